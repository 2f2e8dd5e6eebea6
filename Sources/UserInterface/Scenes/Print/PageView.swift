internal import Gtk

/// A page as it will be printed, as wide as there is room for.
final class PageView: DrawingArea {
    private var pages: (any PrintedPages)?
    private var place = 0

    override init() {
        super.init()
        accessibleName = localized("Preview")
        leastWidth = 240
        hexpand = true
        heightForWidth = { [weak self] in $0 * (self?.ratio ?? 1) }
        drawHandler = { [weak self] canvas, width, _ in self?.draw(on: canvas, width) }
    }

    func show(_ place: Int, of pages: any PrintedPages) {
        self.pages = pages
        self.place = place
        redraw()
    }

    private var ratio: Double { pages.map { $0.size.height / $0.size.width } ?? 1 }

    private func draw(on canvas: Canvas, _ width: Double) {
        guard let pages else { return }
        let paper = Rectangle(x: 0, y: 0, width: width, height: width * ratio)
        canvas.fill(.rectangle(paper, radius: 0), Colour(0xffffff))
        canvas.moved(to: Point(x: 0, y: 0), scale: width / pages.size.width) {
            pages.draw(place, on: canvas)
        }
    }
}
