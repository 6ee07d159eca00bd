/// Numbers that look thrown and are the same in every run (a linear congruential generator, Knuth's constants).
struct Dice {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// A number from 0 up to, not including, the bound.
    mutating func next(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(bound))
    }

    mutating func pick<Element>(_ elements: [Element]) -> Element { elements[next(elements.count)] }

    mutating func shuffle<Element>(_ elements: [Element]) -> [Element] {
        var rest = elements
        return elements.map { _ in rest.remove(at: next(rest.count)) }
    }
}
