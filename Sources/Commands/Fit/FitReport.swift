import Analysis
import Notation
import Reports
import Springs

/// What `fit` prints.
struct FitReport {
    private let fitting: Fitting
    private let samples: Int
    private let isArray: Bool

    /// - Parameter isArray: whether JSON holds an array, one object a motion, even where there is one.
    init(_ fitting: Fitting, samples: Int, isArray: Bool) {
        self.fitting = fitting
        self.samples = samples
        self.isArray = isArray
    }

    /// An animation in SwiftUI's words with as many digits as the fit is sure of.
    static func words(of fit: SpringFit) -> String {
        let rounded = { (estimate: SpringFit.Estimate) -> Double in
            guard let interval = estimate.interval, interval.upperBound > interval.lowerBound else {
                return estimate.value
            }
            // Two digits of the interval's half width, and never fewer than three decimals.
            var scale = 1e3
            while scale < 1e12, 1 / scale > (interval.upperBound - interval.lowerBound) / 20 { scale *= 10 }
            return (estimate.value * scale).rounded() / scale
        }
        guard fit.model.isSpring, let bounce = fit.bounce,
            let spring = try? Spring(
                duration: rounded(fit.duration), bounce: min(max(rounded(bounce), -0.999), 1))
        else { return SwiftUINotation.text(for: fit.animation) }
        return SwiftUINotation.text(for: Animation(.spring(spring, blendDuration: 0)))
    }

    func text(as format: TableFormat, _ session: Session) throws -> String {
        let pretty = format == .json
        switch format {
        case .json, .ndjson:
            let objects = fitting.motions.map(json)
            if format == .ndjson { return objects.map { $0.formatted(pretty: false) }.joined() }
            return (isArray ? JSONValue.array(objects) : objects[0]).formatted(pretty: pretty)
        case .text, .csv, .tsv, .markdown, .html:
            let style = TableStyle(
                notation: try .significant(3), layout: .transposed, width: session.tableWidth, ascii: session.isASCII)
            let text = try table(isForPeople: format != .csv && format != .tsv).formatted(as: format, style: style)
            guard format == .text || format == .markdown else { return text }
            let advice = fitting.advice.map { "\n\($0)\n" }.joined()
            return text + advice
        }
    }

    private func json(_ fit: SpringFit) -> JSONValue {
        let interval = { (range: ClosedRange<Double>?) -> JSONValue in
            range.map { .array([.number($0.lowerBound), .number($0.upperBound)]) } ?? .null
        }
        let travel = fit.to - fit.from
        return [
            "model": .string(fit.model.rawValue),
            "swiftui": .string(Self.words(of: fit)),
            "duration_s": .number(fit.duration.value),
            "duration_ci_s": interval(fit.duration.interval),
            "bounce": fit.bounce.map { .number($0.value) } ?? .null,
            "bounce_ci": interval(fit.bounce?.interval),
            "start_s": .number(fit.start),
            "from": .number(fit.from),
            "to": .number(fit.to),
            "initial_velocity": .number(travel == 0 ? 0 : fit.velocity / travel),
            "samples": .integer(samples),
            "rms": .number(fit.rootMeanSquare),
            "max_residual": .number(fit.greatestResidual),
            "r_squared": .number(fit.explained),
            "models": .array(
                fit.scores.map { ["model": .string($0.model.rawValue), "aicc": .number($0.aicc)] }),
            "bound": [
                "duration_percent": fit.duration.bound.map { .number(100 * $0) } ?? .null,
                "bounce": fit.bounce?.bound.map { .number($0) } ?? .null,
            ],
            "advice": .array(
                fitting.advice.map { ["id": .string($0.id), "text": .string($0.description)] }),
        ]
    }

    /// - Parameter isForPeople: whether what is lost in rounding is 0.
    private func table(isForPeople: Bool) throws -> Table {
        let columns = [
            Column("motion", title: "", alignment: .leading),
            Column("model", alignment: .leading),
            Column("swiftui", title: "SwiftUI", alignment: .leading),
            Column("duration_s", title: "duration", unit: .milliseconds),
            Column("duration_low_s", title: "at least, 95 %", unit: .milliseconds),
            Column("duration_high_s", title: "at most, 95 %", unit: .milliseconds),
            Column("bounce"),
            Column("bounce_low", title: "at least, 95 %"),
            Column("bounce_high", title: "at most, 95 %"),
            Column("start_s", title: "start", unit: .milliseconds),
            Column("from"),
            Column("to"),
            Column("initial_velocity", title: "initial velocity", unit: DisplayUnit("1/s")),
            Column("rms", title: "residual, rms"),
            Column("max_residual", title: "residual, greatest"),
            Column("r_squared", title: "R²"),
            Column("samples"),
        ]
        var table = try Table(columns: columns)
        for (index, fit) in fitting.motions.enumerated() {
            let travel = fit.to - fit.from
            let number = { (value: Double?, scale: Double) -> Cell in
                let isLost = isForPeople && abs(value ?? 0) < 1e-9 * abs(scale)
                return isLost ? .number(value.map { _ in 0 }) : .number(value)
            }
            let span = fit.duration.value
            try table.append([
                .text(fitting.motions.count > 1 ? ["first", "second"][min(index, 1)] : "fit"),
                .text(fit.model.rawValue), .text(Self.words(of: fit)),
                .number(span), .number(fit.duration.interval?.lowerBound), .number(fit.duration.interval?.upperBound),
                number(fit.bounce?.value, 1), number(fit.bounce?.interval?.lowerBound, 1),
                number(fit.bounce?.interval?.upperBound, 1), number(fit.start, span), number(fit.from, travel),
                number(fit.to, travel), number(travel == 0 ? 0 : fit.velocity / travel, 1 / span),
                number(fit.rootMeanSquare, travel), number(fit.greatestResidual, travel), .number(fit.explained),
                .integer(samples),
            ])
        }
        return table
    }
}
