import Analysis
import Springs
import Testing

@Suite("Names of metrics")
struct MetricNameTests {
    @Test("a name that is known is found")
    func found() throws {
        #expect(try Metric.called("overshoot_percent") == .overshoot)
        #expect(try Metric.called("settle@0.5%").id == "settling_time_0_5_percent_s")
    }

    static let refusals: [(name: String, sentence: String)] = [
        ("overshot_percent", "there is no metric 'overshot_percent'; did you mean 'overshoot_percent'?"),
        ("overshoot", "there is no metric 'overshoot'; did you mean 'overshoot_percent'?"),
        ("peak-tme-s", "there is no metric 'peak-tme-s'; did you mean 'peak_time_s'?"),
        ("settel@1%", "there is no metric 'settel@1%'; did you mean 'settle@1%'?"),
        ("settle@0", "'settle@0' needs a share of the travel above 0 and at most 100 %; write it as settle@1%"),
        ("reach@120%", "'reach@120%' needs a share of the travel above 0 and at most 100 %; write it as reach@90%"),
        ("zzzzzzzzzz", "there is no metric 'zzzzzzzzzz'; docs/metrics.md lists them"),
    ]

    @Test("a name that is not says what may have been meant", arguments: refusals)
    func refused(name: String, sentence: String) {
        #expect { try Metric.called(name) } throws: { "\($0)" == sentence }
    }
}
