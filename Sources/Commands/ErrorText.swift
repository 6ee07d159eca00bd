import Analysis
import Arguments
import Film
import Notation
import Raster
import Scenes
import Springs
import Words

/// What is said of an error on standard error: its sentence, for an animation the text with a caret under the place, and
/// what to ask for instead where an option of the command line helps.
func explanation(of error: any Error) -> String {
    switch error {
    case let error as NotationError: error.rendered
    case RasterError.size, RasterError.memory: "\(error); ask for a smaller --size or --scale"
    case RasterError.formatSize: "\(error); write a .png, or ask for a smaller --size or --scale"
    case RasterError.encoding: "\(error); give -o another ending"
    case FilmError.tooManyFrames: "\(error); ask for a sooner --until, a higher --speed or a lower --fps"
    case GalleryError.variantName(let name, let scene): "\(error); ask for \(scene) with --variant \(name)"
    case SamplesError.doubledColumn: "\(error), or use --long"
    case FitError.velocityNeedsStart: "\(error) with --start"
    default: "\(error)"
    }
}

/// Whether an error is about what was typed, so that no change of a file mends it.
func isAboutCommandLine(_ error: any Error) -> Bool {
    switch error {
    case is UsageError, is FileEndingError, is PictureOutputError, is SceneRunError: true
    case InputError.conflict: true
    default: false
    }
}
