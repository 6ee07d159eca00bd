import CLibrary

/// A colour in sRGB, each component and the opacity from 0 to 1.
package struct Shade: Hashable, Sendable {
    /// The components, gamma-encoded as sRGB has them.
    package let red: Double, green: Double, blue: Double
    /// The opacity.
    package let opacity: Double

    /// An opaque colour as stylesheets write it: `0x007AFF`.
    package init(hex: UInt32, opacity: Double = 1) {
        red = Double(hex >> 16 & 0xFF) / 255
        green = Double(hex >> 8 & 0xFF) / 255
        blue = Double(hex & 0xFF) / 255
        self.opacity = opacity
    }

    private init(red: Double, green: Double, blue: Double, opacity: Double) {
        self.red = red
        self.green = green
        self.blue = blue
        self.opacity = opacity
    }

    /// White.
    package static let white = Shade(hex: 0xFFFFFF)
    /// Black.
    package static let black = Shade(hex: 0x000000)

    /// The colour, its opacity multiplied.
    package func opacity(_ factor: Double) -> Shade {
        Shade(red: red, green: green, blue: blue, opacity: opacity * factor)
    }

    /// The colour seen where this one lies over an opaque one: mixed component by component, as sRGB layers are.
    package func over(_ ground: Shade) -> Shade {
        func mixed(_ top: Double, _ bottom: Double) -> Double { bottom + (top - bottom) * opacity }
        return Shade(
            red: mixed(red, ground.red), green: mixed(green, ground.green), blue: mixed(blue, ground.blue), opacity: 1)
    }

    /// The relative luminance of WCAG 2: 0.2126 R + 0.7152 G + 0.0722 B in linear light; 0 for black, 1 for white.
    package var luminance: Double {
        func linear(_ component: Double) -> Double {
            component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// The contrast ratio of WCAG 2 with another opaque colour: (L₁ + 0.05)/(L₂ + 0.05), the lighter above; 1 to 21.
    package func contrast(with other: Shade) -> Double {
        let (a, b) = (luminance, other.luminance)
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }
}

extension Tint {
    /// The shade in the light or the dark appearance: Apple's published system colours, and black and white, which are the
    /// same in both; nil for ``clear``.
    package func shade(isDark: Bool) -> Shade? {
        switch self {
        case .clear: nil
        case .white: .white
        case .black: .black
        case .gray: Shade(hex: 0x8E8E93)
        case .blue: Shade(hex: isDark ? 0x0A84FF : 0x007AFF)
        case .green: Shade(hex: isDark ? 0x30D158 : 0x34C759)
        case .red: Shade(hex: isDark ? 0xFF453A : 0xFF3B30)
        case .orange: Shade(hex: isDark ? 0xFF9F0A : 0xFF9500)
        case .purple: Shade(hex: isDark ? 0xBF5AF2 : 0xAF52DE)
        }
    }
}
