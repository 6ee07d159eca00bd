import Analysis
import Springs
import Terminal
import Words

/// Everything that keys change while tuning. A key is applied to the value; what it asks of the world outside comes back
/// as a request.
struct TuneState: Hashable, Sendable {
    /// What lies over the screen.
    enum Overlay: Hashable, Sendable {
        /// The keys.
        case help
        /// What to make of the two animations.
        case findings
        /// The animations SwiftUI names, one of them chosen.
        case presets(chosen: Int)
        /// The files that can be written.
        case files(TuneFiles)
    }

    /// What is being tuned.
    private(set) var pair: TunedPair
    /// Which of the two the arrows change.
    private(set) var side: TunedPair.Side
    /// Whether the frames that SwiftUI plays are shown instead of the exact motion.
    private(set) var isPlayed = false
    /// Whether Reduce Motion is on.
    private(set) var reducesMotion = false
    /// Whether the preview stands still.
    private(set) var isPaused = false
    /// How often another property was asked for.
    private(set) var view = 0
    /// What lies over the screen.
    private(set) var overlay: Overlay?
    /// How many lines of it the arrows have moved it up.
    private(set) var scroll = 0
    /// What the last key did, where it cannot be seen.
    var message = ""

    private var past: [TunedPair] = []
    private var future: [TunedPair] = []
    let ranges: TuneRanges

    /// The lines that the page keys move.
    private static let pageOfLines = 8

    /// The most changes that can be undone.
    static let mostChanges = 10_000

    init(
        _ pair: TunedPair, isPlayed: Bool = false, reducesMotion: Bool = false, ranges: TuneRanges = TuneRanges()
    ) {
        self.pair = pair
        self.isPlayed = isPlayed
        self.reducesMotion = reducesMotion
        self.ranges = ranges
        side = pair.isShared ? .release : .press
    }

    /// What the state asks of the world outside.
    enum Request: Hashable, Sendable {
        /// End, and print the result.
        case finish
        /// End without a result.
        case cancel
        /// End as Control-C does.
        case interrupt
        /// Stop until continued.
        case suspend
        /// Draw everything again.
        case redraw
        /// Put the result on the clipboard.
        case copy
        /// Say under which names files can be written.
        case nameFiles
        /// Write some of the files named.
        case write([TuneFiles.Kind])
    }

    /// Applies a key.
    mutating func apply(_ key: Key) -> Request? {
        message = ""
        switch key {
        case .control("c"): return .interrupt
        case .control("z"): return .suspend
        case .control("l"): return .redraw
        default: break
        }
        if let overlay { return apply(key, to: overlay) }
        switch key {
        case .arrow(let direction, let modifiers): step(direction, isFine: modifiers.contains(.shift))
        case .tab, .backTab: switchSide()
        case .character("h"): setHold(backwards: false)
        case .character("H"): setHold(backwards: true)
        case .character("s"): isPlayed.toggle()
        case .character("m"): reducesMotion.toggle()
        case .character("v"): view += 1
        case .character(" "): isPaused.toggle()
        case .character("p"): open(.presets(chosen: 0))
        case .character("u"): undo()
        case .character("r"), .control("r"): redo()
        case .character("c"): return .copy
        case .character("w"): return .nameFiles
        case .character("i"): open(.findings)
        case .character("?"): open(.help)
        case .character("q"), .enter: return .finish
        case .escape: return .cancel
        default: break
        }
        return nil
    }

    /// Shows the files that can be written.
    mutating func offer(_ files: TuneFiles) { open(.files(files)) }

    private mutating func open(_ overlay: Overlay) {
        self.overlay = overlay
        scroll = 0
    }

    /// Keeps what lies over the screen from being scrolled beyond its end.
    mutating func keepScroll(upTo most: Int) { scroll = min(scroll, most) }

    private mutating func apply(_ key: Key, to overlay: Overlay) -> Request? {
        switch (overlay, key) {
        case (.presets(let chosen), .arrow(.up, _)):
            self.overlay = .presets(chosen: max(chosen - 1, 0))
        case (.presets(let chosen), .arrow(.down, _)):
            self.overlay = .presets(chosen: min(chosen + 1, SpringPreset.allCases.count - 1))
        case (.presets(let chosen), .enter):
            take(SpringPreset.allCases[chosen])
        case (.presets, .character(let digit)) where SpringPreset.allCases.indices.contains(Self.index(digit)):
            take(SpringPreset.allCases[Self.index(digit)])
        case (.help, .arrow(let direction, _)), (.findings, .arrow(let direction, _)),
            (.files, .arrow(let direction, _)):
            scroll = max(scroll + (direction == .down ? 1 : direction == .up ? -1 : 0), 0)
        case (.help, .named(.pageDown)), (.findings, .named(.pageDown)): scroll += Self.pageOfLines
        case (.help, .named(.pageUp)), (.findings, .named(.pageUp)): scroll = max(scroll - Self.pageOfLines, 0)
        case (.files, .character("a")), (.files, .enter):
            self.overlay = nil
            return .write(TuneFiles.Kind.allCases)
        case (.files, .character(let digit)) where TuneFiles.Kind.allCases.indices.contains(Self.index(digit)):
            self.overlay = nil
            return .write([TuneFiles.Kind.allCases[Self.index(digit)]])
        case (_, .escape), (_, .character("q")), (.help, _), (.findings, _), (.presets, .character("p")):
            self.overlay = nil
        default: break
        }
        return nil
    }

    /// The place in a list that a digit names, 1 being the first; −1 for none.
    private static func index(_ digit: Character) -> Int { (digit.wholeNumberValue ?? 0) - 1 }

    private mutating func step(_ direction: Key.Direction, isFine: Bool) {
        let animation = pair[side]
        let steps = isFine ? ranges.fine : ranges.coarse
        switch direction {
        case .up, .down:
            guard let spring = animation.springBase else {
                message = "A timing curve has no bounce; p offers springs."
                return
            }
            let next = TuneRanges.stepped(
                spring.bounce * 100, up: direction == .up, by: steps.hundredths, in: ranges.hundredths)
            guard let next, let changed = animation.bouncing(next / 100) else {
                message =
                    "Bounce goes from \(ranges.hundredths.lowerBound / 100) to \(ranges.hundredths.upperBound / 100)."
                return
            }
            change(to: pair.changing(side, to: changed))
        case .left, .right:
            let next = TuneRanges.stepped(
                animation.statedDuration * 1000, up: direction == .right, by: steps.milliseconds,
                in: ranges.milliseconds)
            guard let next, let changed = animation.lasting(next / 1000) else {
                let (low, high) = (ranges.milliseconds.lowerBound, ranges.milliseconds.upperBound)
                message = "Duration goes from \(Measure.time(low / 1000)) to \(Measure.time(high / 1000))."
                return
            }
            change(to: pair.changing(side, to: changed))
        }
    }

    private mutating func switchSide() {
        if pair.isShared {
            var parted = pair
            parted.isShared = false
            change(to: parted)
            side = .press
            message = "Press and release have an animation each now."
        } else {
            side = side == .press ? .release : .press
        }
    }

    private mutating func setHold(backwards: Bool) {
        var held = pair
        held.hold = ranges.hold(after: pair.hold * 1000, backwards: backwards) / 1000
        change(to: held)
    }

    private mutating func take(_ preset: SpringPreset) {
        overlay = nil
        change(to: pair.changing(side, to: preset.animation))
    }

    private mutating func change(to changed: TunedPair) {
        guard changed != pair else { return }
        past.append(pair)
        if past.count > Self.mostChanges { past.removeFirst() }
        future = []
        pair = changed
    }

    private mutating func undo() {
        guard let last = past.popLast() else {
            message = "Nothing to undo."
            return
        }
        future.append(pair)
        pair = last
    }

    private mutating func redo() {
        guard let next = future.popLast() else {
            message = "Nothing to do again."
            return
        }
        past.append(pair)
        pair = next
    }
}
