/// Times a body: the median of several runs, in seconds.
func median(runs: Int, _ body: () -> Void) -> Double {
    let clock = ContinuousClock()
    let times = (0..<max(runs, 1)).map { _ in
        let elapsed = clock.measure(body).components
        return Double(elapsed.seconds) + Double(elapsed.attoseconds) * 1e-18
    }
    return times.sorted()[times.count / 2]
}
