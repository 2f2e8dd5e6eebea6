internal import Gtk
internal import Presentation

/// A chart in a page, whose points react to pointer and keyboard and are known to screen readers.
final class ChartDrawingArea: DrawingArea {
    var onFollow: (ChartLink) -> Void = { _ in }

    private(set) var points: [ChartPoint] = []
    private var drawing: ChartContent?
    private var picture: ChartPicture?

    override init() {
        super.init()
        leastWidth = 240
        hexpand = true
        heightForWidth = { [weak self] width in self?.layout(for: width)?.height ?? 1 }
        drawHandler = { [weak self] canvas, width, height in
            self?.draw(on: canvas, width: width, height: height)
        }
        partAt = { [weak self] place in self?.shown?.spot(at: place) }
        partBeside = { [weak self] part, direction in
            self?.shown?.spot(beside: part, direction)
        }
        activateHandler = { [weak self] part in
            guard let self, points.indices.contains(part) else { return }
            if let link = points[part].link { onFollow(link) }
        }
        onStyleChange { [weak self] in self?.followFont() }
        onDirectionChange { [weak self] in self?.forgetPicture() }
        onResized { [weak self] in self?.describe() }
    }

    /// Shows a drawing. The keyboard focus stays at its point if there is still one of that name.
    func show(_ chart: Chart) {
        accessibleName = chart.title
        accessibleDescription = chart.summary
        guard chart.drawing != drawing else { return }
        let focused = focusedPart.flatMap { points.indices.contains($0) ? points[$0] : nil }
        let near = focusedPart ?? 0
        drawing = chart.drawing
        points = chart.drawing.points
        forgetPicture()
        focusedPart = focused.flatMap { place(of: $0, near: near) }
    }

    /// Returns the present index of a point: among those with its name, the one with the same link,
    /// or else the one nearest to its old index.
    func place(of point: ChartPoint, near place: Int) -> Int? {
        let same = points.indices.filter { points[$0].name == point.name }
        let led = same.filter { points[$0].link == point.link }
        return (led.isEmpty ? same : led).min { abs($0 - place) < abs($1 - place) }
    }

    /// The layout at the present width, or `nil` before the widget has one.
    private var shown: ChartLayout? {
        let width = Double(allocatedSize.width)
        return width < leastWidth ? nil : layout(for: width)
    }

    private func layout(for width: Double) -> ChartLayout? {
        guard let drawing else { return nil }
        if let picture { return picture.layout(for: width) }
        let picture = ChartPicture(drawing, Typesetter(of: self), isRightToLeft: isRightToLeft)
        self.picture = picture
        return picture.layout(for: width)
    }

    /// Lays the chart out again if the font has changed. GTK signals a new style whenever the
    /// window gains or loses focus, and redraws for that by itself.
    private func followFont() {
        guard let picture, picture.words.font != Typesetter(of: self).font else { return }
        forgetPicture()
    }

    private func forgetPicture() {
        picture = nil
        describe()
        resize()
    }

    private func describe() {
        guard let shown else { return }
        parts = zip(points, shown.spots).map { point, spot in
            DrawnPart(name: point.description, area: spot.mark, leadsSomewhere: point.link != nil)
        }
    }

    private func draw(on canvas: Canvas, width: Double, height: Double) {
        guard layout(for: width) != nil, let picture else { return }
        let palette = ChartPalette(of: self)
        picture.draw(on: canvas, width: width, palette, focus: showsFocus ? focusedPart : nil)
        if showsFocus, focusedPart == nil {
            let frame = Rectangle(x: 1, y: 1, width: width - 2, height: height - 2)
            canvas.stroke(.rectangle(frame, radius: 5), palette.text, width: 2)
        }
    }
}
