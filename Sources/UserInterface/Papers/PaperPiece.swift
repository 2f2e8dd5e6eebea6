internal import Gtk

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
