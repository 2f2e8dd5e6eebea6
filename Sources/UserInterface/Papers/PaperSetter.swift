internal import Gtk
internal import Wording

/// Sets the blocks of a paper into pieces between which pages may break.
struct PaperSetter {
    private let typesetter: Typesetter
    private let sheet: PaperSheet
    private let picture: Bitmap?
    private var language: PaperLanguage { sheet.language }
    /// The width of texts and fields, in points, which is less beside a picture.
    private var width = PaperStyle.textWidth

    init(_ sheet: PaperSheet, _ picture: Bitmap?, _ typesetter: Typesetter) {
        (self.sheet, self.picture, self.typesetter) = (sheet, picture, typesetter)
    }

    /// The pieces from top to bottom. A picture is beside the first of them, at the side where
    /// lines end.
    var pieces: [PaperPiece] {
        let square = (width: PaperStyle.picture, height: PaperStyle.picture)
        let size = picture?.size(within: square) ?? (width: 0, height: 0)
        var beside = self
        if picture != nil { beside.width -= size.width + 2 * PaperStyle.gap }
        var pieces: [PaperPiece] = []
        // A letter has no subtitle, and has its title among its blocks.
        if !sheet.subtitle.isEmpty {
            pieces += beside.text(sheet.title, PaperStyle.title, space: 0)
            pieces += beside.text(sheet.subtitle, PaperStyle.small, PaperStyle.dim, space: 3)
        }
        var section: [PaperPiece] = []
        for block in sheet.blocks {
            let left = size.height - Self.height(of: pieces + section)
            switch block {
            case .section, .newPage:
                pieces += keptTogether(section)
                section = []
                if left > 0 { pieces.append(PaperPiece(height: left) { _, _ in }) }
            default: break
            }
            section += (left > 0 ? beside : self).pieces(of: block)
        }
        pieces += keptTogether(section)
        if let picture, !pieces.isEmpty { pieces[0] = pieces[0].with(draw(picture, size)) }
        return pieces
    }

    private static func height(of pieces: [PaperPiece]) -> Double {
        pieces.map { $0.space + $0.height }.reduce(0, +)
    }

    /// Keeps a section of less than a quarter of a page's height on one page.
    private func keptTogether(_ section: [PaperPiece]) -> [PaperPiece] {
        guard Self.height(of: section) < PaperStyle.height / 4, let last = section.last else {
            return section
        }
        return section.dropLast().map(\.staying) + [last]
    }

    private func pieces(of block: PaperSheet.Block) -> [PaperPiece] {
        switch block {
        case .section(let number, let title): section(number, title)
        case .field(let label, let value): field(label, value)
        case .boxes(let label, let boxes): self.boxes(label, boxes)
        case .paragraph(let text):
            self.text(text, space: 8) + [PaperPiece(height: 4) { _, _ in }]
        case .lines(let lines): lines.flatMap { text($0, space: 1) }
        case .heading(let heading):
            text(heading, PaperStyle.section, space: 22).map(\.staying)
        case .table(let rows): table(rows)
        case .list(let rows): list(rows)
        case .newPage: [PaperPiece(height: 0, staysWithNext: true, beginsPage: true) { _, _ in }]
        case .space: [PaperPiece(height: 14) { _, _ in }]
        }
    }

    private func text(
        _ text: String, _ style: Typesetter.Style = PaperStyle.usual,
        _ colour: Colour = PaperStyle.ink, space: Double
    ) -> [PaperPiece] {
        // In a right-to-left language each paragraph is set by itself, because its own direction
        // decides where it begins.
        let paragraphs =
            sheet.isRightToLeft
            ? text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            : [text]
        return paragraphs.enumerated().flatMap { place, text in
            PaperPiece.lines(
                [column(text, style, colour, width: width)],
                space: place == 0 ? space : 0)
        }
    }

    /// Sets a text in a column.
    ///
    /// - Parameters:
    ///   - left: the distance from the side where reading begins, in points. Boxes and lines to
    ///     write on, which only left-to-right papers have, ignore that side.
    ///   - width: the width of the column, in points.
    private func column(
        _ text: String, _ style: Typesetter.Style = PaperStyle.usual,
        _ colour: Colour = PaperStyle.ink, left: Double = 0, width: Double
    ) -> PaperPiece.Column {
        let text = typesetter.lines(text, style, width: width, isAtRight: sheet.isRightToLeft)
        return (text, sheet.isRightToLeft ? PaperStyle.textWidth - left - width : left, colour)
    }

    private func draw(
        _ picture: Bitmap, _ size: (width: Double, height: Double)
    ) -> (Canvas, Point) -> Void {
        let left = sheet.isRightToLeft ? 0 : PaperStyle.textWidth - size.width
        return { canvas, corner in
            canvas.draw(
                picture,
                in: Rectangle(
                    x: corner.x + left, y: corner.y, width: size.width, height: size.height))
        }
    }

    private func section(_ number: String, _ title: String) -> [PaperPiece] {
        let left = number.isEmpty ? 0 : 50.0
        var columns = [
            column(title, PaperStyle.section, left: left, width: PaperStyle.textWidth - left)
        ]
        if !number.isEmpty {
            columns.insert(column(number, PaperStyle.section, PaperStyle.dim, width: left), at: 0)
        }
        let rule = PaperPiece(height: 4, staysWithNext: true) { canvas, corner in
            let ends = [corner.x, corner.x + PaperStyle.textWidth]
            let line = Shape.line(ends.map { Point(x: $0, y: corner.y + 2) })
            canvas.stroke(line, PaperStyle.rule, width: 0.75)
        }
        return PaperPiece.lines(columns, space: 14).map(\.staying) + [rule]
    }

    private func field(_ label: String, _ value: String?) -> [PaperPiece] {
        let left = label.isEmpty ? 0 : PaperStyle.valueLeft
        let width = self.width - left
        var columns = labels(label)
        if let value {
            columns.append(column(value, left: left, width: width))
            return PaperPiece.lines(columns, space: 3)
        }
        // A field without a value gets a line to write on by hand.
        let lines = PaperPiece.lines(columns, space: 9)
        let room = PaperPiece(space: lines.isEmpty ? 18 : 0, height: 2) { canvas, corner in
            let ends = [corner.x + left, corner.x + PaperStyle.textWidth]
            canvas.stroke(
                .line(ends.map { Point(x: $0, y: corner.y) }), PaperStyle.blank, width: 0.5,
                dashes: [1, 2])
        }
        return lines.map(\.staying) + [room]
    }

    private func labels(_ label: String) -> [PaperPiece.Column] {
        label.isEmpty
            ? [] : [column(label, PaperStyle.usual, PaperStyle.dim, width: PaperStyle.labelWidth)]
    }

    private func boxes(_ label: String, _ boxes: [PaperSheet.Box]) -> [PaperPiece] {
        let left = label.isEmpty ? 0 : PaperStyle.valueLeft
        let text = left + PaperStyle.box + 7
        return boxes.enumerated().flatMap { place, box -> [PaperPiece] in
            let words = box.text(in: language)
            let set = column(words, left: text, width: PaperStyle.textWidth - text)
            var lines = PaperPiece.lines([set] + (place == 0 ? labels(label) : []), space: 3)
            if let first = lines.first { lines[0] = first.with(self.box(box.isTicked, left)) }
            return lines
        }
    }

    /// Draws a box, with a cross if it is ticked. The cross is a letter, so that copied text
    /// contains it.
    private func box(_ isTicked: Bool, _ left: Double) -> (Canvas, Point) -> Void {
        let cross = typesetter.line("X", PaperStyle.strong)
        return { canvas, corner in
            let area = Rectangle(
                x: corner.x + left, y: corner.y + 1.5, width: PaperStyle.box,
                height: PaperStyle.box)
            canvas.stroke(.rectangle(area), PaperStyle.ink, width: 0.75)
            guard isTicked else { return }
            let middle = area.centre
            let place = Point(x: middle.x - cross.width / 2, y: middle.y - cross.height / 2)
            canvas.draw(cross, at: place, PaperStyle.ink)
        }
    }

    private func table(_ rows: [[String]]) -> [PaperPiece] {
        rows.enumerated().flatMap { place, row -> [PaperPiece] in
            let isStart = place > 1 && place % 2 == 1
            let lines = self.row(
                row, parts: [0.27, 0.27, 0.16, 0.16, 0.14], isHeading: place == 0,
                space: isStart ? 9 : place == 0 ? 6 : 2)
            // A departure and its arrival stay together.
            return place % 2 == 1 || place == 0 ? lines.map(\.staying) : lines
        }
    }

    private func list(_ rows: [[String]]) -> [PaperPiece] {
        let parts = [0.19, 0.14, 0.33, 0.11, 0.12, 0.11]
        let headings = rows.prefix(1).flatMap { row($0, parts: parts, isHeading: true, space: 5) }
            .map(\.staying)
        return headings
            + rows.dropFirst().flatMap { one -> [PaperPiece] in
                var lines = row(one, parts: parts, isHeading: false, space: 5)
                if !lines.isEmpty { lines[0].atTop = headings }
                // The lines of a journey stay on one page.
                return lines.dropLast().map(\.staying) + lines.suffix(1)
            }
    }

    /// Sets a row of cells.
    ///
    /// - Parameter parts: the share of the width that each cell has.
    private func row(
        _ row: [String], parts: [Double], isHeading: Bool, space: Double
    ) -> [PaperPiece] {
        var left = 0.0
        var columns: [PaperPiece.Column] = []
        for (cell, part) in zip(row, parts) {
            let width = part * PaperStyle.textWidth
            let style = isHeading ? PaperStyle.small : PaperStyle.usual
            columns.append(
                column(
                    cell, style, isHeading ? PaperStyle.dim : PaperStyle.ink, left: left,
                    width: width - 6))
            left += width
        }
        return PaperPiece.lines(columns, space: space)
    }
}

extension PaperPiece {
    /// The piece, which stays on the page of the next one.
    fileprivate var staying: PaperPiece {
        var piece = self
        piece.staysWithNext = true
        return piece
    }

    /// Returns the piece with a drawing added at the same place.
    fileprivate func with(_ other: @escaping (Canvas, Point) -> Void) -> PaperPiece {
        var piece = self
        piece.draw = { [draw] canvas, corner in
            draw(canvas, corner)
            other(canvas, corner)
        }
        return piece
    }
}

/// A part of a page that is never divided between two pages.
struct PaperPiece {
    /// The space above it, in points, except at the top of a page.
    var space = 0.0
    let height: Double
    /// Whether the next piece has to be on the same page.
    var staysWithNext = false
    var beginsPage = false
    /// The pieces above it if it is the first on a page, such as the headings of its columns.
    var atTop: [PaperPiece] = []
    /// Draws it with its upper left corner at a point.
    var draw: (Canvas, Point) -> Void
}

extension PaperPiece {
    /// A text with its distance from the left, in points, and its colour.
    typealias Column = (text: SetText, left: Double, colour: Colour)

    /// Returns the lines of texts side by side, one piece for each line, so that pages can break
    /// between them.
    static func lines(_ columns: [Column], space: Double) -> [PaperPiece] {
        let lines = columns.map(\.text.lines)
        let count = lines.map(\.count).max() ?? 0
        return (0..<count).map { place in
            let here = zip(columns, lines).compactMap { column, lines in
                lines.indices.contains(place) ? (column, lines[place]) : nil
            }
            return PaperPiece(
                space: place == 0 ? space : 0, height: here.map(\.1.height).max() ?? 0,
                // Neither the first nor the last of several lines stands alone on a page.
                staysWithNext: count > 1 && (place == 0 || place == count - 2)
            ) { canvas, corner in
                for ((text, left, colour), line) in here {
                    let point = Point(x: corner.x + left, y: corner.y)
                    canvas.draw(text, [line], at: point, colour)
                }
            }
        }
    }
}
