/// A container that lines up its children in one, two or four columns of the same width, as many as
/// there is room for, so that they stand below each other.
public final class GridBox: Box {
    /// Makes an empty box.
    ///
    /// - Parameter spacing: the space between children, in pixels.
    public init(spacing: Int = 0) { super.init(spacing: spacing, layout: GridLayout.init) }
}

/// A layout in rows of equal cells.
nonisolated struct GridLayout: BoxLayout {
    let box: BoxContents

    /// The width of a column that has room for a figure and its name, in pixels.
    private static let likedColumn: Int = 150

    var leastWidth: Int { box.leastWidth }

    var width: Int { width(of: 4) }

    private var column: Int { max(leastWidth, Self.likedColumn) }

    private func width(of columns: Int) -> Int { column * columns + box.spacing * (columns - 1) }

    private func columns(in width: Int) -> Int {
        width >= self.width(of: 4) ? 4 : width >= self.width(of: 2) ? 2 : 1
    }

    func height(for width: Int) -> Int { rows(in: width).last.map { $0.y + $0.height } ?? 0 }

    func place(in area: BoxArea) {
        let columns = columns(in: area.width)
        let column = column(in: area.width)
        for (number, row) in rows(in: area.width).enumerated() {
            for (place, child) in box.children.dropFirst(number * columns).prefix(columns)
                .enumerated()
            {
                let x = place * (column + box.spacing)
                child.place(
                    in: BoxArea(
                        x: area.x + (box.isRightToLeft ? area.width - x - column : x),
                        y: area.y + row.y, width: column, height: row.height))
            }
        }
    }

    private func column(in width: Int) -> Int {
        let columns = columns(in: width)
        return (width - box.spacing * (columns - 1)) / columns
    }

    private func rows(in width: Int) -> [(y: Int, height: Int)] {
        let columns = columns(in: width)
        let column = column(in: width)
        var rows: [(y: Int, height: Int)] = []
        for first in stride(from: 0, to: box.children.count, by: columns) {
            var height: Int = 0
            for child in box.children.dropFirst(first).prefix(columns) {
                height = max(height, child.height(for: column))
            }
            let y = rows.last.map { $0.y + $0.height + box.spacing } ?? 0
            rows.append((y, height))
        }
        return rows
    }
}
