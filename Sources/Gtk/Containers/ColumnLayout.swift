/// A layout in one column, or in two if there is room: each child goes to the column that ends
/// first.
nonisolated struct ColumnLayout: BoxLayout {
    let box: BoxContents

    var leastWidth: Int { box.leastWidth }

    /// The minimum width of each of two columns, in pixels.
    private static let leastColumn: Int = 400

    /// The natural width of a column, in pixels, at which lines of text are comfortable to read.
    private static let likedColumn: Int = 460

    var width: Int { max(leastWidth, Self.likedColumn) * 2 + box.spacing }

    func height(for width: Int) -> Int {
        places(for: width).map { $0.y + $0.height }.max() ?? 0
    }

    func place(in area: BoxArea) {
        let column = column(for: area.width)
        for (child, place) in zip(box.children, places(for: area.width)) {
            let x = box.isRightToLeft ? area.width - place.x - column : place.x
            child.place(
                in: BoxArea(
                    x: area.x + x, y: area.y + place.y, width: column, height: place.height))
        }
    }

    private func hasTwo(_ width: Int) -> Bool {
        box.children.count > 1
            && width >= max(leastWidth, Self.leastColumn) * 2 + box.spacing
    }

    private func column(for width: Int) -> Int {
        hasTwo(width) ? (width - box.spacing) / 2 : width
    }

    private func places(for width: Int) -> [(x: Int, y: Int, height: Int)] {
        let column = column(for: width)
        var ends: [Int] = hasTwo(width) ? [0, 0] : [0]
        return box.children.map { child in
            let place = ends.count > 1 && ends[1] < ends[0] ? 1 : 0
            let height = child.height(for: column)
            defer { ends[place] += height + box.spacing }
            return (place * (column + box.spacing), ends[place], height)
        }
    }
}
