import Springs
import Springs
import Testing

@Suite("Sentences")
struct SentenceTests {
    @Test(
        "A refused spring is named with what is allowed",
        arguments: [
            (
                SpringError.notPositive(parameter: "duration", value: -0.5),
                "duration -0.5 is not a positive number; give a finite duration above 0"
            ),
            (
                .negative(parameter: "damping", value: -1),
                "damping -1 is not allowed; give a finite damping of 0 or more"
            ),
            (
                .bounceOutOfRange(1.5),
                "bounce 1.5 grows without bound (its damping would be negative); give a bounce above -1 and at most 1"
            ),
            (.bounceOutOfRange(-1), "bounce -1 has no finite spring; give a bounce above -1 and at most 1"),
            (
                .notFinite(parameter: "bounce", value: .infinity),
                "bounce inf is not a finite number; give a finite bounce"
            ),
            (
                .beyondArithmetic,
                "these parameters together give a frequency or damping that cannot be computed with; "
                    + "give a natural frequency between 1e-100 and 1e100 rad/s and a damping ratio of at most 1e15"
            ),
            (
                .neverReachesEpsilon(dampingRatio: 0, epsilon: 0.001),
                "damping ratio 0 has no spring that settles to epsilon 0.001 in the given time; "
                    + "give a larger damping ratio or a smaller epsilon"
            ),
        ] as [(SpringError, String)])
    func spring(error: SpringError, sentence: String) {
        #expect(error.description == sentence)
    }

    @Test(
        "A refused curve or grid is named with what is allowed",
        arguments: [
            (
                EasingError.controlPointOutOfRange(coordinate: "x1", value: 1.2),
                "control point x1 1.2 is not allowed; give an x1 from 0 to 1"
            ),
            (EasingError.notFinite(parameter: "y2", value: .nan), "y2 nan is not a finite number; give a finite y2"),
            (EasingError.tooFewStops(count: 0), "a piecewise linear curve needs at least 1 stop, not 0"),
            (
                EasingError.stepCountOutOfRange(count: 1, minimum: 2),
                "a step count of 1 is not allowed here; give a count from 2 to 1000000"
            ),
            (
                SampleGridError.notPositive(parameter: "step", value: 0),
                "step 0 is not a positive number; give a finite step above 0"
            ),
            (SampleGridError.endOutOfRange(-1), "an end of -1 s is not allowed; give a finite time of 0 s or more"),
            (
                SampleGridError.tooFew(count: 1),
                "a first and a last sample are needed; give a count of at least 2, not 1"
            ),
            (
                SampleGridError.tooMany(count: 1e8),
                "100000000 samples are more than the 20000000 allowed; give a larger step or an earlier end"
            ),
        ] as [(any Error & CustomStringConvertible, String)])
    func curveOrGrid(error: any Error & CustomStringConvertible, sentence: String) {
        #expect(error.description == sentence)
    }

    @Test(
        "A warning says what happens and what to do",
        arguments: [
            (
                SpringWarning.structBounceClamped(bounce: 1.5),
                "Spring takes bounce 1.5 as 1, which never comes to rest; give a bounce below 1"
            ),
            (
                .stiffnessCapped(stiffness: 60000),
                "SwiftUI cuts stiffness 60000 to 45000 when it plays this animation, so it runs slower than written; "
                    + "give a duration of at least 0.0297 s"
            ),
            (
                .interpolatingSpringOverdamped(dampingRatio: 2.5),
                "interpolatingSpring runs damping ratio 2.5 as 1 with the same natural frequency; "
                    + "use .spring for an overdamped motion"
            ),
            (.undampedNeverSettles, "a spring without damping swings for ever; give a bounce below 1"),
            (
                .swiftUIGettersWrong(stiffness: 100),
                "SwiftUI's Spring reports a wrong stiffness, force and velocity for an overdamped spring; "
                    + "the stiffness per unit of mass is 100"
            ),
            (.standsStill(speed: 0), "speed 0 never leaves the start; give a speed above 0"),
            (.playsOnce(count: 0), "repeatCount(0) plays once; give a count of 1 or more"),
            (
                .jumpsToTarget(count: 2),
                "repeatCount(2, autoreverses: true) ends back at the start and then jumps to the target; "
                    + "give an odd count"
            ),
        ] as [(SpringWarning, String)])
    func warning(warning: SpringWarning, sentence: String) {
        #expect(warning.description == sentence)
    }
}
