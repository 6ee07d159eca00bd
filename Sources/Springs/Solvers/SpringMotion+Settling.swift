extension SpringMotion {
    /// The last time in seconds at which the motion is outside `band` of its target, in parts of the travel; nil where it never
    /// settles.
    package func settlingTime(within band: Double) -> Double? {
        let travel = (target - initial.position).magnitude
        let decay = FreeDecay(
            oscillator, from: MotionState(position: initial.position - target, velocity: initial.velocity))
        return decay.settlingTime(within: band * (travel > 0 ? travel : 1)).seconds
    }
}
