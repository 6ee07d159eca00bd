import Springs

/// The spring behind 600 noisy samples: as a spring, and with every kind of curve looked at.
enum FitBenchmark {
    private static let count = 600

    /// Prints the median times of one fit.
    static func run() {
        guard let recording = try? recording() else { return print("fit-invalid 0") }
        for (name, model) in [("fit", FitModel.spring), ("fit-auto", nil)] {
            var given = SpringFit.Given()
            given.model = model
            var found = 0.0
            let seconds = median(runs: 9) { found += (try? SpringFit(recording, given: given))?.duration.value ?? .nan }
            print(name, found.isNaN ? .nan : seconds)
        }
    }

    /// A second of `.spring(duration: 0.35, bounce: 0.35)` from 0.1 s on, with the same even noise of 1 % as in fit.py.
    private static func recording() throws -> Recording {
        let motion = SpringMotion(try Spring(duration: 0.35, bounce: 0.35))
        let times = (0..<count).map { Double($0) / Double(count) }
        var state: UInt64 = 1
        return try Recording(
            times: times,
            values: times.map { time in
                state = (state &* 1_103_515_245 &+ 12_345) % 2_147_483_648
                let noise = (Double(state) / 2_147_483_648 - 0.5) * 12.0.squareRoot() * 0.01
                return (time > 0.1 ? motion.state(at: time - 0.1).position : 0) + noise
            })
    }
}
