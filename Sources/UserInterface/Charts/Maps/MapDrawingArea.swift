internal import Gtk
internal import Maps
internal import Presentation

/// A map in a page, which pointer, fingers and keys move and enlarge, and whose places take the
/// keyboard focus one by one.
final class MapDrawingArea: DrawingArea {
    var onFollow: (ChartLink) -> Void = { _ in }

    private(set) var chart: MapChart?
    private var fit: MapFit?
    private var maker: MapMaker?
    private(set) var view: MapView?
    private var shown: ShownMap?
    private var words: ChartTypesetter?
    /// Whether the view is likely to change again at once.
    private var isMoving = false
    private var rest: ScheduledCall?
    /// The place of the chart that has or had the keyboard focus, from which the focused spot of
    /// the next picture is found.
    private var focusedNode: Int?

    /// The height of a map alone on a page, and of one among other parts, as a part of the width.
    static let usualHeight = 0.62
    static let lowHeight = 0.42
    /// The longest time of drawing at which each frame of a movement gets a picture of its own.
    private static let frame = Duration.milliseconds(10)
    /// The time without a movement after which the map is at rest, in milliseconds.
    private static let pause = 80

    /// - Parameter height: the height for a width of one.
    init(height: Double = MapDrawingArea.usualHeight) {
        super.init()
        leastWidth = 240
        hexpand = true
        heightForWidth = { ($0 * height).rounded() }
        drawHandler = { [weak self] canvas, width, height in
            self?.draw(on: canvas, MapSize(width: width, height: height))
        }
        partAt = { [weak self] point in
            guard let self, let shown, isDrawn else { return nil }
            return shown.picture.spot(at: MapPoint(x: point.x, y: point.y))
        }
        activateHandler = { [weak self] in self?.activate($0) }
        keyHandler = { [weak self] in self?.press($0) ?? false }
        onDrag { [weak self] x, y in self?.move { $0.moved(x: x, y: y) } }
        onPinch { [weak self] times, middle in
            self?.move { $0.zoomed(by: times, at: MapPoint(x: middle.x, y: middle.y)) }
        }
        onWheel { [weak self] notches, place in
            let times = MapView.times(notches: notches)
            self?.move { $0.zoomed(by: times, at: MapPoint(x: place.x, y: place.y)) }
        }
        onStyleChange { [weak self] in self?.followFont() }
    }

    /// Shows a map. A view that was moved stays as it is, and so does the focused place.
    func show(_ map: MapChart, of chart: Chart) {
        accessibleName = chart.title
        accessibleDescription = chart.summary
        guard map != self.chart else { return }
        let node = focusedPoint.flatMap { self.chart?.network.nodes[$0].place.position }
        self.chart = map
        let fit = MapFit(map.network)
        self.fit = fit
        maker = MapMaker(map.atlas, map.network, visited: map.visited)
        view = view.map { $0.fitting(fit) }
        focusedNode = node.flatMap { position in
            map.network.nodes.firstIndex { $0.place.position == position }
        }
        focusedPart = nil
        shown = nil
        queueDraw()
    }

    /// The index of the chart's point that has the keyboard focus, or `nil` for none.
    var focusedPoint: Int? {
        get {
            guard let focusedPart, let spots = shown?.picture.spots,
                spots.indices.contains(focusedPart)
            else { return focusedNode }
            let nodes = spots[focusedPart].nodes
            return nodes.contains { $0 == focusedNode } ? focusedNode : nodes.first
        }
        set {
            focusedNode = newValue
            if let newValue, let chart {
                let position = chart.network.nodes[newValue].place.position
                move { $0.showing(position) }
            }
            focusedPart = newValue.flatMap { node in
                shown?.picture.spots.firstIndex { $0.nodes.contains(node) }
            }
        }
    }

    /// Whether the view itself is drawn, rather than the picture of another view.
    var isDrawn: Bool { shown != nil && shown?.view == view }

    // MARK: Moving and following

    private func move(_ change: (MapView) -> MapView) {
        guard let view, change(view) != view else { return }
        self.view = change(view)
        isMoving = true
        rest?.cancel()
        rest = .after(milliseconds: Self.pause) { [weak self] in
            self?.isMoving = false
            self?.queueDraw()
        }
        queueDraw()
    }

    private func press(_ press: KeyPress) -> Bool {
        let moves: [Key: MapMove] = [.left: .left, .right: .right, .up: .up, .down: .down]
        let letters: [String: MapMove] = ["+": .closer, "=": .closer, "-": .farther, "0": .all]
        if press.modifiers.isEmpty, press.key == .tab { return goOn(by: 1) }
        if press.key == .shiftTab { return goOn(by: -1) }
        guard
            let move = press.modifiers.isEmpty && moves[press.key] != nil
                ? moves[press.key] : press.text.flatMap({ letters[$0] })
        else { return false }
        self.move { $0.after(move) }
        return true
    }

    /// Focuses the next visible place. After the last one, the focus leaves the map.
    private func goOn(by step: Int) -> Bool {
        let next = focusedPart.map { $0 + step } ?? (step > 0 ? 0 : parts.count - 1)
        guard let spots = shown?.picture.spots, spots.indices.contains(next) else {
            (focusedNode, focusedPart) = (nil, nil)
            return false
        }
        focusedNode = spots[next].nodes.first
        focusedPart = next
        return true
    }

    /// Follows a spot of one place to its entries, and enlarges the map to tell several places
    /// apart.
    private func activate(_ part: Int) {
        guard let chart, let view, let spots = shown?.picture.spots, spots.indices.contains(part)
        else { return }
        let nodes = spots[part].nodes
        focusedNode = nodes.first
        if nodes.count > 1 {
            let closer = view.tellingApart(nodes.map { chart.network.nodes[$0].place.position })
            if closer != view { return move { _ in closer } }
        }
        if let link = nodes.lazy.compactMap({ chart.points[$0].link }).first { onFollow(link) }
    }

    // MARK: Drawing

    /// Redraws the map if the font has changed. GTK signals a new style whenever the window gains
    /// or loses the keyboard focus.
    private func followFont() {
        guard let words, words.font != Typesetter(of: self).font else { return }
        (shown, self.words) = (nil, nil)
        queueDraw()
    }

    private func draw(on canvas: Canvas, _ size: MapSize) {
        guard let fit else { return }
        let view = self.view.map { $0.sheet == size ? $0 : $0.on(size) }
        let now = view ?? MapView(fitting: fit, on: size)
        self.view = now
        let palette = ChartPalette(of: self)
        if let shown, shown.view != now, isMoving, shown.time > Self.frame,
            let (corner, scale) = now.place(of: shown.view)
        {
            let sheet = Rectangle(x: 0, y: 0, width: size.width, height: size.height)
            canvas.fill(.rectangle(sheet), palette.colour(of: .map(.water)))
            return canvas.draw(shown.drawing, at: Point(x: corner.x, y: corner.y), scale: scale)
        }
        if shown?.view != now || shown?.palette != palette { make(now, palette, for: canvas) }
        guard let shown else { return }
        canvas.draw(shown.drawing, at: Point(x: 0, y: 0))
        guard showsFocus else { return }
        if let focusedPart, shown.layout.spots.indices.contains(focusedPart) {
            shown.painter.drawFocus(on: shown.layout.spots[focusedPart].mark, canvas)
        } else {
            let frame = Rectangle(x: 1, y: 1, width: size.width - 2, height: size.height - 2)
            canvas.stroke(.rectangle(frame, radius: 5), palette.text, width: 2)
        }
    }

    private func make(_ view: MapView, _ palette: ChartPalette, for canvas: Canvas) {
        guard let chart, let maker else { return }
        let words = self.words ?? ChartTypesetter(Typesetter(of: self))
        self.words = words
        focusedNode = focusedPoint
        let shown = ShownMap(view, maker, ChartColours(palette), words, like: canvas)
        self.shown = shown
        parts = zip(shown.picture.spots, shown.layout.spots).map { spot, place in
            DrawnPart(
                name: chart.description(of: spot.nodes), area: place.mark,
                leadsSomewhere: spot.nodes.contains { chart.points[$0].link != nil })
        }
        focusedPart = focusedNode.flatMap { node in
            shown.picture.spots.firstIndex { $0.nodes.contains(node) }
        }
    }
}
