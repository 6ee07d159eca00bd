/// What a picture file says about itself in words, beside its pixels or paths.
package struct PictureText: Hashable, Sendable {
    /// The heading.
    package var title: String
    /// One sentence for those who do not see the picture.
    package var description: String
    /// The command line that makes it again.
    package var command: String
    /// What made it, with its version.
    package var software: String

    /// What a picture says; empty parts are left out of the file.
    package init(title: String = "", description: String = "", command: String = "", software: String = "") {
        self.title = title
        self.description = description
        self.command = command
        self.software = software
    }
}
