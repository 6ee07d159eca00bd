import Arguments
import CLibrary
import Terminal

/// A person tuning: keys come in, pages go out, until one of the keys ends it.
struct TuneSession {
    let tuned: TunedScene
    let labels: [TunedPair.Side: String]
    let isLabelled: Bool
    let framesPerSecond: Double
    let glyphs: Glyphs
    /// Writes what is tuned to files, and answers what was written.
    let write: (TunedMotion, TuneFiles, [TuneFiles.Kind]) throws -> String

    /// How it ended.
    enum Ending {
        /// With this to print.
        case finished([String])
        /// Without a result.
        case cancelled
        /// By Control-C.
        case interrupted
    }

    /// Frames of the preview a second.
    private static let rate = 60.0
    /// How long the preview stands at its end before it begins again, in seconds.
    private static let pause = 0.8

    /// Runs until a key ends it, or the terminal has gone.
    func run(_ state: TuneState, on screen: Screen) throws -> Ending {
        var state = state
        var motion = try TunedMotion(tuned, state, framesPerSecond: framesPerSecond)
        var page = TunePage(state, motion, labels: labels, size: screen.size, glyphs: glyphs)
        var files: TuneFiles?
        var start = Self.now
        var stoppedAt = 0.0
        while true {
            let elapsed =
                state.isPaused
                ? stoppedAt
                : (Self.now - start)
                    .truncatingRemainder(dividingBy: motion.end + Self.pause)
            screen.show(page.page(at: min(elapsed, motion.end)))
            let rests = elapsed >= motion.end
            let wait = state.isPaused ? nil : rests ? motion.end + Self.pause - elapsed : 1 / Self.rate
            switch screen.wait(seconds: wait) {
            case .timeout: continue
            case .closed: return .cancelled
            case .redraw: break
            case .keys(let keys):
                let before = state
                for key in keys {
                    guard let request = state.apply(key) else { continue }
                    switch request {
                    case .finish:
                        return .finished(TunedWords.result(state.pair, labels: labels, isLabelled: isLabelled))
                    case .cancel: return .cancelled
                    case .interrupt: return .interrupted
                    case .suspend: screen.suspend()
                    case .redraw: screen.invalidate()
                    case .copy:
                        let lines = TunedWords.result(state.pair, labels: labels, isLabelled: isLabelled)
                        screen.copy(lines.joined(separator: "\n"))
                        state.message = "Sent to the clipboard: " + lines.joined(separator: "  ")
                    case .nameFiles:
                        let names = TuneFiles("\(motion.scene.name)-tuned")
                        files = names
                        state.offer(names)
                    case .write(let kinds):
                        guard let files else { continue }
                        let current = try TunedMotion(tuned, state, framesPerSecond: framesPerSecond)
                        state.message = Self.outcome { try write(current, files, kinds) }
                    }
                }
                if state.isPaused, !before.isPaused { stoppedAt = min(elapsed, motion.end) }
                if before.isPaused, !state.isPaused { start = Self.now - stoppedAt }
                if state.shape != before.shape {
                    motion = try TunedMotion(tuned, state, framesPerSecond: framesPerSecond)
                    start = Self.now
                }
            }
            page = TunePage(state, motion, labels: labels, size: screen.size, glyphs: glyphs)
            if state.scroll > page.mostScroll {
                state.keepScroll(upTo: page.mostScroll)
                page = TunePage(state, motion, labels: labels, size: screen.size, glyphs: glyphs)
            }
        }
    }

    private static func outcome(_ body: () throws -> String) -> String {
        do { return try body() } catch { return "\(error)" }
    }

    /// Seconds on a clock that only goes forward.
    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}

extension TuneState {
    /// What the motion depends on.
    fileprivate struct Shape: Equatable {
        let pair: TunedPair
        let isPlayed: Bool
        let reducesMotion: Bool
    }

    fileprivate var shape: Shape { Shape(pair: pair, isPlayed: isPlayed, reducesMotion: reducesMotion) }
}
