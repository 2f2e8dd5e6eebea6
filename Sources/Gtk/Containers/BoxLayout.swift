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
