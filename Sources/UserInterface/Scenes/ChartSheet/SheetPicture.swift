internal import Gtk
internal import Presentation
internal import StatisticsFeature

/// Draws statistics on a page of paper, as large as all of them fit. It is laid out once and drawn
/// as often as needed.
final class SheetPicture {
    private let sheet: Sheet
    private let isRightToLeft: Bool
    private var known: Layout?
    /// The charts of the page by their ids, which later pages use again.
    private var charts: [String: ChartSheet]

    init(_ sheet: Sheet, isRightToLeft: Bool) {
        self.sheet = sheet
        self.isRightToLeft = isRightToLeft
        charts = [:]
    }

    /// Makes a picture of the same page with other parts, which uses the charts of `other` again.
    init(_ sheet: Sheet, after other: SheetPicture) {
        self.sheet = sheet
        isRightToLeft = other.isRightToLeft
        charts = other.charts
    }

    /// The size of A4 in points. The page is scaled to paper of another size.
    static let size = (width: 595.0, height: 842.0)

    private static let margin = 0.07
    private static let gap = 28.0
    private static let ink = ChartPalette.paper

    /// Draws the page into an area with the page's proportions.
    func draw(on canvas: Canvas, width: Double) {
        let height = width * Self.size.height / Self.size.width
        let page = Rectangle(x: 0, y: 0, width: width, height: height)
        canvas.fill(.rectangle(page, radius: 0), Self.ink.ground)
        let layout = layout(Typesetter(for: canvas))
        let margin = width * Self.margin
        canvas.moved(
            to: Point(x: margin, y: margin), scale: (width - 2 * margin) / layout.width
        ) {
            for piece in layout.pieces { piece(canvas) }
        }
    }

    /// Returns the layout, which is as wide as it has to be for its height to fit on the page. A
    /// wider layout is smaller on the page.
    private func layout(_ words: Typesetter) -> Layout {
        if let known { return known }
        let inner = 1 - 2 * Self.margin
        let shape = (Self.size.height / Self.size.width - 2 * Self.margin) / inner
        var layout = lay(out: Self.leastWidth, words)
        for _ in 0..<8 where layout.height > layout.width * shape {
            let excess = layout.height / (layout.width * shape)
            layout = lay(out: layout.width * (excess.squareRoot() + 0.01), words)
        }
        known = layout
        return layout
    }

    /// The least width of the layout, which a page with little content has.
    private static let leastWidth = 700.0

    private struct Layout {
        let width: Double
        var height = 0.0
        var pieces: [(Canvas) -> Void] = []
    }

    private func lay(out width: Double, _ words: Typesetter) -> Layout {
        var layout = Layout(width: width)
        add(words.line(sheet.title, Typesetter.Style(scale: 2.6, isBold: true)), to: &layout)
        layout.height += Self.gap / 2
        var section = ""
        var waiting: [Chart] = []
        for part in sheet.shown {
            if part.section != section {
                add(waiting, to: &layout, words)
                waiting = []
                section = part.section
                add(words.line(section, Typesetter.Style(scale: 1.6, isBold: true)), to: &layout)
                layout.height += Self.gap / 3
            }
            switch part.content {
            case .figures(let figures): add(figures, to: &layout, words)
            case .chart(let chart): waiting.append(chart)
            }
        }
        add(waiting, to: &layout, words)
        return layout
    }

    private func add(_ text: SetText, to layout: inout Layout) {
        add(text, at: Point(x: 0, y: layout.height), .text, to: &layout)
        layout.height += text.height
    }

    private func add(
        _ text: SetText, at place: Point, _ ink: ChartInk, to layout: inout Layout
    ) {
        let place = mirrored(place, width: text.width, in: layout)
        layout.pieces.append { $0.draw(text, at: place, Self.ink.colour(of: ink)) }
    }

    /// Returns the left edge of an area of a width, mirrored for right-to-left languages.
    private func mirrored(_ place: Point, width: Double, in layout: Layout) -> Point {
        isRightToLeft ? Point(x: layout.width - place.x - width, y: place.y) : place
    }

    private func add(_ figures: [FigureViewModel], to layout: inout Layout, _ words: Typesetter) {
        let columns = max(1, Int(layout.width / 170))
        let width = layout.width / Double(columns)
        for start in stride(from: 0, to: figures.count, by: columns) {
            let top = layout.height
            for (column, figure) in figures[start...].prefix(columns).enumerated() {
                let texts = [
                    (figure.value, Typesetter.Style(scale: 1.5, isBold: true)),
                    (figure.name, Typesetter.Style()),
                    (figure.note, Typesetter.Style(scale: 0.85)),
                ].filter { !$0.0.isEmpty }
                var place = Point(x: Double(column) * width, y: top)
                for (number, (text, style)) in texts.enumerated() {
                    let paragraph = words.paragraph(
                        text, style, width: width - 8, isAtRight: isRightToLeft)
                    add(paragraph, at: place, number == 0 ? .text : .dimText, to: &layout)
                    place.y += paragraph.height
                }
                layout.height = max(layout.height, place.y)
            }
            layout.height += Self.gap / 2
        }
    }

    /// Adds charts in two columns. Each goes to the column that ends first.
    private func add(_ charts: [Chart], to layout: inout Layout, _ words: Typesetter) {
        guard !charts.isEmpty else { return }
        let columns = charts.count > 1 ? 2 : 1
        let width = (layout.width - Self.gap * Double(columns - 1)) / Double(columns)
        var ends = [Double](repeating: layout.height, count: columns)
        for chart in charts {
            let column = columns > 1 && ends[1] < ends[0] ? 1 : 0
            let place = mirrored(
                Point(x: Double(column) * (width + Self.gap), y: ends[column]), width: width,
                in: layout)
            let picture = picture(of: chart, words)
            layout.pieces.append {
                picture.draw(on: $0, at: place, width: width, Self.ink)
            }
            ends[column] += picture.height(for: width) + Self.gap
        }
        layout.height = ends.max() ?? layout.height
    }

    private func picture(of chart: Chart, _ words: Typesetter) -> ChartSheet {
        if let known = charts[chart.id] { return known }
        let picture = ChartSheet(chart, words, isRightToLeft: isRightToLeft)
        charts[chart.id] = picture
        return picture
    }
}
