import Arguments
import Reports
import Scenes
import Springs

extension ComparedPair {
    /// The samples of every property as CSV: `press_scale`, …, `release_scale`, …, and after a hold `tap_scale`, …
    func samples(_ arguments: ParsedArguments) throws -> [UInt8] {
        let grid = try GridOptions.grid(arguments, until: end)
        var table = try AnimationSeries.table(
            of: moved.map { ($0.named, $0.moves) },
            on: grid, solver: solver, framesPerSecond: framesPerSecond, namesSeries: true, hasVelocities: false)
        if hold != nil {
            let tap = handedOver.trajectory(on: grid)
            table.series += moves.map { move in
                MovedProperty(press.animation, move, control: control).follow(tap, series: "tap")
            }
        }
        let notation = try arguments[CommonOptions.precision].map(NumberNotation.fixed) ?? .shortest
        var bytes: [UInt8] = []
        try table.write(.csv, long: false, style: TableStyle(dataNotation: notation)) {
            (chunk: UnsafeRawBufferPointer) throws(OutputError) in
            bytes += chunk
        }
        return bytes
    }
}
