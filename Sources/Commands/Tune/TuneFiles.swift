import CLibrary

/// The names under which what is tuned can be written to the current folder, none of them taken.
struct TuneFiles: Hashable, Sendable {
    /// What can be written.
    enum Kind: Hashable, Sendable, CaseIterable {
        /// The chart.
        case picture
        /// The samples.
        case samples
        /// The scene, to go on from.
        case scene

        /// How the file's name ends.
        var ending: String {
            switch self {
            case .picture: "png"
            case .samples: "csv"
            case .scene: "json5"
            }
        }

        /// What it holds, in a word or two.
        var words: String {
            switch self {
            case .picture: "the chart"
            case .samples: "the samples"
            case .scene: "the scene"
            }
        }
    }

    /// The names' common beginning.
    let stem: String

    /// The first of `name`, `name-2`, `name-3` … that no file of any kind has.
    init(_ name: String, isTaken: (String) -> Bool = { access($0, F_OK) == 0 }) {
        var stem = name
        var count = 1
        while count < 10_000, Kind.allCases.contains(where: { isTaken("\(stem).\($0.ending)") }) {
            count += 1
            stem = "\(name)-\(count)"
        }
        self.stem = stem
    }

    /// The file name of a kind.
    func name(of kind: Kind) -> String { "\(stem).\(kind.ending)" }
}
