/// A picture as its pixels.
package struct Picture: Hashable, Sendable {
    /// Extent in pixels.
    package let width: Int, height: Int
    /// Red, green, blue and straight alpha, a byte each, row by row from the top.
    package let rgba: [UInt8]

    /// A picture of `width` × `height` pixels; nil when there are not four bytes for each.
    package init?(width: Int, height: Int, rgba: [UInt8]) {
        guard width > 0, height > 0, rgba.count / 4 / width == height, rgba.count == 4 * width * height else {
            return nil
        }
        self.width = width
        self.height = height
        self.rgba = rgba
    }
}
