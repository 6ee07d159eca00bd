import Arguments
import Raster
import Words

/// What a film is written as, and where.
enum FilmOutput {
    /// An animated GIF.
    case animation(path: String)
    /// One picture: a strip, an onion skin or a single moment.
    case still(Still, path: String, kind: PictureKind)
    /// A PNG a frame.
    case frames(folder: String)
    /// Raw frames for an encoder.
    case video(RawVideo, path: String)

    /// What a single picture shows.
    enum Still {
        case strip(Int)
        case onion(Int)
        case moment(Double)

        /// One sentence for those who do not see the picture.
        func description(of title: String) -> String {
            switch self {
            case .strip(let count): "\(title), at \(Measure.count(count, "moment")) side by side."
            case .onion(let count): "\(title), \(Measure.count(count, "moment")) over one another."
            case .moment(let time): "\(title), \(Measure.time(time)) after the start."
            }
        }
    }

    /// The moments of a strip or an onion skin when no number is given.
    static let standardMoments = 12

    /// What the command line asks for; exactly one place to write to.
    init(_ arguments: inout ArgumentReader) throws {
        let path = try arguments[CommonOptions.output], folder = try arguments[FilmOptions.folder]
        let rgba = try arguments[FilmOptions.rgba], y4m = try arguments[FilmOptions.y4m]
        let given = [
            path == nil ? nil : "--output", folder == nil ? nil : "--frames-dir", rgba == nil ? nil : "--rgba",
            y4m == nil ? nil : "--y4m",
        ].compactMap(\.self)
        guard given.count <= 1 else { throw UsageError.exclusiveOptions(given) }
        let still = try Self.still(&arguments)
        if still != nil, let place = given.first, path == nil {
            throw InputError.conflict(
                "--at, --frames and --onion make one picture and \(place) takes every frame; write it with -o")
        }
        if let path {
            let kind = try PictureKind(path: path)
            if still == nil, kind == .gif {
                self = .animation(path: path)
            } else {
                self = .still(still ?? .strip(Self.standardMoments), path: path, kind: kind)
            }
        } else if let folder {
            self = .frames(folder: folder)
        } else if let rgba {
            self = .video(.rgba, path: rgba)
        } else if let y4m {
            self = .video(.y4m(try arguments[FilmOptions.chroma]), path: y4m)
        } else {
            throw InputError.conflict(
                "nothing says where the film goes; add -o film.gif, -o strip.png, --frames-dir DIR, --rgba - or --y4m -"
            )
        }
    }

    private static func still(_ arguments: inout ArgumentReader) throws -> Still? {
        let count = try arguments[FilmOptions.frames]
        let isOnion = try arguments[FilmOptions.onion]
        if let time = try arguments[FilmOptions.moment] {
            guard count == nil, !isOnion else {
                throw UsageError.exclusiveOptions(["--at", isOnion ? "--onion" : "--frames"])
            }
            return .moment(time)
        }
        if isOnion { return .onion(count ?? standardMoments) }
        return count.map(Still.strip)
    }
}
