/// A container that lines up its children in a column in its middle, which grows up to a width.
public final class CentredBox: Box {
    /// Makes an empty box.
    ///
    /// - Parameters:
    ///   - greatestWidth: the greatest width of the column, in pixels.
    ///   - spacing: the space between children, in pixels.
    public init(greatestWidth: Int, spacing: Int = 0) {
        super.init(spacing: spacing) { CentredLayout(box: $0, greatestWidth: greatestWidth) }
    }
}

/// A layout of a column in the middle.
nonisolated struct CentredLayout: BoxLayout {
    let box: BoxContents
    let greatestWidth: Int

    var leastWidth: Int { box.leastWidth }

    var width: Int { max(leastWidth, min(greatestWidth, box.children.map(\.natural).max() ?? 0)) }

    private func column(in width: Int) -> Int { min(width, max(greatestWidth, leastWidth)) }

    func height(for width: Int) -> Int {
        let column = column(in: width)
        return box.children.reduce(0) { $0 + $1.height(for: column) }
            + box.spacing * max(0, box.children.count - 1)
    }

    func place(in area: BoxArea) {
        let column = column(in: area.width)
        var y = area.y
        for child in box.children {
            let height = child.height(for: column)
            child.place(
                in: BoxArea(
                    x: area.x + (area.width - column) / 2, y: y, width: column, height: height))
            y += height + box.spacing
        }
    }
}
