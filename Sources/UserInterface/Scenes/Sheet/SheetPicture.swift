internal import Gtk
internal import Presentation
internal import StatisticsFeature

/// Draws what the years say on a page of paper, as large as there is room for all of it. It is laid out
/// once, and drawn as often as it is needed.
final class SheetPicture {
    private let sheet: Sheet
    private let isRightToLeft: Bool
    private var known: Layout?

    init(_ sheet: Sheet, isRightToLeft: Bool) {
        self.sheet = sheet
        self.isRightToLeft = isRightToLeft
    }

    /// A4 in points; what is on paper of another size is scaled to it.
    static let size = (width: 595.0, height: 842.0)

    private static let margin = 0.07
    private static let gap = 28.0
    private static let ink = ChartPalette.paper

    /// Fills an area of a canvas whose sides are as those of the page.
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

    /// The wider it is, the smaller all of it is once it is on the page.
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

    /// Of a page on which there is little.
    private static let leastWidth = 700.0

    private struct Layout {
        let width: Double
        var height = 0.0
        var pieces: [(Canvas) -> Void] = []

        mutating func add(_ height: Double, _ piece: @escaping (Canvas, Double) -> Void) {
            let top = self.height
            pieces.append { piece($0, top) }
            self.height += height
        }
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
        layout.add(text.height) { canvas, top in
            canvas.draw(text, at: Point(x: 0, y: top), Self.ink.text)
        }
    }

    private func add(_ figures: [FigureViewModel], to layout: inout Layout, _ words: Typesetter) {
        let columns = max(1, Int(layout.width / 170))
        let width = layout.width / Double(columns)
        for start in stride(from: 0, to: figures.count, by: columns) {
            let row = figures[start..<min(start + columns, figures.count)].map { figure in
                [
                    words.line(
                        figure.value, Typesetter.Style(scale: 1.5, isBold: true), width: width - 8),
                    words.line(figure.name, width: width - 8),
                    words.line(figure.note, Typesetter.Style(scale: 0.85), width: width - 8),
                ]
            }
            let height = row.map { $0.reduce(0) { $0 + $1.height } }.max() ?? 0
            layout.add(height + Self.gap / 2) { canvas, top in
                for (column, lines) in row.enumerated() {
                    var y = top
                    for (place, line) in lines.enumerated() {
                        canvas.draw(
                            line, at: Point(x: Double(column) * width, y: y),
                            Self.ink.colour(of: place == 0 ? .text : .dimText))
                        y += line.height
                    }
                }
            }
        }
    }

    /// In two columns: each goes to the one that ends first.
    private func add(_ charts: [Chart], to layout: inout Layout, _ words: Typesetter) {
        guard !charts.isEmpty else { return }
        let columns = charts.count > 1 ? 2 : 1
        let width = (layout.width - Self.gap * Double(columns - 1)) / Double(columns)
        var ends = [Double](repeating: layout.height, count: columns)
        for chart in charts {
            let column = columns > 1 && ends[1] < ends[0] ? 1 : 0
            let place = Point(x: Double(column) * (width + Self.gap), y: ends[column])
            let picture = ChartSheet(chart, words, isRightToLeft: isRightToLeft)
            layout.pieces.append {
                picture.draw(on: $0, at: place, width: width, Self.ink)
            }
            ends[column] += picture.height(for: width) + Self.gap
        }
        layout.height = ends.max() ?? layout.height
    }
}
