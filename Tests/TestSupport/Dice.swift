import Foundation

/// Numbers that look thrown and are the same in every run (Steele, Lea and Flood's SplitMix64).
package struct Dice: RandomNumberGenerator {
    private var state: UInt64

    package init(seed: some BinaryInteger) { state = UInt64(truncatingIfNeeded: seed) }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// 0 ..< bound; 0 where nothing is below the bound.
    package mutating func index(below bound: Int) -> Int { Int(next() % UInt64(max(1, bound))) }

    /// 0 ..< 1.
    package mutating func fraction() -> Double { Double(next() >> 11) * 0x1p-53 }

    package mutating func pick<Element>(_ elements: [Element]) -> Element { elements[index(below: elements.count)] }

    /// A normal deviate of mean 0 and variance 1 (Box and Muller's).
    package mutating func normal() -> Double {
        (-2 * log(1 - fraction())).squareRoot() * cos(2 * .pi * fraction())
    }
}
