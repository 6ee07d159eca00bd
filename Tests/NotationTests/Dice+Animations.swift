import Springs
import TestSupport

extension Dice {
    /// Sometimes a round number, sometimes one with all its digits, sometimes of an odd size.
    mutating func positive() -> Double {
        switch index(below: 4) {
        case 0: Double(index(below: 40) + 1) / 20
        case 1: Double(index(below: 400) + 1)
        case 2: fraction() * 10 + 1e-9
        default: (fraction() + 0.1) * [1e-8, 1e-3, 1, 1e6, 1e17][index(below: 5)]
        }
    }

    mutating func spring() -> Spring {
        switch index(below: 4) {
        case 0:
            let bounce = index(below: 2) == 0 ? Double(index(below: 39) - 19) / 20 : fraction() * 1.9 - 0.95
            let duration = index(below: 3) == 0 ? 0.5 : positive()
            return known { () throws(SpringError) in try Spring(duration: duration, bounce: bounce) }
        case 1:
            let ratio = [0.825, 0.86, 1, fraction() * 3][index(below: 4)]
            let response = [0.5, 0.15, positive()][index(below: 3)]
            return known { () throws(SpringError) in try Spring(response: response, dampingRatio: ratio) }
        default:
            let mass = index(below: 2) == 0 ? 1 : fraction() * 4 + 0.1
            let damping = index(below: 5) == 0 ? 0 : fraction() * 100
            return physical(mass, fraction() * 500 + 1, damping)
        }
    }

    mutating func animation() -> Animation {
        let base: Animation.Base
        switch index(below: 4) {
        case 0: base = .spring(spring(), blendDuration: [0, 0.25, fraction()][index(below: 3)])
        case 1: base = .interpolatingSpring(spring(), initialVelocity: [0, fraction() * 20 - 10][index(below: 2)])
        default: base = .timingCurve(timingCurve(), duration: [0.35, min(positive(), 1e9)][index(below: 2)])
        }
        let modifiers = (0..<index(below: 4)).map { _ in modifier() }
        return Animation(base, modifiers: modifiers)
    }

    private mutating func timingCurve() -> TimingCurve {
        switch index(below: 9) {
        case 0: return .linear
        case 1: return .easeIn
        case 2: return .easeInOut
        case 3: return .circularEaseIn
        case 4: return .circularEaseInOut
        case 5:
            let jump = StepCurve.Jump.allCases[index(below: 4)]
            let count = index(below: 9) + 2
            return .steps(known { () throws(EasingError) in try StepCurve(count: count, jump: jump) })
        case 6:
            var stops = [PiecewiseLinear.Stop(output: fraction(), position: 0)]
            for place in 1..<(index(below: 9) + 3) {
                stops.append(.init(output: fraction() * 2 - 0.5, position: Double(place) / 12))
            }
            return .piecewiseLinear(known { () throws(EasingError) in try PiecewiseLinear(stops: stops) })
        default: return bezier(fraction(), fraction() * 3 - 1, fraction(), fraction() * 3 - 1)
        }
    }

    private mutating func modifier() -> Animation.Modifier {
        switch index(below: 4) {
        case 0: .delay(index(below: 2) == 0 ? 0.1 : fraction())
        case 1: .speed(positive())
        case 2: .repeated(count: index(below: 9) + 1, autoreverses: index(below: 2) == 0)
        default: .repeated(count: nil, autoreverses: index(below: 2) == 0)
        }
    }
}
