import Foundation
import TestSupport
import Testing

@testable import Springs

/// Whether a number is the reference within a relative tolerance, or both do not exist.
func agrees(_ value: Double?, _ reference: String?, within tolerance: Double, absolute: Double = 0) -> Bool {
    guard let value else { return reference == "none" || reference == "never" }
    guard let reference = reference.flatMap(Double.init) else { return false }
    return abs(value - reference) <= tolerance * abs(reference) + absolute
}

@Suite("Step metrics")
struct StepMetricsTests {
    @Test("press and release springs have the published metrics")
    func published() throws {
        let release = StepMetrics(try Spring(duration: 0.35, bounce: 0.35))
        #expect(agrees(release.overshootPercent, "6.80766", within: 1e-6))
        #expect(agrees(release.peakTime, "0.230283", within: 0, absolute: 5e-7))
        #expect(agrees(release.settlingTime(within: 0.02)?.seconds, "0.334634", within: 0, absolute: 5e-7))
        #expect(agrees(release.settlingTime(within: 0.01)?.seconds, "0.358868", within: 0, absolute: 5e-7))
        #expect(agrees(release.settlingTime(within: 0.001)?.seconds, "0.576916", within: 0, absolute: 5e-7))
        #expect(agrees(release.peakSpeed, "8.57938", within: 0, absolute: 5e-6))
        #expect(agrees(release.peakSpeedTime, "0.0633", within: 0, absolute: 5e-5))
        let press = StepMetrics(try Spring(duration: 0.12))
        #expect(press.peakTime == nil && press.overshootPercent == nil && press.undershootPercent == nil)
        #expect(agrees(press.settlingTime(within: 0.02)?.seconds, "0.111420", within: 0, absolute: 5e-7))
        #expect(agrees(press.settlingTime(within: 0.001)?.seconds, "0.176345", within: 0, absolute: 5e-7))
    }

    @Test("metrics agree with 50-digit arithmetic over durations, bounces and velocities")
    func grid() throws {
        for row in try CSVTable(reference: "step-metrics.csv").records {
            let duration = try #require(Double(row["duration"] ?? ""))
            let bounce = try #require(Double(row["bounce"] ?? ""))
            let velocity = try #require(Double(row["velocity"] ?? ""))
            let metrics = StepMetrics(try Spring(duration: duration, bounce: bounce), velocity: velocity)
            let found: [(String, Double?, Double)] = [
                ("rise", metrics.riseTime, 1e-11), ("delay", metrics.delayTime, 1e-12),
                ("peak_time", metrics.peakTime, 1e-12), ("overshoot", metrics.overshootPercent, 1e-11),
                ("undershoot", metrics.undershootPercent, 1e-11),
                ("settle_2", metrics.settlingTime(within: 0.02)?.seconds, 1e-11),
                ("settle_1", metrics.settlingTime(within: 0.01)?.seconds, 1e-11),
                ("settle_01", metrics.settlingTime(within: 0.001)?.seconds, 1e-11),
                ("half_swings", metrics.halfSwings.map(Double.init), 0), ("speed", metrics.peakSpeed, 1e-12),
                ("speed_time", metrics.peakSpeedTime, 1e-11),
            ]
            for (name, value, tolerance) in found {
                let isSame = agrees(value, row[name], within: tolerance, absolute: name.hasSuffix("shoot") ? 1e-13 : 0)
                #expect(isSame, "\(name) \(value as Any) ≠ \(row[name] ?? "") at \(duration), \(bounce), \(velocity)")
            }
        }
    }

    @Test("an undamped spring never settles, peaks at twice the travel and has endless half-swings")
    func undamped() throws {
        let metrics = StepMetrics(try Spring(duration: 0.5, bounce: 1))
        #expect(metrics.settling.allSatisfy { $0.settling == .never })
        #expect(metrics.halfSwings == nil)
        #expect(agrees(metrics.overshootPercent, "100", within: 1e-14))
        #expect(agrees(metrics.undershootPercent, "100", within: 1e-14))
        #expect(agrees(metrics.peakTime, "0.25", within: 1e-14))
    }

    @Test("an undamped swing inside the band is settled from the start")
    func undampedInsideBand() throws {
        let metrics = StepMetrics(
            try Spring(duration: 0.5, bounce: 1), thresholds: try MetricThresholds(bands: [1.5]))
        #expect(metrics.settlingTime(within: 1.5) == .at(0))
    }

    @Test("a spring that swings a million times settles by the envelope")
    func manySwings() throws {
        // ln(1/0.001)/(ω₀·1e-6), within half a period of 0.5 s.
        let metrics = StepMetrics(try Spring(duration: 0.5, bounce: 0.999999))
        let expected = log(1000) / (2 * .pi / 0.5 * 1e-6)
        let settling = try #require(metrics.settlingTime(within: 0.001)?.seconds)
        #expect(abs(settling - expected) < 0.25)
        // Each half-swing is e^(−π·1e-6) of the one before.
        let count = Int(log(50) / (.pi * 1e-6))
        #expect(metrics.halfSwings.map { abs($0 - count) <= 1 } == true)
    }

    @Test("thresholds that measure nothing are refused")
    func refused() {
        #expect(throws: MetricThresholdError.levelOutOfRange(1.2)) { try MetricThresholds(riseEnd: 1.2) }
        #expect(throws: MetricThresholdError.riseReversed(from: 0.9, to: 0.1)) {
            try MetricThresholds(riseStart: 0.9, riseEnd: 0.1)
        }
        #expect(throws: MetricThresholdError.bandNotPositive(0)) { try MetricThresholds(bands: [0]) }
    }
}
