import CGtk

/// The layout of a box whose height depends on its width. All lengths are in pixels.
nonisolated protocol BoxLayout {
    var children: [BoxChild] { get }
    var width: Int32 { get }
    func height(for width: Int32) -> Int32
    func place(in area: GtkAllocation)
}

nonisolated extension BoxLayout {
    /// The minimum width, which is that of the widest child.
    var leastWidth: Int32 { children.map(\.minimum).max() ?? 0 }
}

/// A visible child of a box.
nonisolated struct BoxChild {
    let widget: UnsafeMutablePointer<GtkWidget>
    let minimum: Int32
    let natural: Int32
    /// Whether it takes the space that is left over in its line.
    let isExpanding: Bool

    init(_ widget: UnsafeMutablePointer<GtkWidget>) {
        self.widget = widget
        var (least, liked): (Int32, Int32) = (0, 0)
        gtk_widget_get_preferred_width(widget, &least, &liked)
        (minimum, natural) = (least, liked)
        isExpanding = gtk_widget_get_hexpand(widget) != 0
    }

    func height(for width: Int32) -> Int32 {
        var (minimum, natural): (Int32, Int32) = (0, 0)
        gtk_widget_get_preferred_height_for_width(widget, width, &minimum, &natural)
        return natural
    }

    /// The visible children of a box, in order.
    static func of(_ box: UnsafeMutablePointer<GtkWidget>) -> [BoxChild] {
        widgets(of: box).map(BoxChild.init)
    }

    /// The widgets of the visible children, which are not measured.
    static func widgets(
        of box: UnsafeMutablePointer<GtkWidget>
    ) -> [UnsafeMutablePointer<GtkWidget>] {
        let container = UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkContainer.self)
        let list = gtk_container_get_children(container)
        defer { g_list_free(list) }
        return list.elements.map { $0.assumingMemoryBound(to: GtkWidget.self) }
            .filter { gtk_widget_get_visible($0) != 0 }
    }
}
