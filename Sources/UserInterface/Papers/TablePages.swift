internal import Foundation
package import Gtk
package import Wording

/// A table on pages of A4, with rows of one height and the headings on every page. A row is
/// requested when its page is drawn, so that a long table takes no more memory than a short one.
package struct TablePages: PrintedPages {
    package struct Column: Hashable, Sendable {
        let name: String
        let isOfNumbers: Bool

        /// Makes a column.
        ///
        /// - Parameter isOfNumbers: whether its cells are aligned at their ends.
        package init(name: String, isOfNumbers: Bool) {
            (self.name, self.isOfNumbers) = (name, isOfNumbers)
        }
    }

    package let title: String
    /// The size of a page, which is in landscape format if the columns do not fit otherwise.
    package let size: (width: Double, height: Double)
    package let count: Int
    package let writtenOn: Int

    private let columns: [Column]
    private let rows: Int
    private let row: (Int) -> [String]
    private let words: Localizer
    private let typesetter: Typesetter
    private let widths: [Double]
    private let lineHeight: Double
    private let rowsOnPage: Int

    /// Makes the pages of a table.
    ///
    /// - Parameters:
    ///   - rows: the number of rows.
    ///   - words: the language of the page numbers, and its direction.
    ///   - moment: the time of writing, in seconds since 1970.
    ///   - row: returns the cells of a row, one for each column, or none if it cannot be read.
    package init(
        title: String, columns: [Column], rows: Int, in words: Localizer, writtenOn moment: Int,
        row: @escaping (Int) -> [String]
    ) {
        (self.title, self.columns, self.rows, self.row) = (title, columns, rows, row)
        (self.words, writtenOn) = (words, moment)
        let typesetter = Typesetter(
            paper: PaperStyle.font, language: words.locale.language.languageCode?.identifier ?? "")
        self.typesetter = typesetter
        let needed = Self.needed(columns, (0..<min(rows, Self.measured)).map(row), typesetter)
        let isOnSide = needed.reduce(0, +) + Self.gaps(columns) > PaperStyle.textWidth
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

    package func draw(_ place: Int, on canvas: Canvas) {
        var top = PaperStyle.margin
        draw(columns.map(\.name), at: top, PaperStyle.heading, PaperStyle.dim, on: canvas)
        top += lineHeight
        let ends = [PaperStyle.margin, size.width - PaperStyle.margin]
        canvas.stroke(.line(ends.map { Point(x: $0, y: top - 2) }), PaperStyle.rule, width: 0.75)
        for index in place * rowsOnPage..<min(rows, (place + 1) * rowsOnPage) {
            draw(row(index), at: top, PaperStyle.small, PaperStyle.ink, on: canvas)
            top += lineHeight
        }
        PaperStyle.drawFoot(
            title, words.page(place + 1, of: count), isRightToLeft: words.isRightToLeft,
            on: canvas, size, typesetter)
    }

    private func draw(
        _ cells: [String], at top: Double, _ style: Typesetter.Style, _ colour: Colour,
        on canvas: Canvas
    ) {
        var start = PaperStyle.margin
        for ((cell, column), width) in zip(zip(cells, columns), widths) {
            let text = typesetter.line(cell, style, width: width)
            let left = words.isRightToLeft ? size.width - start - width : start
            // In a right-to-left language words begin at the right, and figures end at the left.
            let isAtRight = column.isOfNumbers != words.isRightToLeft
            canvas.draw(
                text, at: Point(x: isAtRight ? left + width - text.width : left, y: top), colour)
            start += width + PaperStyle.gap
        }
    }
}

extension TablePages {
    /// The number of rows that are measured to find the widths of columns.
    private static let measured = 100
    /// The greatest width that a column asks for, in points.
    private static let widest = 240.0

    private static func gaps(_ columns: [Column]) -> Double {
        PaperStyle.gap * Double(max(0, columns.count - 1))
    }

    /// Returns the width that each column asks for, in points.
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

    /// Narrows the widest columns until all of them fit.
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
