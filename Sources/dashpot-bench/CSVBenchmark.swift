import CLibrary
import Reports
import Springs

/// A million rows of time, position, velocity and a random number, written as CSV to /dev/null.
enum CSVBenchmark {
    static let rows = 1_000_000

    /// The time, position and velocity of `.spring(duration: 0.35, bounce: 0.35)` over a second, and noise.
    static func columns() -> [[Double]] {
        let rate = 2 * Double.pi / 0.35
        let decay = rate * 0.65
        let frequency = rate * (0.35 * 1.65).squareRoot()
        let times = (0..<rows).map { Double($0) / 1e6 }
        let positions = times.map { time in
            1 - exp(-decay * time) * (cos(frequency * time) + decay / frequency * sin(frequency * time))
        }
        let velocities = times.map { time in
            exp(-decay * time) * (decay * decay / frequency + frequency) * sin(frequency * time)
        }
        var state: UInt64 = 1
        let noise = times.map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(state >> 11) * 0x1p-53
        }
        return [times, positions, velocities, noise]
    }

    /// Prints `name seconds`: the median processor time of five runs, which a busy machine hardly disturbs.
    static func run(_ name: String, notation: NumberNotation) {
        let columns = columns()
        let file = open("/dev/null", O_WRONLY)
        defer { close(file) }
        let seconds = (0..<5).map { _ in
            let start = clock()
            var bytes = 0
            var writer = DelimitedWriter<Never>(
                columns: ["time_s", "value", "velocity", "noise"], notation: notation
            ) { chunk in bytes += write(file, chunk.baseAddress, chunk.count) }
            writer.write(columns: columns)
            writer.finish()
            return Double(clock() - start) / Double(CLOCKS_PER_SEC)
        }
        print("\(name) \(seconds.sorted()[2])")
    }
}
