internal import Gtk
internal import Presentation
internal import StatisticsFeature

/// Draws statistics on a page of paper, as large as all of them fit. It is laid out once and drawn
/// as often as needed.
final class SheetPicture {
    private let sheet: Sheet
    private let pictures: [String: Bitmap]
    private let isRightToLeft: Bool
    private var known: SheetLayout?
    /// The charts of the page by their ids, which later pages use again.
    private var charts: [String: ChartSheet]

    /// - Parameter pictures: the sheet's pictures by their paths. One that is not among them is left
    ///   out.
    init(_ sheet: Sheet, pictures: [String: Bitmap] = [:], isRightToLeft: Bool) {
        self.sheet = sheet
        self.pictures = pictures
        self.isRightToLeft = isRightToLeft
        charts = [:]
    }

    /// Makes a picture of the same page with other parts, which uses the charts of `other` again.
    init(_ sheet: Sheet, after other: SheetPicture) {
        self.sheet = sheet
        pictures = other.pictures
        isRightToLeft = other.isRightToLeft
        charts = other.charts
    }

    /// The size of A4 in points. The page is scaled to paper of another size.
    static let size = (width: 595.0, height: 842.0)

    /// The greatest side of a picture that is drawn, in pixels.
    static var sideOfPictures: Int { Int(SheetLayout.greatestPicture * 4) }

    private static let margin = 0.07
    private static let gap = 28.0
    /// The most that a gap grows to fill the page.
    private static let mostGrowth = 40.0
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
    /// wider layout is smaller on the page. The rest of the page goes to the gaps.
    private func layout(_ words: Typesetter) -> SheetLayout {
        if let known { return known }
        let inner = 1 - 2 * Self.margin
        let shape = (Self.size.height / Self.size.width - 2 * Self.margin) / inner
        var layout = lay(out: Self.leastWidth, words)
        for _ in 0..<8 where layout.height > layout.width * shape {
            let excess = layout.height / (layout.width * shape)
            layout = lay(out: layout.width * (excess.squareRoot() + 0.01), words)
        }
        let left = layout.width * shape - layout.height
        if left > 0, layout.gaps > 0 {
            let growth = min(Self.mostGrowth, left / Double(layout.gaps))
            layout = lay(out: layout.width, words, growth: growth)
        }
        known = layout
        return layout
    }

    /// The least width of the layout, which a page with little content has.
    private static let leastWidth = 700.0

    private func lay(
        out width: Double, _ words: Typesetter, growth: Double = 0
    ) -> SheetLayout {
        var layout = SheetLayout(
            width: width, isRightToLeft: isRightToLeft, ink: Self.ink, growth: growth)
        layout.add(words.line(sheet.title, Typesetter.Style(scale: 2.6, isBold: true)))
        layout.addRule()
        layout.addGap(Self.gap / 2)
        var section = ""
        var waiting: [Chart] = []
        for part in sheet.shown {
            if part.section != section {
                add(waiting, to: &layout, words)
                waiting = []
                section = part.section
                layout.add(words.line(section, Typesetter.Style(scale: 1.6, isBold: true)))
                layout.addRule()
                layout.height += Self.gap / 3
            }
            switch part.content {
            case .figures(let figures):
                layout.add(figures, words, isFirst: section.isEmpty)
                layout.addGap(Self.gap / 2)
            case .highlights(let highlights):
                add(waiting, to: &layout, words)
                waiting = []
                layout.add(highlights, words, gap: Self.gap)
                layout.addGap(Self.gap)
            case .pictures(let films):
                layout.add(
                    films.compactMap { film in pictures[film.path].map { ($0, film.name) } },
                    words, gap: Self.gap)
                layout.addGap(Self.gap)
            case .chart(let chart): waiting.append(chart)
            }
        }
        add(waiting, to: &layout, words)
        return layout
    }

    /// Adds charts in two columns. Each goes to the column that ends first.
    private func add(_ charts: [Chart], to layout: inout SheetLayout, _ words: Typesetter) {
        guard !charts.isEmpty else { return }
        let columns = charts.count > 1 ? 2 : 1
        let width = (layout.width - Self.gap * Double(columns - 1)) / Double(columns)
        var ends = [Double](repeating: layout.height, count: columns)
        for chart in charts {
            let column = columns > 1 && ends[1] < ends[0] ? 1 : 0
            let place = layout.mirrored(
                Point(x: Double(column) * (width + Self.gap), y: ends[column]), width: width)
            let picture = picture(of: chart, words)
            layout.pieces.append { picture.draw(on: $0, at: place, width: width, Self.ink) }
            ends[column] += picture.height(for: width) + Self.gap
        }
        layout.height = ends.max() ?? layout.height
        layout.addGap(0)
    }

    private func picture(of chart: Chart, _ words: Typesetter) -> ChartSheet {
        if let known = charts[chart.id] { return known }
        let picture = ChartSheet(chart, words, isRightToLeft: isRightToLeft)
        charts[chart.id] = picture
        return picture
    }
}
