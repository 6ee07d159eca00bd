import Springs

extension Track {
    /// A stretch of time in which the model value lies outside the visible range.
    package struct ClippedSpan: Hashable, Sendable {
        /// When it leaves the range, in seconds from the start of the script.
        package let start: Double
        /// When it comes back.
        package let end: Double
        /// The model value furthest outside.
        package let extreme: Double
        /// When that is.
        package let extremeTime: Double
        /// Whether it is above the range, or below.
        package let isAbove: Bool
    }

    /// The stretches up to `end` in which the model value cannot be seen as it is, in order.
    ///
    /// Excursions of no more than `tolerance` (default: 0.001, the settling band) of the travel are not listed.
    package func clippedSpans(until end: Double, tolerance: Double = settlingBand) -> [ClippedSpan] {
        let range = property.visibleRange
        let slack = tolerance * travel
        var spans = [ClippedSpan]()
        if let upper = range.upper {
            spans += excursions(until: end, isAbove: true, slack: slack) { $0 - upper }
        }
        if let lower = range.lower {
            spans += excursions(until: end, isAbove: false, slack: slack) { lower - $0 }
        }
        return spans.sorted { $0.start < $1.start }
    }

    /// The stretches in which `excess` of the value is above 0.
    private func excursions(
        until end: Double, isAbove: Bool, slack: Double, excess: @escaping (Double) -> Double
    ) -> [ClippedSpan] {
        let outside = { (time: Double) in excess(self.state(at: time).position) }
        var spans = [ClippedSpan]()
        var open: (start: Double, extreme: Double, time: Double)?
        let times = turningTimes(until: end)
        func close(at time: Double) {
            if let span = open, excess(span.extreme) > slack {
                spans.append(
                    ClippedSpan(
                        start: span.start, end: time, extreme: span.extreme, extremeTime: span.time,
                        isAbove: isAbove))
            }
            open = nil
        }
        func note(_ time: Double, _ value: Double) {
            if let span = open, excess(value) > excess(span.extreme) { open = (span.start, value, time) }
        }
        for (left, right) in zip(times, times.dropFirst()) where right > left {
            let start = state(at: left).position
            let stop = state(before: right).position
            if excess(start) > 0 {
                if open == nil { open = (left, start, left) }
                note(left, start)
            } else if open != nil {
                close(at: left)
            }
            if excess(start) <= 0, excess(stop) > 0 {
                open = (BracketedRoot.find(from: left, to: right, outside), stop, right)
            } else if excess(start) > 0, excess(stop) <= 0 {
                close(at: BracketedRoot.find(from: left, to: right, outside))
            }
            note(right, stop)
        }
        close(at: end)
        return spans
    }
}
