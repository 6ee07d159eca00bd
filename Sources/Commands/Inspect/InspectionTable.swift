import Reports
import Springs
import Words

/// The table of `inspect`: one record an animation, one column a parameter or metric.
enum InspectionTable {
    /// One column: its name for programs, its title and unit for people, and its value.
    struct Quantity: Sendable {
        var column: Column
        var group: String
        var cell: @Sendable (Inspection) -> Cell

        init(
            _ name: String, _ title: String, _ unit: DisplayUnit = .none, in group: String,
            alignment: Column.Alignment = .decimal, _ cell: @escaping @Sendable (Inspection) -> Cell
        ) {
            column = Column(name, title: title, unit: unit, alignment: alignment)
            self.group = group
            self.cell = cell
        }
    }

    private static let spring = "Spring"
    private static let motion = "Motion, unit step"
    private static let endings = "When does it end?"

    /// Every column in the order of the data contract.
    static let quantities: [Quantity] = parameters + metrics + ends

    private static let parameters: [Quantity] = [
        Quantity("label", "", in: "", alignment: .leading) { .text($0.subject.label) },
        Quantity("swiftui", "SwiftUI", in: spring) { .text($0.subject.words) },
        Quantity("regime", "regime", in: spring) { .text($0.spring?.dampingRegime.rawValue) },
        Quantity("duration_s", "duration", .milliseconds, in: spring) { .number($0.subject.animation.statedDuration) },
        Quantity("bounce", "bounce", in: spring) { .number($0.spring?.bounce) },
        Quantity("response_s", "response", .milliseconds, in: spring) { .number($0.spring?.response) },
        Quantity("damping_ratio", "damping ratio", in: spring) { .number($0.spring?.dampingRatio) },
        Quantity("mass", "mass", DisplayUnit("kg"), in: spring) { .number($0.spring?.mass) },
        Quantity("stiffness", "stiffness", DisplayUnit("N/m"), in: spring) { .number($0.spring?.stiffness) },
        Quantity("damping", "damping", DisplayUnit("N·s/m"), in: spring) { .number($0.spring?.damping) },
        Quantity("natural_frequency_rad_s", "natural frequency", .radiansPerSecond, in: spring) {
            .number($0.oscillator?.naturalFrequency)
        },
        Quantity("damped_frequency_rad_s", "damped frequency", .radiansPerSecond, in: spring) {
            $0.oscillator.map { $0.bounce > 0 ? .number($0.dampedFrequency) : .missing } ?? .missing
        },
        Quantity("initial_velocity", "initial velocity", DisplayUnit("1/s"), in: spring) {
            .number($0.velocity)
        },
    ]

    private static let metrics: [Quantity] = [
        Quantity("overshoot_percent", "overshoot", .percent, in: motion) { .number($0.metrics.step.overshootPercent) },
        Quantity("undershoot_percent", "undershoot", .percent, in: motion) {
            .number($0.metrics.step.undershootPercent)
        },
        Quantity("peak_time_s", "peak time", .milliseconds, in: motion) { .number($0.metrics.step.peakTime) },
        Quantity("rise_time_s", "rise time, 10–90 %", .milliseconds, in: motion) { .number($0.metrics.step.riseTime) },
        Quantity("delay_time_s", "delay time, 50 %", .milliseconds, in: motion) { .number($0.metrics.step.delayTime) },
        Quantity("settling_time_2_percent_s", "settling time, 2 %", .milliseconds, in: endings) {
            .settling($0.metrics.step, within: 0.02)
        },
        Quantity("settling_time_1_percent_s", "settling time, 1 %", .milliseconds, in: endings) {
            .settling($0.metrics.step, within: 0.01)
        },
        Quantity("settling_time_0_1_percent_s", "settling time, 0.1 %", .milliseconds, in: endings) {
            .settling($0.metrics.step, within: 0.001)
        },
        Quantity("peak_velocity", "peak velocity", DisplayUnit("1/s"), in: motion) {
            .number($0.metrics.step.peakSpeed)
        },
        Quantity("peak_velocity_time_s", "peak velocity at", .milliseconds, in: motion) {
            .number($0.metrics.step.peakSpeedTime)
        },
        Quantity("half_swings", "half-swings beyond 2 %", in: motion) { inspection in
            inspection.metrics.step.halfSwings.map { .integer($0) } ?? .never
        },
    ]

    private static let ends: [Quantity] = [
        Quantity("swiftui_settling_duration_s", "SwiftUI settlingDuration", .milliseconds, in: endings) {
            .time($0.metrics.reported?.swiftUI)
        },
        Quantity("core_animation_settling_duration_s", "Core Animation settlingDuration", .milliseconds, in: endings) {
            .time($0.metrics.reported?.coreAnimation)
        },
        Quantity("played_end_s", "played end, 0 → 1", .milliseconds, in: endings) { inspection in
            inspection.played.end.map { .number($0) } ?? .never
        },
        Quantity("logical_completion_s", "logical completion", .milliseconds, in: endings) {
            $0.played.logicalCompletion.map { .number($0) } ?? .never
        },
        Quantity("warnings", "warnings", in: "", alignment: .leading) { .texts($0.subject.warnings) },
    ]

    /// The records of some animations. People see the groups in reading order, without the warnings, which are notes.
    ///
    /// - Parameter ascii: whether titles and units keep to ASCII.
    static func table(of inspections: [Inspection], ascii: Bool) throws(TableError) -> Table {
        let groups = ["", spring, motion, endings].map { heading in
            Table.Group(
                heading,
                columns: quantities.filter { $0.group == heading && $0.column.name != "warnings" }.map(\.column.name))
        }
        let columns = quantities.map(\.column)
        var table = try Table(columns: ascii ? columns.map(\.spelled) : columns, groups: groups)
        for inspection in inspections { try table.append(quantities.map { $0.cell(inspection) }) }
        return table
    }
}

extension Column {
    /// The column with its title and unit in ASCII.
    fileprivate var spelled: Column {
        Column(
            name, title: title.spelledInASCII,
            unit: DisplayUnit(unit.symbol.spelledInASCII, factor: unit.factor), alignment: alignment)
    }
}

extension Cell {
    /// A text, or nothing.
    fileprivate static func text(_ value: String?) -> Cell { value.map(Cell.text) ?? .missing }

    /// A time that may be infinite.
    fileprivate static func time(_ value: Double?) -> Cell {
        guard let value else { return .missing }
        return value.isFinite ? .number(value) : .never
    }

    /// A settling time of the metrics.
    fileprivate static func settling(_ metrics: StepMetrics, within band: Double) -> Cell {
        metrics.settlingTime(within: band)?.seconds.map { .number($0) } ?? .never
    }
}
