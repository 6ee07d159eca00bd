import Analysis
import Arguments
import Reports
import Springs

/// The options that ask a spring for a number, and the metrics they stand for.
enum SpringWishes {
    /// An option for a metric with a number of its own.
    private struct Wish {
        let option: Option<Double?>
        let metric: Metric
        /// What a number of the option is multiplied by in the metric's unit.
        var factor = 1.0
    }

    private static let time = ValueFormat<Double>.duration(.above(0))
    private static let positive = ValueFormat<Double>.number(.above(0))

    private static let plain: [Wish] = [
        Wish(option: Option("duration", time, help: "The undamped period."), metric: .duration),
        Wish(option: Option("bounce", .number(.within(-0.9999...1)), help: "The bounce."), metric: .bounce),
        Wish(option: Option("response", time, help: "The undamped period, by its other name."), metric: .response),
        Wish(
            option: Option("damping-ratio", .number(.within(0...1e4)), help: "The damping ratio."),
            metric: .dampingRatio),
        Wish(option: Option("stiffness", positive, help: "The stiffness in N/m."), metric: .stiffness),
        Wish(option: Option("damping", positive, help: "The damping in N·s/m."), metric: .damping),
        Wish(
            option: Option("overshoot", .fraction(.atLeast(0)), help: "How far the first peak is beyond the target."),
            metric: .overshoot, factor: 100),
        Wish(option: Option("peak", time, help: "When the first peak is."), metric: .peakTime),
        Wish(option: Option("rise", time, help: "From 10 % to 90 %."), metric: .riseTime),
        Wish(option: Option("delay-time", time, help: "When the value is halfway."), metric: .delayTime),
        Wish(
            option: Option("peak-velocity", positive, help: "The greatest speed, in travels per second."),
            metric: .peakVelocity),
    ]

    private static let settle = Option.repeated(
        "settle",
        TimeWithin.format("TIME[@BAND]", "400ms or 400ms@1%", number: "band") { word in
            let parts = word.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
            return (parts.count == 2 ? String(parts[1]) : "2%", String(parts[0]))
        }, help: "When the value stays within a band of the target, 2 % unless told otherwise.")
    private static let reach = Option.repeated(
        "reach",
        TimeWithin.format("LEVEL@TIME", "0.9@120ms or 90%@120ms", number: "level") { word in
            let parts = word.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
            return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
        }, help: "When a level is first crossed.")

    /// The options, under their heading.
    static let all: [OptionSpec] = OptionSpec.group("What is asked for") {
        plain.map(\.option.spec)
        settle
        reach
    }

    /// What the command line asks for, in the order of the help.
    static func given(_ arguments: inout ArgumentReader) throws -> [SpringWish] {
        var wishes: [SpringWish] = []
        for wish in plain {
            if let number = try arguments[wish.option] {
                wishes.append(try SpringWish(wish.metric, wish.factor * number))
            }
        }
        wishes += try arguments[settle].map { try SpringWish(.settlingTime($0.number), $0.seconds) }
        wishes += try arguments[reach].map { try SpringWish(.reachTime($0.number), $0.seconds) }
        return wishes
    }
}

/// A time with the band or level that it is for.
struct TimeWithin: Sendable {
    /// A fraction of the travel.
    let number: Double
    let seconds: Double

    /// - Parameters:
    ///   - example: how it is written.
    ///   - number: what the fraction is called.
    ///   - split: the words of the fraction and of the time.
    static func format(
        _ placeholder: String, _ example: String, number: String,
        _ split: @escaping @Sendable (String) -> (number: String, time: String)?
    ) -> ValueFormat<TimeWithin> {
        let allowed = "a time above 0s with a \(number) above 0 and below 1, such as \(example)"
        return ValueFormat(placeholder: placeholder, allowed: allowed) { word throws(ValueRefusal) in
            guard let parts = split(word) else { throw ValueRefusal() }
            do throws(ValueRefusal) {
                let share = try ValueFormat<Double>.fraction(.within(1e-6...0.999_999)).read(parts.number)
                return TimeWithin(number: share, seconds: try ValueFormat<Double>.duration(.above(0)).read(parts.time))
            } catch { throw ValueRefusal() }
        }
    }
}
