/// A scale of colours whose equal steps look equal: viridis, by S. van der Walt and N. Smith (2015, CC0), from ten
/// published stops with linear interpolation between them.
package struct Colormap: Hashable, Sendable {
    /// The colours at equal distances from 0 to 1.
    package let stops: [Color]

    /// Dark violet through teal to yellow.
    package static let viridis = Colormap(
        stops: [
            0x440154, 0x482878, 0x3E4989, 0x31688E, 0x26828E, 0x1F9E89, 0x35B779, 0x6DCD59, 0xB4DE2C, 0xFDE725,
        ].map { Color(hex: $0) })

    /// The colour at a fraction of the scale; fractions beyond 0…1 take the end's colour.
    package func color(at fraction: Double) -> Color {
        guard let first = stops.first, let last = stops.last else { return Color(hex: 0) }
        guard fraction > 0 else { return first }
        guard fraction < 1 else { return last }
        let position = fraction * Double(stops.count - 1)
        let lower = min(Int(position), stops.count - 2)
        let weight = position - Double(lower)
        func mix(_ channel: KeyPath<Color, UInt8>) -> UInt8 {
            let (a, b) = (Double(stops[lower][keyPath: channel]), Double(stops[lower + 1][keyPath: channel]))
            return UInt8((a + (b - a) * weight).rounded())
        }
        return Color(red: mix(\.red), green: mix(\.green), blue: mix(\.blue))
    }
}
