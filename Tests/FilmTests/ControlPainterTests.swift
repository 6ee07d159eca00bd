import Film
import Foundation
import Plotting
import Raster
import Scenes
import Springs
import TestSupport
import Testing

@Suite("Painted controls")
struct ControlPainterTests {
    private let backdrop = Color(hex: 0xF5F5F7)

    /// `.spring(duration:bounce: 0)` from 0 to 1, at a time.
    private static func critical(_ time: Double, duration: Double) -> Double {
        let rate = 2 * Double.pi / duration
        return 1 - exp(-rate * time) * (1 + rate * time)
    }

    @Test("a pressed button is as wide as its scale says, at any moment", arguments: [0.0, 0.01, 0.03, 0.05, 0.1, 0.4])
    func pressedWidth(time: Double) throws {
        let canvas = try painted(
            performance("press-scale", variant: "long-press"), at: time, scale: 3,
            style: ControlStyle(corners: .circular))
        let progress = Self.critical(time, duration: 0.12)
        let fill = Color(hex: 0x007AFF), alpha = 1 - 0.15 * progress
        // Along a row below the label and between the corners, a pixel's distance from the backdrop is its coverage.
        let y = 3 * 100 + 27
        func ink(_ x: Int) -> Double { Double(Int(backdrop.red) - Int(canvas[x, y]?.red ?? 0)) }
        let width = (0..<900).reduce(0.0) { $0 + ink($1) / ink(450) }
        #expect(abs(width / 3 - 160 * (1 - 0.04 * progress)) < 0.15)
        let expected = UInt8((Double(backdrop.green) * (1 - alpha) + Double(fill.green) * alpha).rounded())
        #expect(abs(Int(canvas[450, y]?.green ?? 0) - Int(expected)) <= 1)
    }

    @Test("the filmstrip agrees with one supersampled elsewhere: in the mean to half a level, at worst to 4 %")
    func referenceStrip() throws {
        let reference = try Bitmap(png: Array(Data(contentsOf: References.file("film-strip.png"))))
        let press = Transition(AdaptiveChange(.animated(try AnimationText.press())))
        let scene = try Scene(
            name: "plain", title: "Plain", summary: "", size: ControlSize(width: 96, height: 44),
            properties: [.known("scale"), .known("opacity"), .known("corner-radius")],
            phases: [
                Phase("up", ["scale": 1, "opacity": 1, "corner-radius": 13]),
                Phase("down", ["scale": 0.96, "opacity": 0.85]),
            ], transitions: [press],
            variants: [Variant("press", "", events: [Event(at: EventTime(), .press, to: "down")])])
        let painter = ControlPainter(.exact(try Playback(scene)), style: ControlStyle(corners: .circular))
        var sum = 0, worst = 0
        for step in 0..<8 {
            var canvas = try RasterCanvas(size: Size(120, 60), background: backdrop)
            try painter.paint(on: &canvas, at: Double(step) * 0.02, center: Point(60.3, 29.8))
            for y in 0..<60 {
                for x in 0..<120 {
                    let off = distance(canvas[x, y], reference[x, step * 60 + y])
                    sum += off
                    worst = max(worst, off)
                }
            }
        }
        #expect(Double(sum) / Double(8 * 120 * 60) < 0.5)
        #expect(worst <= 10, "\(worst) of 255")
    }

    @Test("a held button is filled up to where the time has come, and faintly beyond", arguments: [0.3, 0.6, 0.9])
    func fillBar(time: Double) throws {
        let canvas = try painted(performance("hold-to-confirm"), at: time, size: Size(300, 100))
        // The button is 240 wide in a picture of 300, and fills in 1.2 s.
        let edge = 30 + 240 * time / 1.2
        let red = Color(hex: 0xFF3B30)
        let faint = Color(red: 247, green: 215, blue: 215)  // 16 % of the red over the backdrop
        let y = 50 + 20
        #expect(distance(canvas[Int(edge) - 3, y], red) <= 1)
        #expect(distance(canvas[Int(edge) + 3, y], faint) <= 1)
        #expect(distance(canvas[27, y], backdrop) == 0)
    }

    @Test("an overshooting rewind is never filled below empty")
    func rewind() throws {
        let performance = try performance("hold-to-confirm", variant: "released-early")
        // The spring passes 0 about a quarter of a second after the release at 0.6 s.
        for time in stride(from: 0.8, through: 1.2, by: 0.02) {
            let canvas = try painted(performance, at: time, size: Size(300, 100))
            #expect(distance(canvas[150, 75], Color(red: 247, green: 215, blue: 215)) <= 1)
        }
    }

    @Test("a submit button turns green and round, and back")
    func morphingSubmit() throws {
        let performance = try performance("morphing-submit")
        let idle = try painted(performance, at: 0)
        #expect(distance(idle[70, 100], Color(hex: 0x007AFF)) <= 1)
        let round = try painted(performance, at: 2.55)
        // A circle of 64 points about (150, 100): full at its middle's height, empty in the corner of its square.
        #expect(distance(round[122, 100], Color(hex: 0x34C759)) <= 1)
        #expect(distance(round[120, 70], backdrop) == 0)
        #expect(distance(round[70, 100], backdrop) == 0)
    }

    @Test("under Reduce Motion its shape stays")
    func reducedSubmit() throws {
        let canvas = try painted(performance("morphing-submit", reduceMotion: true), at: 2.55)
        #expect(distance(canvas[70, 100], Color(hex: 0x34C759)) <= 1)
    }

    @Test("a claim button jumps from look to look", arguments: [(0.99, 0x007AFF), (1.01, 0x8E8E93), (3.01, 0x34C759)])
    func claim(time: Double, tint: Int) throws {
        let canvas = try painted(performance("claim-button"), at: time)
        let color = Color(hex: UInt32(tint))
        func mixed(_ channel: (Color) -> UInt8) -> UInt8 {
            UInt8((Double(channel(backdrop)) * 0.8 + Double(channel(color)) * 0.2).rounded())
        }
        let expected = Color(red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue))
        #expect(distance(canvas[85, 100], expected) <= 2)
    }

    @Test("a spinner turns: its arc covers seven tenths of a circle, elsewhere each moment")
    func spinner() throws {
        let performance = try performance("morphing-submit")
        let style = ControlStyle(spinnerPeriod: 1)
        var arcs: [[Int]] = []
        for time in [0.9, 1.15] {
            let canvas = try painted(performance, at: time, scale: 2, style: style)
            // Around the ring: whether the pixel is white.
            let ring = 0.4 * 64 * 0.44
            arcs.append(
                (0..<360).filter { degree in
                    let angle = Double(degree) * .pi / 180
                    let x = Int(300 + 2 * ring * cos(angle)), y = Int(200 + 2 * ring * sin(angle))
                    return distance(canvas[x, y], Color(hex: 0xFFFFFF)) < 40
                })
        }
        for arc in arcs { #expect((240...275).contains(arc.count), "\(arc.count)") }
        // A quarter of a turn later the arc has moved by a quarter.
        let moved = Set(arcs[0].map { ($0 + 90) % 360 })
        #expect(moved.symmetricDifference(arcs[1]).count < 20)
    }

    @Test("a label that a background does not fit is made smaller, and nothing is painted off the control")
    func longLabel() throws {
        let scene = try Scene(
            name: "long", title: "", summary: "", size: ControlSize(width: 120, height: 50),
            properties: [.known("scale")],
            phases: [Phase("only", ["scale": 1], look: Look(label: "A very long label that never fits"))],
            transitions: [], variants: [Variant("rest", "", events: [])])
        let canvas = try painted(.exact(Playback(scene)), at: 0)
        for y in 0..<200 {
            for x in [60, 75, 88, 212, 225, 240] { #expect(distance(canvas[x, y], backdrop) == 0) }
        }
    }

    @Test("dark and light differ in backdrop and tints")
    func appearances() throws {
        let canvas = try painted(performance("press-scale"), at: 0, appearance: .dark)
        #expect(distance(canvas[5, 5], Color(hex: 0x161618)) == 0)
        #expect(distance(canvas[80, 100], Color(hex: 0x0A84FF)) <= 1)
    }
}

/// Animations the tests name.
enum AnimationText {
    static func press() throws -> Springs.Animation {
        Springs.Animation(.spring(try Spring(duration: 0.12, bounce: 0), blendDuration: 0))
    }
}
