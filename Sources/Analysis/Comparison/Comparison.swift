import Scenes
import Springs

/// The answer of `compare` for a press and its release: how far apart they are, what a tap shows, and what to make of it.
package struct Comparison: Sendable {
    /// The question.
    package struct Request: Sendable {
        /// The press and its release.
        package var pair: ComparedPair
        /// How long a tap holds.
        package var hold: TapHold
        /// The scene as it is played; nil for two animations.
        package var playback: Playback?
        /// Whether nobody named what moves, so that a scale stands for what a button would do.
        package var isScaleAssumed = false

        /// A question about a pair and a tap.
        package init(_ pair: ComparedPair, hold: TapHold) {
            self.pair = pair
            self.hold = hold
        }

        /// What the rules of advice look at.
        fileprivate var advice: AdviceContext {
            let scale = pair.moves.first { $0.name == "scale" }.map {
                ScaleChange(released: $0.from, pressed: $0.to, isAssumed: isScaleAssumed)
            }
            guard let playback else {
                return AdviceContext(
                    pair.first.animation, pair.second.animation, labels: (pair.first.label, pair.second.label),
                    hold: hold, control: pair.control ?? ControlSize(), scale: scale)
            }
            var context = AdviceContext(
                playback, extent: .pressAndRelease, hold: hold.isGiven ? hold.seconds : nil)
            context.scale = scale
            if let control = pair.control { context.control = control }
            return context
        }
    }

    /// The press and its release.
    package let pair: ComparedPair
    /// How long the tap holds.
    package let hold: TapHold
    /// How far apart the two curves are.
    package let difference: CurveDifference
    /// Whether both are one motion in other words.
    package let isSameMotion: Bool
    /// What a tap shows of the leading property.
    package let tap: TapStudy
    /// What a designer can act on.
    package let findings: [Finding]
    /// What matters most, in one sentence without a full stop; nil where there is nothing to say.
    package let headline: String?
    /// Whether nobody named what moves.
    let isScaleAssumed: Bool

    /// Compares.
    ///
    /// - Throws: ``PlayedMotionError`` for a frame rate that is not a positive number.
    package init(_ request: Request) throws(PlayedMotionError) {
        let (pair, hold) = (request.pair, request.hold)
        self.pair = pair
        self.hold = hold
        difference = pair.difference
        isSameMotion = pair.isSameMotion
        // The pair is named after the animations of this property.
        let leading =
            pair.properties.first { $0.first == pair.first.animation && $0.second == pair.second.animation }
            ?? ComparedPair.Property(move: .value(), first: pair.first.animation, second: pair.second.animation)
        tap = try TapStudy(pair.tap(of: leading, hold: hold.seconds))
        let advice = request.advice
        findings = advice.findings
        headline = advice.headline
        isScaleAssumed = request.isScaleAssumed
    }

    /// Whether the tap itself is shown: somebody said how long it holds.
    package var showsTap: Bool { hold.isGiven }

    /// What a tap does to each property.
    func taps(band: Double = 0.001) throws(PlayedMotionError) -> [(property: ComparedPair.Property, tap: TapStudy)] {
        var taps: [(ComparedPair.Property, TapStudy)] = []
        for property in pair.properties {
            taps.append((property, try TapStudy(pair.tap(of: property, hold: hold.seconds), band: band)))
        }
        return taps
    }

    /// When SwiftUI stops animating each property of the tap; none where only the exact motion is shown.
    package func playedTaps() throws(PlayedMotionError) -> [(move: PropertyMove, rest: Double?)] {
        guard showsTap, pair.solver.showsFrames else { return [] }
        var ends: [(PropertyMove, Double?)] = []
        for property in pair.properties {
            var request = pair.tap(of: property, hold: hold.seconds)
            request.isPlayed = true
            ends.append((property.move, try TapStudy(request).rest))
        }
        return ends
    }

    /// How long charts and data last where nobody says: until both, or where the tap is shown until it is at rest.
    package func shownTime() throws(PlayedMotionError) -> ShownTime {
        let shown = try pair.shownTime()
        guard showsTap else { return shown }
        let rests = try taps().map(\.tap.rest)
        let end = rests.compactMap(\.self).max() ?? shown.end + hold.seconds
        return ShownTime(end: end, isCut: rests.contains(nil))
    }

    /// The question of ``Samples``: every property of both and, where it is shown, of the tap.
    package func samples(on grid: SampleGrid) throws(PlayedMotionError) -> Samples.Request {
        var request = try pair.samples(on: grid)
        guard showsTap else { return request }
        for (property, tap) in try taps() {
            request.series.append(tap.series(of: pair.moved(property, by: 0)))
        }
        return request
    }
}

extension Comparison.Request {
    /// The question about a scene's press and the release after it, as a variant plays them (nil: the first): each property
    /// that both move, with its own two animations. The two are named after those of the scale, or of the first property where
    /// it does not move.
    ///
    /// - Throws: ``ComparisonError/noPair(_:)``, ``PlaybackError`` for an unknown variant.
    package init(_ scene: Scene, variant: String? = nil) throws {
        let playback = try Playback(scene, variant: variant)
        let found = scene.pressesAndReleases(playback.timeline)
        guard let leading = found.first else { throw ComparisonError.noPair(scene.name) }
        let properties = scene.properties.compactMap { property -> ComparedPair.Property? in
            guard let pair = found.first(where: { $0.properties.contains(property.name) }),
                let from = scene.value(of: property.name, in: pair.pressStep.from),
                let to = scene.value(of: property.name, in: pair.pressStep.to)
            else { return nil }
            return ComparedPair.Property(
                move: PropertyMove(name: property.name, from: from, to: to), first: pair.press, second: pair.release)
        }
        pair = ComparedPair(
            NamedAnimation(leading.press, label: "press"), NamedAnimation(leading.release, label: "release"),
            properties: properties, returns: true)
        pair.control = scene.size
        hold = .variant(playback.timeline.variant.name, leading.hold)
        self.playback = playback
    }
}

extension ComparedPair {
    /// The question about a tap of a property.
    fileprivate func tap(of property: Property, hold: Double) -> TapStudy.Request {
        var request = TapStudy.Request(press: property.first, release: property.second, hold: hold)
        request.velocity = velocity.travels(along: property.move) ?? 0
        request.move = property.move
        request.isPlayed = solver == .swiftui
        request.framesPerSecond = framesPerSecond
        return request
    }
}
