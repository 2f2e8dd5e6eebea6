import CGtk

/// A scrolled window that is as high as its child at their common width, and lower only if there is
/// no room for that. GTK's own asks its child for a height without a width.
public final class FittingScrolledWindow: ScrolledWindow {
    /// Makes a scrolled window around `child`.
    ///
    /// - Parameter least: the minimum height in pixels, if the child is higher than that.
    public init(_ child: Widget, least: Int) {
        super.init(
            scrolled: UnsafeMutableRawPointer(g_object_new_with_properties(Self.type, 0, nil, nil))
                .assumingMemoryBound(to: GtkWidget.self), child, horizontal: .never,
            vertical: .automatic)
        setMinContentHeight(least)
    }
}

// GTK calls the functions of this part.
nonisolated extension FittingScrolledWindow {
    private static let type: GType = g_type_register_static_simple(
        gtk_scrolled_window_get_type(), "CounterfoilFittingScrolledWindow",
        guint(MemoryLayout<GtkScrolledWindowClass>.size),
        { table, _ in
            guard let table else { return }
            FittingScrolledWindow.describe(table.assumingMemoryBound(to: GtkWidgetClass.self))
        }, guint(MemoryLayout<GtkScrolledWindow>.size), nil, GTypeFlags(rawValue: 0))

    private static func describe(_ table: UnsafeMutablePointer<GtkWidgetClass>) {
        table.pointee.get_request_mode = { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH }
        table.pointee.get_preferred_height = { widget, minimum, natural in
            FittingScrolledWindow.measure(widget, nil, minimum, natural)
        }
        table.pointee.get_preferred_height_for_width = { widget, width, minimum, natural in
            FittingScrolledWindow.measure(widget, width, minimum, natural)
        }
    }

    /// Measures the height.
    ///
    /// - Parameter width: the width in pixels, or `nil` for the child's natural one.
    private static func measure(
        _ widget: UnsafeMutablePointer<GtkWidget>?, _ width: Int32?,
        _ minimum: UnsafeMutablePointer<Int32>?, _ natural: UnsafeMutablePointer<Int32>?
    ) {
        guard let widget else { return }
        let scrolled = UnsafeMutableRawPointer(widget)
        guard let child = gtk_bin_get_child(scrolled.assumingMemoryBound(to: GtkBin.self))
        else { return }
        var liked: Int32 = 0
        if width == nil { gtk_widget_get_preferred_width(child, nil, &liked) }
        var height: Int32 = 0
        gtk_widget_get_preferred_height_for_width(child, width ?? liked, nil, &height)
        let least = gtk_scrolled_window_get_min_content_height(
            scrolled.assumingMemoryBound(to: GtkScrolledWindow.self))
        minimum?.pointee = min(height, least)
        natural?.pointee = height
    }
}
