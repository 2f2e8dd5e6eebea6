import CGtk

/// The layout of a box whose height depends on its width. All lengths are in pixels.
public nonisolated protocol BoxLayout {
    /// The minimum width.
    var leastWidth: Int { get }
    /// The natural width.
    var width: Int { get }
    /// Returns the height for a width.
    func height(for width: Int) -> Int
    /// Places the children in the area of the box.
    func place(in area: BoxArea)
}

/// The contents of a box that a layout arranges.
public nonisolated struct BoxContents {
    /// The visible children, in order.
    public let children: [BoxChild]
    /// The space between children, in pixels.
    public let spacing: Int
    /// Whether lines run from the right to the left.
    public let isRightToLeft: Bool

    /// The minimum width of the widest child, in pixels.
    public var leastWidth: Int { children.map(\.minimum).max() ?? 0 }

    init(of box: UnsafeMutablePointer<GtkWidget>) {
        children = BoxChild.widgets(of: box).map { BoxChild($0, in: box) }
        spacing = Int(gtk_box_get_spacing(box.cast()))
        isRightToLeft = gtk_widget_get_direction(box) == GTK_TEXT_DIR_RTL
    }
}

/// The place and size of a box or of one of its children, in pixels.
public nonisolated struct BoxArea: Hashable, Sendable {
    /// The left edge.
    public var x: Int
    /// The upper edge.
    public var y: Int
    /// The width.
    public var width: Int
    /// The height.
    public var height: Int

    /// Makes an area of its upper left corner and size.
    public init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
}

/// A visible child of a box.
public nonisolated struct BoxChild {
    /// The minimum width, in pixels.
    public let minimum: Int
    /// The natural width, in pixels.
    public let natural: Int
    /// Whether it was added to take the space that is left over in its line.
    public let isExpanding: Bool
    private let widget: UnsafeMutablePointer<GtkWidget>

    init(_ widget: UnsafeMutablePointer<GtkWidget>, in box: UnsafeMutablePointer<GtkWidget>) {
        self.widget = widget
        var (minimum, natural): (Int32, Int32) = (0, 0)
        gtk_widget_get_preferred_width(widget, &minimum, &natural)
        (self.minimum, self.natural) = (Int(minimum), Int(natural))
        var isExpanding: gboolean = 0
        gtk_box_query_child_packing(box.cast(), widget, &isExpanding, nil, nil, nil)
        self.isExpanding = isExpanding != 0
    }

    /// Returns the natural height for a width, both in pixels.
    public func height(for width: Int) -> Int {
        var (minimum, natural): (Int32, Int32) = (0, 0)
        gtk_widget_get_preferred_height_for_width(widget, Int32(width), &minimum, &natural)
        return Int(natural)
    }

    /// Gives the child its place.
    public func place(in area: BoxArea) {
        var place = GtkAllocation(
            x: Int32(area.x), y: Int32(area.y), width: Int32(area.width),
            height: Int32(area.height))
        gtk_widget_size_allocate(widget, &place)
    }

    /// The widgets of the visible children of a box, which are not measured.
    static func widgets(
        of box: UnsafeMutablePointer<GtkWidget>
    ) -> [UnsafeMutablePointer<GtkWidget>] {
        let list = gtk_container_get_children(box.cast())
        defer { g_list_free(list) }
        return list.elements.map { $0.cast() }.filter { gtk_widget_get_visible($0) != 0 }
    }
}

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

    private func column(for width: Int) -> Int { hasTwo(width) ? (width - box.spacing) / 2 : width }

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

/// A container that lines up its children in one column, or in two of the same width if there is
/// room.
public final class ColumnsBox: Box {
    /// Makes an empty box.
    ///
    /// - Parameter spacing: the space between children, in pixels.
    public init(spacing: Int = 0) { super.init(spacing: spacing, layout: ColumnLayout.init) }
}

/// A layout of the children of a box in lines. A child has its natural width, or that of the line
/// if it is narrower; the space left over in a line goes to those that expand.
nonisolated struct WrapLayout: BoxLayout {
    let box: BoxContents

    var leastWidth: Int { box.leastWidth }

    /// The width of all children in one line.
    var width: Int {
        box.children.reduce(box.spacing * max(0, box.children.count - 1)) { $0 + $1.natural }
    }

    func height(for width: Int) -> Int {
        let lines = lines(in: width)
        return lines.reduce(box.spacing * max(0, lines.count - 1)) {
            $0 + self.height(of: $1, in: width)
        }
    }

    func place(in area: BoxArea) {
        var y = area.y
        for line in lines(in: area.width) {
            let height = height(of: line, in: area.width)
            let share = share(in: line, of: area.width)
            var x: Int = 0
            for child in line {
                let width = min(child.natural, area.width) + (child.isExpanding ? share : 0)
                let left = box.isRightToLeft ? area.width - x - width : x
                child.place(in: BoxArea(x: area.x + left, y: y, width: width, height: height))
                x += width + box.spacing
            }
            y += height + box.spacing
        }
    }

    private func lines(in width: Int) -> [[BoxChild]] {
        var lines: [[BoxChild]] = []
        var used: Int = 0
        for child in box.children {
            let needed = min(child.natural, width)
            if lines.isEmpty || used + box.spacing + needed > width {
                lines.append([child])
                used = needed
            } else {
                lines[lines.count - 1].append(child)
                used += box.spacing + needed
            }
        }
        return lines
    }

    /// Returns the width that each expanding child gets beyond its natural one.
    private func share(in line: [BoxChild], of width: Int) -> Int {
        let expanding = line.count { $0.isExpanding }
        let taken = line.reduce(box.spacing * (line.count - 1)) { $0 + $1.natural }
        return max(0, width - taken) / max(1, expanding)
    }

    private func height(of line: [BoxChild], in width: Int) -> Int {
        line.map { $0.height(for: min($0.natural, width)) }.max() ?? 0
    }
}

/// A container that lines up its children in rows, as many to a row as there is room for. Those
/// that were added to expand share the space left over in their row. Its minimum width is that of
/// the widest child's minimum.
public final class WrapBox: Box {
    /// Makes an empty box.
    ///
    /// - Parameter spacing: the space between children, and between rows, in pixels.
    public init(spacing: Int = 0) { super.init(spacing: spacing, layout: WrapLayout.init) }
}

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
