import CGtk

/// A layout in one column, or in two if there is room: each child goes to the column that ends
/// first.
nonisolated struct ColumnLayout: BoxLayout {
    let children: [BoxChild]
    let spacing: Int32
    let isRightToLeft: Bool

    /// The minimum width of each of two columns, in pixels.
    private static let leastColumn: Int32 = 400

    /// The natural width of a column, in pixels, at which lines of text are comfortable to read.
    private static let likedColumn: Int32 = 460

    var width: Int32 { max(leastWidth, Self.likedColumn) * 2 + spacing }

    func height(for width: Int32) -> Int32 {
        places(for: width).map { $0.y + $0.height }.max() ?? 0
    }

    func place(in area: GtkAllocation) {
        let column = column(for: area.width)
        for (child, place) in zip(children, places(for: area.width)) {
            let x = isRightToLeft ? area.width - place.x - column : place.x
            var allocation = GtkAllocation(
                x: area.x + x, y: area.y + place.y, width: column, height: place.height)
            gtk_widget_size_allocate(child.widget, &allocation)
        }
    }

    private func hasTwo(_ width: Int32) -> Bool {
        children.count > 1
            && width >= max(leastWidth, Self.leastColumn) * 2 + spacing
    }

    private func column(for width: Int32) -> Int32 {
        hasTwo(width) ? (width - spacing) / 2 : width
    }

    private func places(for width: Int32) -> [(x: Int32, y: Int32, height: Int32)] {
        let column = column(for: width)
        var ends: [Int32] = hasTwo(width) ? [0, 0] : [0]
        return children.map { child in
            let place = ends.count > 1 && ends[1] < ends[0] ? 1 : 0
            let height = child.height(for: column)
            defer { ends[place] += height + spacing }
            return (Int32(place) * (column + spacing), ends[place], height)
        }
    }
}
