import Springs
import Words

/// Numbers that look like others than they are given as.
enum Likeness {
    /// Hints for a stiffness and a damping that look like a response and a ratio, or like each other's.
    static func warnings(of reading: Reading) -> [NotationWarning] {
        guard let spring = reading.animation.springBase,
            case .physical(let mass, let stiffness, let damping) = spring.description
        else { return [] }
        // A response below 0.05 s is none that anyone gives, and a ratio below 0.1 hardly ever.
        if stiffness < 1, stiffness >= 0.05, damping <= 1, damping > 0.1 {
            let (response, ratio) = (NumberText.shortest(stiffness), NumberText.shortest(damping))
            return [
                .looksLike(
                    "stiffness \(response) and damping \(ratio) look like a response and a damping ratio",
                    advice: "for those write .spring(response: \(response), dampingFraction: \(ratio))")
            ]
        }
        // At mass 1 a damping above the stiffness is a damping ratio of half the stiffness's root and more.
        if mass == 1, damping > stiffness, stiffness >= 1, damping >= 10 {
            return [
                .looksLike(
                    "damping \(NumberText.shortest(damping)) is above stiffness \(NumberText.shortest(stiffness))",
                    advice: "were the two swapped?")
            ]
        }
        return []
    }
}
