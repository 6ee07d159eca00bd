/// A canvas that becomes a picture file.
package protocol PictureCanvas: Canvas {
    /// What may be not as it should be, though the picture was painted.
    associatedtype Warning: CustomStringConvertible & Sendable
    /// Why it cannot be encoded.
    associatedtype Failure: Error

    /// What was not as it should be while painting, each said once.
    var warnings: [Warning] { get }
    /// The picture as the bytes of a file that says about itself what a text tells.
    func encode(_ text: PictureText) throws(Failure) -> [UInt8]
}
