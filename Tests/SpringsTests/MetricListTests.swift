import Testing

@testable import Springs

@Suite("The list of metrics")
struct MetricListTests {
    private func value(_ metric: Metric, of animation: Animation, velocity: Double = 0) throws -> MetricValue {
        var context = try MetricContext(animation, velocity: velocity)
        return metric.value(in: &context)
    }

    @Test("names are lower case, with their unit, and stand once")
    func names() {
        let names = Metric.all.map(\.id)
        #expect(Set(names).count == names.count)
        for metric in Metric.all {
            #expect(metric.id.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "_") }, "\(metric.id)")
            #expect(metric.id.hasSuffix("_s") == (metric.unit == .seconds || metric.unit == .radiansPerSecond))
            #expect(metric.id.hasSuffix("_percent") == (metric.unit == .percent), "\(metric.id)")
            #expect(metric.shortTitle.count <= 13, "\(metric.shortTitle)")
            #expect(!metric.definition.hasSuffix("."))
        }
    }

    // A speed f divides times and multiplies rates, a delay d inside it is divided too and added to times from the start.
    @Test("delay and speed act on every metric as its scaling says", arguments: Metric.all)
    func modifiers(metric: Metric) throws {
        let bases: [Animation.Base] = [
            .spring(try Spring(duration: 0.35, bounce: 0.35), blendDuration: 0),
            .spring(try Spring(duration: 0.5, bounce: -0.3), blendDuration: 0),
            .interpolatingSpring(try Spring(duration: 0.5, bounce: 0), initialVelocity: -4),
            .timingCurve(.easeOut, duration: 0.4),
            .timingCurve(.cubicBezier(try CubicBezier(x1: 0.3, y1: -0.5, x2: 0.6, y2: 1.6)), duration: 0.4),
        ]
        for base in bases {
            let plain = try value(metric, of: Animation(base))
            let other = try value(metric, of: Animation(base, modifiers: [.delay(1), .speed(2)]))
            guard let plain = plain.number, let other = other.number else {
                #expect(plain == other, "\(base)")
                continue
            }
            let expected: Double
            switch metric.scaling {
            case .parameter, .unchanged: expected = plain
            case .span: expected = plain / 2
            case .instant, .estimate: expected = plain / 2 + 0.5
            case .rate: expected = plain * 2
            case .played:
                // Frames are not in proportion, but they are no further off than a few.
                #expect(abs(other - (plain / 2 + 0.5)) < 0.1, "\(base)")
                continue
            }
            #expect(abs(other - expected) <= 1e-12 * abs(expected), "\(base)")
        }
    }

    @Test("a spring twice as long has 2^exponent times the metric", arguments: Metric.all)
    func proportion(metric: Metric) throws {
        guard let exponent = metric.scaling.exponent else { return }
        for bounce in [-0.5, 0, 0.35, 0.9] {
            let short = Animation(.spring(try Spring(duration: 0.3, bounce: bounce), blendDuration: 0))
            let long = Animation(.spring(try Spring(duration: 0.6, bounce: bounce), blendDuration: 0))
            let (one, two) = (try value(metric, of: short, velocity: -4), try value(metric, of: long, velocity: -2))
            guard let one = one.number, let two = two.number else {
                #expect(one == two)
                continue
            }
            let factor = [-2: 0.25, -1: 0.5, 0: 1, 1: 2][exponent] ?? .nan
            #expect(abs(two - factor * one) <= 1e-12 * abs(two), "\(bounce)")
        }
    }

    @Test(
        "a metric is found by its name, with a number where it takes one",
        arguments: [
            ("overshoot_percent", "overshoot_percent"), ("Overshoot-Percent", "overshoot_percent"),
            ("settle@1%", "settling_time_1_percent_s"), ("settle@0.01", "settling_time_1_percent_s"),
            ("settle@0.1%", "settling_time_0_1_percent_s"), ("settle@5%", "settling_time_5_percent_s"),
            ("settle@2.5%", "settling_time_2_5_percent_s"), ("reach@90%", "reach_time_90_percent_s"),
            ("settling_time_5_percent_s", "settling_time_5_percent_s"),
            ("settling_time_0_5_percent_s", "settling_time_0_5_percent_s"),
            ("reach_time_12_5_percent_s", "reach_time_12_5_percent_s"),
        ])
    func named(name: String, id: String) throws {
        #expect(Metric(named: name)?.id == id)
    }

    @Test(
        "a name without a metric finds none",
        arguments: [
            "", "overshoot", "settle", "settle@", "settle@0", "settle@-1%", "settle@101%", "settle@nan", "settle@1e-3",
            "settle@x%", "settling_time__percent_s", "settling_time_x_percent_s", "reach@", "@1%",
        ])
    func unnamed(name: String) {
        #expect(Metric(named: name) == nil)
    }

    // e^(−aπ/ω_d) of 0.35/0.35 peaks at 6.8 %; the first 90 % crossing and the 5 % band by
    // Tests/References/named_metrics.py.
    @Test("a metric made from a name measures what it says")
    func made() throws {
        let release = Animation(.spring(try Spring(duration: 0.35, bounce: 0.35), blendDuration: 0))
        let settling = try #require(Metric(named: "settle@5%"))
        #expect(abs((try value(settling, of: release).number ?? 0) - 0.280_227_562_401_881_91) < 1e-12)
        let reach = try #require(Metric(named: "reach@90%"))
        #expect(abs((try value(reach, of: release).number ?? 0) - 0.138_305_209_273_286_25) < 1e-12)
    }

    // 6.80766 % of 6 points at three pixels a point.
    @Test("a metric of one's own is computed from the same context")
    func ownMetric() throws {
        let pixels = Metric(
            "overshoot_px", "overshoot", unit: .pixels, topic: .motion, scaling: .unchanged,
            definition: "how far the first maximum is beyond the target on the screen"
        ) { context in
            guard let percent = context.metrics.step.overshootPercent else { return .missing }
            return .number(percent / 100 * abs(context.travel) * context.screenScale)
        }
        let release = Animation(.spring(try Spring(duration: 0.35, bounce: 0.35), blendDuration: 0))
        var context = try MetricContext(release, travel: 6)
        #expect(abs((pixels.value(in: &context).number ?? 0) - 1.225_379_611_833_804) < 1e-12)
        #expect(Metric(named: "overshoot-px", among: Metric.all + [pixels]) == pixels)
    }

    // Frame 12 at 60 fps is 0.2 s; the frame of the published end, 0.5167 s, shows the target.
    @Test("a context knows each frame by either solver")
    func frames() throws {
        let release = Animation(.spring(try Spring(duration: 0.35, bounce: 0.35), blendDuration: 0))
        var exact = try MetricContext(release)
        #expect(exact.progress(inFrame: 0) == 0)
        #expect(abs(exact.progress(inFrame: 12) - 1.055_489_986_576_612_2) < 1e-14)
        var stepped = try MetricContext(release, solver: .swiftui)
        #expect(stepped.progress(inFrame: 31) == 1)
    }

    // x(t) = e^(−at)·sin(ω_d t)/ω_d: peak e^(−aθ/ω_d)·sin θ/ω_d at θ = atan(ω_d/a): Tests/References/named_metrics.py.
    @Test("a spring thrown from its target is measured from rest, in units")
    func impulse() throws {
        let release = Animation(.spring(try Spring(duration: 0.35, bounce: 0.35), blendDuration: 0))
        var context = try MetricContext(release, velocity: 1, travel: 0)
        #expect(abs((Metric.peakTime.value(in: &context).number ?? 0) - 0.063_274_627_261_460_923) < 1e-12)
        #expect(abs((Metric.overshoot.value(in: &context).number ?? 0) - 2.662_149_158_893_093_6) < 1e-12)
        #expect(Metric.riseTime.value(in: &context) == .missing && Metric.delayTime.value(in: &context) == .missing)
        #expect(Metric.backswing.value(in: &context) == .missing)
        // |x| > 0.02 for the last time on the way back from the peak.
        #expect(abs((Metric.settlingTime(0.02).value(in: &context).number ?? 0) - 0.111_184_753_343_056_82) < 1e-12)
        var still = try MetricContext(.easeOut, travel: 0)
        #expect(Metric.settlingTime(0.02).value(in: &still) == .number(0))
        #expect(Metric.overshoot.value(in: &still) == .missing)
    }
}
