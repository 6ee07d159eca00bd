import Plotting

/// The picture that a film's frames are painted on: one control or several side by side, a caption under each where there
/// are several, and a curve under each where one is asked for.
package final class FilmStage {
    /// The picture's extent in points.
    package let size: Size
    /// The cast, from the left.
    package let cast: [CastMember]
    /// The colour behind everything.
    package var backdrop: Color { appearance.backdrop }
    private let appearance: Appearance
    private let curves: [RunningCurve]
    private let cells: [Cell]

    private struct Cell {
        let control: Point
        let caption: Point
    }

    private static let captionHeight = 34.0

    /// A stage for a cast.
    ///
    /// - Parameters:
    ///   - size: the picture's extent in points; nil for one that leaves every control good margins.
    ///   - curve: the property whose curve runs under each control; nil for none.
    ///   - end: the time of the script, in seconds, that the film goes up to.
    /// Throws ``FilmError/emptyCast`` or ``FilmError/unknownProperty(_:scene:known:)``.
    package init(_ cast: [CastMember], size: Size? = nil, curve: String? = nil, until end: Double) throws(FilmError) {
        guard let first = cast.first else { throw .emptyCast }
        appearance = first.painter.reader.appearance
        self.cast = cast
        var room = ControlExtent(of: first.painter.reader, until: end)
        for member in cast.dropFirst() { room = room.union(ControlExtent(of: member.painter.reader, until: end)) }
        let isShared = cast.count > 1
        let curveHeight = curve == nil ? 0 : RunningCurve.height
        let captionHeight = isShared ? Self.captionHeight : 0
        let standard = Size(
            Double(cast.count) * max(isShared ? 280 : 400, (room.size.width + 110).rounded(.up)),
            max(300, (room.size.height + 110).rounded(.up)) + captionHeight
                + (curve == nil ? 0 : max(curveHeight - 60, 0)))
        self.size = size ?? standard
        let cellWidth = self.size.width / Double(cast.count)
        let stageHeight = self.size.height - captionHeight - curveHeight
        var cells: [Cell] = []
        var curves: [RunningCurve] = []
        for (index, member) in cast.enumerated() {
            let middle = (Double(index) + 0.5) * cellWidth
            cells.append(
                Cell(
                    control: Point(middle, stageHeight / 2),
                    caption: Point(middle, stageHeight + captionHeight / 2 - 6)))
            if let curve {
                let place = Rect(
                    x: middle - cellWidth / 2, y: self.size.height - curveHeight, width: cellWidth, height: curveHeight)
                curves.append(
                    try RunningCurve(of: curve, in: member.painter.reader, place: place, until: end, cast: cast))
            }
        }
        self.cells = cells
        self.curves = curves
    }

    /// What the picture shows at a time of the script: equal moments give equal pictures.
    package func moment(at time: Double) -> StageMoment {
        StageMoment(
            controls: cast.map { $0.painter.reader.moment(at: time) }, dots: curves.map { $0.dot(at: time) })
    }

    /// Paints the whole picture as it is at a time of the script, in seconds.
    package func paint<C: LayeredCanvas>(on canvas: inout C, at time: Double) throws(C.LayerFailure) {
        try paint(moment(at: time), on: &canvas)
    }

    /// Paints the whole picture of a moment.
    package func paint<C: LayeredCanvas>(_ moment: StageMoment, on canvas: inout C) throws(C.LayerFailure) {
        canvas.clear(appearance.backdrop)
        try paintCast(moment.controls, on: &canvas)
        paintCaptions(on: &canvas)
        for (curve, dot) in zip(curves, moment.dots) { curve.paint(on: &canvas, dot: dot) }
    }

    /// Paints the controls alone, over what is there.
    func paintCast<C: LayeredCanvas>(at time: Double, on canvas: inout C) throws(C.LayerFailure) {
        try paintCast(cast.map { $0.painter.reader.moment(at: time) }, on: &canvas)
    }

    private func paintCast<C: LayeredCanvas>(
        _ controls: [ControlMoment], on canvas: inout C
    ) throws(C.LayerFailure) {
        for (index, member) in cast.enumerated() {
            try member.painter.paint(controls[index], on: &canvas, center: cells[index].control)
        }
    }

    /// Writes the names of the cast where there are several.
    func paintCaptions(on canvas: inout some Canvas) {
        guard cast.count > 1 else { return }
        for (cell, member) in zip(cells, cast) {
            canvas.draw(
                member.name, at: cell.caption,
                TextStyle(size: 13, color: appearance.caption, alignment: .middle, baseline: .middle))
        }
    }

    /// Draws the controls' outlines as fine lines; symbols have none.
    func strokeOutlines(at time: Double, on canvas: inout some Canvas, opacity: Double) {
        for (cell, member) in zip(cells, cast) {
            let moment = member.painter.reader.moment(at: time)
            guard moment.morph == nil, let fill = moment.fill else { continue }
            let shape = ControlPainter.shape(
                of: moment, center: Point(cell.control.x + moment.offset.x, cell.control.y + moment.offset.y),
                factor: moment.scale, corners: member.painter.reader.style.corners)
            canvas.stroke(shape.path, fill.mixed(with: appearance.ink, 0.25).opacity(opacity), Stroke(width: 1))
        }
    }
}

/// What a stage shows at one moment.
package struct StageMoment: Hashable, Sendable {
    let controls: [ControlMoment]
    let dots: [Point]
}

/// One control of a film: its painter, and what it is called beside others.
package struct CastMember {
    /// What it is called.
    package let name: String
    /// What paints it.
    package let painter: ControlPainter

    package init(_ name: String, _ painter: ControlPainter) {
        self.name = name
        self.painter = painter
    }
}
