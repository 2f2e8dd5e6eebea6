internal import Gtk

/// Something that stands on a page, where the page breaks.
struct PaperPiece {
    /// How much room there is above it, but not at the top of a page.
    var space = 0.0
    let height: Double
    /// Whether what comes next has to be on the same page.
    var staysWithNext = false
    /// Whether it stands at the top of a page.
    var beginsPage = false
    /// What stands above it where it is the first on a page, such as the headings of its columns.
    var atTop: [PaperPiece] = []
    /// Draws it with its left upper corner at a place.
    var draw: (Canvas, Point) -> Void
}

extension PaperPiece {
    /// A text with how far from the left it stands.
    typealias Column = (text: SetText, left: Double, colour: Colour)

    /// The lines of texts that stand side by side, a piece for each line, so that pages break between them.
    static func lines(_ columns: [Column], space: Double) -> [PaperPiece] {
        let lines = columns.map(\.text.lines)
        let count = lines.map(\.count).max() ?? 0
        return (0..<count).map { place in
            let here = zip(columns, lines).compactMap { column, lines in
                lines.indices.contains(place) ? (column, lines[place]) : nil
            }
            return PaperPiece(
                space: place == 0 ? space : 0, height: here.map(\.1.height).max() ?? 0,
                // Neither the first nor the last of a few lines stands alone.
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
