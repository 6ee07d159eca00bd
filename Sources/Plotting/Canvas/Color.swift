/// An sRGB colour with straight (not premultiplied) alpha, 8 bits a channel.
package struct Color: Hashable, Sendable {
    /// Red, green, blue and alpha, 0…255; alpha 255 is opaque.
    package var red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8

    /// A colour from its channels.
    package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// A colour from 0xRRGGBB.
    package init(hex: UInt32, alpha: UInt8 = 255) {
        self.init(
            red: UInt8(truncatingIfNeeded: hex >> 16), green: UInt8(truncatingIfNeeded: hex >> 8),
            blue: UInt8(truncatingIfNeeded: hex), alpha: alpha)
    }

    /// The same colour with its alpha scaled by a fraction 0…1.
    package func opacity(_ fraction: Double) -> Color {
        var copy = self
        copy.alpha = UInt8((Double(alpha) * min(max(fraction, 0), 1)).rounded())
        return copy
    }
}
