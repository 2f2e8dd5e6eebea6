public import Gtk
internal import Foundation
public import Wording

/// A table on pages of A4: rows of one height, and the headings on every page. A row is asked for when
/// its page is drawn, so that a long table takes no more memory than a short one.
public struct TablePages {
    /// A column with its heading.
    public struct Column: Hashable, Sendable {
        let name: String
        let isOfNumbers: Bool

        /// - Parameter isOfNumbers: whether its cells end below each other.
        public init(name: String, isOfNumbers: Bool) {
            (self.name, self.isOfNumbers) = (name, isOfNumbers)
        }
    }

    public let title: String
    /// Of a page, in points: on its side where the columns need more than it is wide.
    public let size: (width: Double, height: Double)
    public let count: Int

    private let columns: [Column]
    private let rows: Int
    private let row: (Int) -> [String]
    private let words: LocalWords
    private let moment: Int
    private let typesetter: Typesetter
    private let widths: [Double]
    private let lineHeight: Double
    private let rowsOnPage: Int

    /// - Parameters:
    ///   - rows: how many there are.
    ///   - words: in which it is said which page one reads, and from which side.
    ///   - moment: when it is written, in seconds since 1970.
    ///   - row: the cells of a row, one for each column; none where it cannot be read.
    public init(
        title: String, columns: [Column], rows: Int, in words: LocalWords, writtenOn moment: Int,
        row: @escaping (Int) -> [String]
    ) {
        (self.title, self.columns, self.rows, self.row) = (title, columns, rows, row)
        (self.words, self.moment) = (words, moment)
        let typesetter = Typesetter(
            paper: PaperStyle.font, language: words.locale.language.languageCode?.identifier ?? "")
        self.typesetter = typesetter
        let needed = Self.needed(columns, (0..<min(rows, Self.measured)).map(row), typesetter)
        let isOnSide =
            needed.reduce(0, +) + Self.gaps(columns) > PaperStyle.textWidth
        size =
            isOnSide
            ? (PaperStyle.height, PaperStyle.width) : (PaperStyle.width, PaperStyle.height)
        widths = Self.fitting(
            needed, into: size.width - 2 * PaperStyle.margin - Self.gaps(columns))
        lineHeight = typesetter.line("Xg", PaperStyle.small).height + 4
        let room = size.height - 2 * PaperStyle.margin - 18
        rowsOnPage = max(1, Int(room / lineHeight) - 1)
        count = max(1, (rows + rowsOnPage - 1) / rowsOnPage)
    }

    /// Draws a page with its left upper corner where the canvas has its own.
    ///
    /// - Parameter place: which one, from 0.
    public func draw(_ place: Int, on canvas: Canvas) {
        var top = PaperStyle.margin
        draw(columns.map(\.name), at: top, PaperStyle.heading, PaperStyle.dim, on: canvas)
        top += lineHeight
        let ends = [PaperStyle.margin, size.width - PaperStyle.margin]
        canvas.stroke(
            .line(ends.map { Point(x: $0, y: top - 2) }), PaperStyle.rule, width: 0.75)
        for index in place * rowsOnPage..<min(rows, (place + 1) * rowsOnPage) {
            draw(row(index), at: top, PaperStyle.small, PaperStyle.ink, on: canvas)
            top += lineHeight
        }
        PaperStyle.drawFoot(
            title, words.page(place + 1, of: count), isRightToLeft: words.isRightToLeft,
            on: canvas, size, typesetter)
    }

    /// As a PDF.
    public var file: PagesFile {
        PagesFile(
            title: title, width: size.width, height: size.height,
            time: Date(timeIntervalSince1970: Double(moment)).ISO8601Format(),
            pages: (0..<count).map { place in { draw(place, on: $0) } })
    }

    private func draw(
        _ cells: [String], at top: Double, _ style: Typesetter.Style, _ colour: Colour,
        on canvas: Canvas
    ) {
        var start = PaperStyle.margin
        for ((cell, column), width) in zip(zip(cells, columns), widths) {
            let text = typesetter.line(cell, style, width: width)
            let left = words.isRightToLeft ? size.width - start - width : start
            // Where one reads from the right, words begin there and figures end at the left.
            let isAtRight = column.isOfNumbers != words.isRightToLeft
            canvas.draw(
                text, at: Point(x: isAtRight ? left + width - text.width : left, y: top), colour)
            start += width + PaperStyle.gap
        }
    }
}

extension TablePages {
    /// So many rows tell how wide columns are.
    private static let measured = 100
    /// No column needs more, whatever stands in it.
    private static let widest = 240.0

    private static func gaps(_ columns: [Column]) -> Double {
        PaperStyle.gap * Double(max(0, columns.count - 1))
    }

    /// How wide each column would be by itself.
    private static func needed(
        _ columns: [Column], _ rows: [[String]], _ typesetter: Typesetter
    ) -> [Double] {
        columns.indices.map { place in
            let heading = typesetter.line(columns[place].name, PaperStyle.heading).width
            let cells = rows.compactMap { row in
                row.indices.contains(place)
                    ? typesetter.line(row[place], PaperStyle.small).width : nil
            }
            return min(widest, cells.reduce(heading, max) + 1)
        }
    }

    /// Takes from the widest ones what there is no room for.
    private static func fitting(_ needed: [Double], into room: Double) -> [Double] {
        var left = room
        var widths = needed
        let narrowFirst = needed.indices.sorted { needed[$0] < needed[$1] }
        for (done, place) in narrowFirst.enumerated() {
            widths[place] = min(needed[place], left / Double(needed.count - done))
            left -= widths[place]
        }
        return widths
    }
}
