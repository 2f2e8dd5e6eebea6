import CGtk

/// Lines up its children in a row that goes on in another line where there is no room for all of
/// them. It asks for no more width than the widest child needs at least.
public final class WrapBox: Box {
    /// - Parameter spacing: pixels between children, and between lines.
    public init(spacing: Int = 0) {
        super.init(
            box: UnsafeMutableRawPointer(g_object_new_with_properties(Self.type, 0, nil, nil))
                .assumingMemoryBound(to: GtkWidget.self))
        self.spacing = spacing
    }
}

// The part that GTK calls: a box of GTK with a layout of its own.
nonisolated extension WrapBox {
    static let type: GType = g_type_register_static_simple(
        gtk_box_get_type(), "CounterfoilWrapBox", guint(MemoryLayout<GtkBoxClass>.size),
        { table, _ in
            guard let table else { return }
            WrapBox.describe(table.assumingMemoryBound(to: GtkWidgetClass.self))
        }, guint(MemoryLayout<GtkBox>.size), nil, GTypeFlags(rawValue: 0))

    private static func describe(_ table: UnsafeMutablePointer<GtkWidgetClass>) {
        table.pointee.get_request_mode = { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH }
        table.pointee.get_preferred_width = { widget, minimum, natural in
            WrapLayout(of: widget).measureWidth(minimum, natural)
        }
        table.pointee.get_preferred_width_for_height = { widget, _, minimum, natural in
            WrapLayout(of: widget).measureWidth(minimum, natural)
        }
        table.pointee.get_preferred_height = { widget, minimum, natural in
            let layout = WrapLayout(of: widget)
            layout.measureHeight(for: layout.width, minimum, natural)
        }
        table.pointee.get_preferred_height_for_width = { widget, width, minimum, natural in
            WrapLayout(of: widget).measureHeight(for: width, minimum, natural)
        }
        table.pointee.get_preferred_height_and_baseline_for_width = {
            widget, width, minimum, natural, minimumBaseline, naturalBaseline in
            let layout = WrapLayout(of: widget)
            layout.measureHeight(for: width < 0 ? layout.width : width, minimum, natural)
            minimumBaseline?.pointee = -1
            naturalBaseline?.pointee = -1
        }
        // A box draws a ground of its own, which nobody gives a place here.
        table.pointee.draw =
            g_type_class_peek(gtk_container_get_type())?
            .assumingMemoryBound(to: GtkWidgetClass.self).pointee.draw
        table.pointee.size_allocate = { widget, allocation in
            guard let widget, let allocation else { return }
            gtk_widget_set_allocation(widget, allocation)
            WrapLayout(of: widget).place(in: allocation.pointee)
        }
    }
}

/// Where the children of a box stand in lines. A child is as wide as it likes, and narrower where a
/// line has not the room.
private nonisolated struct WrapLayout {
    private struct Child {
        let widget: UnsafeMutablePointer<GtkWidget>
        let minimum: Int32
        let natural: Int32
    }

    private let children: [Child]
    private let spacing: Int32
    private let isRightToLeft: Bool

    init(of widget: UnsafeMutablePointer<GtkWidget>?) {
        guard let widget else {
            (children, spacing, isRightToLeft) = ([], 0, false)
            return
        }
        let box = UnsafeMutableRawPointer(widget)
        spacing = gtk_box_get_spacing(box.assumingMemoryBound(to: GtkBox.self))
        isRightToLeft = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
        let list = gtk_container_get_children(box.assumingMemoryBound(to: GtkContainer.self))
        defer { g_list_free(list) }
        var children: [Child] = []
        var next = list
        while let item = next {
            let child = item.pointee.data.assumingMemoryBound(to: GtkWidget.self)
            if gtk_widget_get_visible(child) != 0 {
                var minimum: Int32 = 0
                var natural: Int32 = 0
                gtk_widget_get_preferred_width(child, &minimum, &natural)
                children.append(Child(widget: child, minimum: minimum, natural: natural))
            }
            next = item.pointee.next
        }
        self.children = children
    }

    /// Of all children in one line.
    var width: Int32 {
        var width = spacing * Int32(max(0, children.count - 1))
        for child in children { width += child.natural }
        return width
    }

    func measureWidth(
        _ minimum: UnsafeMutablePointer<Int32>?, _ natural: UnsafeMutablePointer<Int32>?
    ) {
        minimum?.pointee = children.map(\.minimum).max() ?? 0
        natural?.pointee = width
    }

    func measureHeight(
        for width: Int32, _ minimum: UnsafeMutablePointer<Int32>?,
        _ natural: UnsafeMutablePointer<Int32>?
    ) {
        let lines = lines(in: width)
        var height = spacing * Int32(max(0, lines.count - 1))
        for line in lines { height += self.height(of: line, in: width) }
        minimum?.pointee = height
        natural?.pointee = height
    }

    func place(in area: GtkAllocation) {
        var y = area.y
        for line in lines(in: area.width) {
            let height = height(of: line, in: area.width)
            var x: Int32 = 0
            for child in line {
                let width = min(child.natural, area.width)
                var place = GtkAllocation(
                    x: isRightToLeft ? area.x + area.width - x - width : area.x + x, y: y,
                    width: width, height: height)
                gtk_widget_size_allocate(child.widget, &place)
                x += width + spacing
            }
            y += height + spacing
        }
    }

    private func lines(in width: Int32) -> [[Child]] {
        var lines: [[Child]] = []
        var used: Int32 = 0
        for child in children {
            let needed = min(child.natural, width)
            if lines.isEmpty || used + spacing + needed > width {
                lines.append([child])
                used = needed
            } else {
                lines[lines.count - 1].append(child)
                used += spacing + needed
            }
        }
        return lines
    }

    private func height(of line: [Child], in width: Int32) -> Int32 {
        line.map { child in
            var minimum: Int32 = 0
            var natural: Int32 = 0
            gtk_widget_get_preferred_height_for_width(
                child.widget, min(child.natural, width), &minimum, &natural)
            return natural
        }.max() ?? 0
    }
}
