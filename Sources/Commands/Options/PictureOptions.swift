import Arguments

/// The options that say what a picture looks like and where it goes.
enum PictureOptions {
    static let all = OptionSpec.group("Picture") {
        CommonOptions.output
        CommonOptions.title
        CommonOptions.theme
        CommonOptions.size
        CommonOptions.scale
        CommonOptions.dots
        CommonOptions.inline
        CommonOptions.force
    }
}
