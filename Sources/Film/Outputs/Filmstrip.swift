import Plotting
import Words

/// A picture of moments of a script side by side, the time and the phase under each.
package struct Filmstrip {
    /// The most moments in a row.
    package static let mostColumns = 6

    private let painters: [CastMember]
    private let times: [Double]
    private let columns: Int
    private let rows: Int
    private let cell: Size
    private let zoom: Double
    private let appearance: Appearance

    /// A cast member's strip is a block of rows of its own, headed by its name.
    private var blockHeight: Double { Double(rows) * cell.height + heading }
    private var heading: Double { painters.count > 1 ? 34 : 0 }
    private static let margin = 20.0
    private static let captionHeight = 40.0

    /// A strip of the moments at some times, in seconds.
    ///
    /// - Parameter zoom: canvas units a point of the control.
    package init(_ painters: [CastMember], times: [Double], until end: Double, zoom: Double = 1) {
        self.painters = painters
        self.times = times
        self.zoom = zoom
        appearance = painters.first?.painter.reader.appearance ?? .light
        let count = max(times.count, 1)
        rows = (count + Self.mostColumns - 1) / Self.mostColumns
        columns = (count + rows - 1) / rows
        var room = Size(0, 0)
        for member in painters {
            let size = ControlExtent(of: member.painter.reader, until: end).size
            room = Size(max(room.width, size.width), max(room.height, size.height))
        }
        cell = Size(max(room.width * zoom + 36, 96), room.height * zoom + 32 + Self.captionHeight)
    }

    /// The picture's extent in canvas units.
    package var size: Size {
        Size(
            (Double(columns) * cell.width + 2 * Self.margin).rounded(.up),
            (Double(painters.count) * blockHeight + 2 * Self.margin).rounded(.up))
    }

    /// Paints the strip on a canvas of its size; `progress` is called after each moment with how many are done.
    package func paint<C: LayeredCanvas>(
        on canvas: inout C, progress: (Int) -> Void = { _ in }
    ) throws(C.LayerFailure) {
        let isShort = (times.last ?? 0) < 1
        var done = 0
        for (block, member) in painters.enumerated() {
            let top = Self.margin + Double(block) * blockHeight
            if painters.count > 1 {
                canvas.draw(
                    member.name, at: Point(Self.margin + 18, top + heading / 2),
                    TextStyle(size: 13, weight: .bold, color: appearance.ink, baseline: .middle))
            }
            for (index, time) in times.enumerated() {
                let x = Self.margin + (Double(index % columns) + 0.5) * cell.width
                let y = top + heading + Double(index / columns) * cell.height
                let control = Point(x, y + (cell.height - Self.captionHeight) / 2 + 4)
                try member.painter.paint(on: &canvas, at: time, center: control, zoom: zoom)
                let caption = y + cell.height - Self.captionHeight + 12
                canvas.draw(
                    isShort
                        ? NumberText.fixed(time * 1000, decimals: 0) + " ms"
                        : NumberText.fixed(time, decimals: 2) + " s", at: Point(x, caption),
                    TextStyle(size: 12, weight: .bold, color: appearance.ink, alignment: .middle, baseline: .middle))
                canvas.draw(
                    member.painter.reader.performance.phase(at: time)?.name ?? "", at: Point(x, caption + 15),
                    TextStyle(size: 11, color: appearance.caption, alignment: .middle, baseline: .middle))
                done += 1
                progress(done)
            }
        }
    }
}
