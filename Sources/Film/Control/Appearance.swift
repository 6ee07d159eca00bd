import Plotting
import Scenes

/// The colours a control is painted in: a light or a dark backdrop, and a shade for each tint.
package struct Appearance: Hashable, Sendable {
    /// What lies behind the control.
    package var backdrop: Color
    /// What symbols and black text are painted in.
    package var ink: Color
    /// Captions and times.
    package var caption: Color
    /// Faint lines: the frame of a strip's cell, the ground line of a curve.
    package var line: Color
    private let isDark: Bool

    /// Dark ink on a near white backdrop.
    package static let light = Appearance(
        backdrop: Color(hex: 0xF5F5F7), ink: Color(hex: 0x1D1D1F), caption: Color(hex: 0x6E6E73),
        line: Color(hex: 0xDCDCE1), isDark: false)
    /// Light ink on a near black backdrop.
    package static let dark = Appearance(
        backdrop: Color(hex: 0x161618), ink: Color(hex: 0xF5F5F7), caption: Color(hex: 0x98989D),
        line: Color(hex: 0x38383B), isDark: true)

    /// The shade of a tint; nil for ``Tint/clear``. Black is painted as ink, so that it is seen on either backdrop.
    package func color(of tint: Tint) -> Color? {
        tint == .black ? ink : tint.shade(isDark: isDark).map(Color.init)
    }
}

extension Color {
    /// A shade in bytes.
    fileprivate init(_ shade: Shade) {
        func byte(_ part: Double) -> UInt8 { UInt8((min(max(part, 0), 1) * 255).rounded()) }
        self.init(
            red: byte(shade.red), green: byte(shade.green), blue: byte(shade.blue), alpha: byte(shade.opacity))
    }

    /// The colour between this one and another: this at 0, the other at 1, in straight sRGB.
    func mixed(with other: Color, _ fraction: Double) -> Color {
        let share = min(max(fraction, 0), 1)
        func between(_ from: UInt8, _ to: UInt8) -> UInt8 {
            UInt8((Double(from) + (Double(to) - Double(from)) * share).rounded())
        }
        return Color(
            red: between(red, other.red), green: between(green, other.green), blue: between(blue, other.blue),
            alpha: between(alpha, other.alpha))
    }
}
