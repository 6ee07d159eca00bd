import Notation

/// What is said of an error on standard error: its sentence, and for an animation the text with a caret under the place.
func explanation(of error: any Error) -> String {
    switch error {
    case let error as NotationError: error.rendered
    default: "\(error)"
    }
}
