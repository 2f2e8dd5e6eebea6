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

/// The parts of a page of statistics, from top to bottom.
struct SheetLayout {
    let width: Double
    let isRightToLeft: Bool
    let ink: ChartPalette
    /// The amount by which each gap is greater than it has to be.
    let growth: Double
    var height = 0.0
    private(set) var gaps = 0
    var pieces: [(Canvas) -> Void] = []

    /// Leaves a gap, which grows if there is room on the page.
    mutating func addGap(_ least: Double) {
        height += least + growth
        gaps += 1
    }

    mutating func add(_ text: SetText) {
        add(text, at: Point(x: 0, y: height), .text)
        height += text.height
    }

    /// Draws a line over the whole width.
    mutating func addRule() {
        height += 4
        addLine(from: 0, width: width)
        height += 4
    }

    private mutating func addLine(from x: Double, width: Double) {
        let place = mirrored(Point(x: x, y: height), width: width)
        let line = Rectangle(x: place.x, y: place.y, width: width, height: 0.8)
        pieces.append { [ink] in $0.fill(.rectangle(line, radius: 0), ink.colour(of: .grid)) }
    }

    private mutating func add(_ text: SetText, at place: Point, _ colour: ChartInk) {
        let place = mirrored(place, width: text.width)
        pieces.append { [ink] in $0.draw(text, at: place, ink.colour(of: colour)) }
    }

    /// Returns the left edge of an area of a width, mirrored for right-to-left languages.
    func mirrored(_ place: Point, width: Double) -> Point {
        isRightToLeft ? Point(x: self.width - place.x - width, y: place.y) : place
    }

    /// Adds figures in columns of one width.
    ///
    /// - Parameter isFirst: whether these are the first figures, which are larger.
    mutating func add(_ figures: [FigureViewModel], _ words: Typesetter, isFirst: Bool) {
        let columns = isFirst ? 4 : max(4, Int(self.width / 170))
        let width = self.width / Double(columns)
        for start in stride(from: 0, to: figures.count, by: columns) {
            let top = height
            if start > 0 { height += 10 }
            for (column, figure) in figures[start...].prefix(columns).enumerated() {
                let texts = [
                    (figure.value, Typesetter.Style(scale: isFirst ? 2.2 : 1.5, isBold: true)),
                    (figure.name, Typesetter.Style()),
                    (figure.note, Typesetter.Style(scale: 0.85)),
                ].filter { !$0.0.isEmpty }
                var place = Point(x: Double(column) * width, y: start > 0 ? top + 10 : top)
                for (number, (text, style)) in texts.enumerated() {
                    let paragraph = words.paragraph(
                        text, style, width: width - 8, isAtRight: isRightToLeft)
                    add(paragraph, at: place, number == 0 ? .text : .dimText)
                    place.y += paragraph.height
                }
                height = max(height, place.y)
            }
        }
    }

    /// Adds pictures side by side, each with its name below.
    mutating func add(
        _ pictures: [(picture: Bitmap, name: String)], _ words: Typesetter, gap: Double
    ) {
        guard !pictures.isEmpty else { return }
        let (side, columns) = Self.columns(
            of: pictures.map { Double($0.picture.width) / Double($0.picture.height) },
            in: width - gap * Double(pictures.count - 1))
        let sizes = zip(pictures, columns).map { $0.picture.size(within: ($1, side)) }
        let end = height + (sizes.map(\.height).max() ?? 0)
        var left = 0.0
        var names = 0.0
        for (place, (picture, name)) in pictures.enumerated() {
            let (column, size) = (columns[place], sizes[place])
            let corner = mirrored(Point(x: left, y: end - size.height), width: size.width)
            let area = Rectangle(x: corner.x, y: corner.y, width: size.width, height: size.height)
            pieces.append { $0.draw(picture, in: area) }
            let text = words.paragraph(
                name, Typesetter.Style(scale: 0.85), width: column, isAtRight: isRightToLeft)
            add(text, at: Point(x: left, y: end + 4), .dimText)
            names = max(names, text.height)
            left += column + gap
        }
        height = end + 4 + names
    }

    /// Returns the height of pictures side by side, and the width of the column that each has with
    /// its name. A strip has no more room than a picture twice as wide as high, or twice as high as
    /// wide.
    ///
    /// - Parameter shapes: the width of each picture divided by its height.
    static func columns(
        of shapes: [Double], in width: Double
    ) -> (height: Double, widths: [Double]) {
        func widths(_ height: Double) -> [Double] {
            shapes.map { max(leastColumn, height * min(max($0, 0.5), 2)) }
        }
        var height = greatestPicture
        while height > 1, widths(height).reduce(0, +) > width { height *= 0.95 }
        return (height, widths(height))
    }

    static let greatestPicture = 170.0
    /// The least width of a picture's column, in which a name has few lines.
    private static let leastColumn = 100.0

    /// Adds the entries that stand out, each kind in a column.
    mutating func add(_ highlights: [HighlightsViewModel], _ words: Typesetter, gap: Double) {
        let columns = Double(max(highlights.count, 1))
        let width = (self.width - gap * (columns - 1)) / columns
        let top = height
        var end = top
        for (number, kind) in highlights.enumerated() {
            height = top
            add(kind, words, from: Double(number) * (width + gap), width: width)
            end = max(end, height)
        }
        height = end
    }

    private mutating func add(
        _ kind: HighlightsViewModel, _ words: Typesetter, from x: Double, width: Double
    ) {
        let title = words.line(kind.title, Typesetter.Style(scale: 1.15, isBold: true))
        add(title, at: Point(x: x, y: height), .text)
        height += title.height + 6
        for row in kind.rows {
            addLine(from: x, width: width)
            height += 5
            let caption = words.line(row.caption, Typesetter.Style(scale: 0.85))
            add(caption, at: Point(x: x, y: height), .dimText)
            let fact = words.line(row.fact, Typesetter.Style(scale: 0.85))
            add(fact, at: Point(x: x + width - fact.width, y: height), .dimText)
            height += caption.height
            let name = words.paragraph(
                row.name, Typesetter.Style(), width: width, isAtRight: isRightToLeft)
            add(name, at: Point(x: x, y: height), .text)
            height += name.height + 5
        }
    }
}
