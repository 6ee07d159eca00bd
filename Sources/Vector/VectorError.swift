import Plotting
import Words

/// Why a picture of paths could not be made.
package enum VectorError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A side is outside what is allowed.
    case size(width: Double, height: Double)
    /// The kind of picture has no way to show something.
    case unsupported(String, kind: String)

    /// The longest side, in canvas units.
    package static let longestSide = 16_384.0

    static func check(_ size: Size) throws(VectorError) {
        guard (1...longestSide).contains(size.width), (1...longestSide).contains(size.height) else {
            throw .size(width: size.width, height: size.height)
        }
    }

    /// One sentence.
    package var description: String {
        switch self {
        case .size(let width, let height):
            "a picture of \(NumberText.shortest(width)) × \(NumberText.shortest(height)) points cannot be drawn: each side may be "
                + "1 to \(NumberText.shortest(Self.longestSide)) points"
        case .unsupported(let what, let kind): "\(what) cannot be drawn in \(kind)"
        }
    }
}
