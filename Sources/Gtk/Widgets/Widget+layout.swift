import CGtk

extension Widget {
    /// Whether the reading direction here is from right to left.
    public final var isRightToLeft: Bool { gtk_widget_get_direction(cast()) == GTK_TEXT_DIR_RTL }

    /// Keeps the parts of this widget, though not their contents, from left to right in
    /// right-to-left languages.
    public final func readsLeftToRight() { gtk_widget_set_direction(cast(), GTK_TEXT_DIR_LTR) }

    /// Whether the widget takes horizontal space that no other needs.
    public final var hexpand: Bool {
        get { gtk_widget_get_hexpand(cast()) != 0 }
        set { gtk_widget_set_hexpand(cast(), newValue.gboolean) }
    }

    /// Whether the widget takes vertical space that no other needs.
    public final var vexpand: Bool {
        get { gtk_widget_get_vexpand(cast()) != 0 }
        set { gtk_widget_set_vexpand(cast(), newValue.gboolean) }
    }

    /// The horizontal alignment of the widget.
    public final var halign: Align {
        get { Align(rawValue: gtk_widget_get_halign(cast()).rawValue) ?? .fill }
        set { gtk_widget_set_halign(cast(), newValue.gtk) }
    }

    /// The vertical alignment of the widget.
    public final var valign: Align {
        get { Align(rawValue: gtk_widget_get_valign_with_baseline(cast()).rawValue) ?? .fill }
        set { gtk_widget_set_valign(cast(), newValue.gtk) }
    }

    /// Sets the minimum size, in pixels; `nil` leaves a side to the widget.
    public final func setSizeRequest(width: Int? = nil, height: Int? = nil) {
        gtk_widget_set_size_request(cast(), Int32(width ?? -1), Int32(height ?? -1))
    }

    /// The size of the widget by the last layout, in pixels; 1 by 1 before the first.
    public final var allocatedSize: (width: Int, height: Int) {
        (Int(gtk_widget_get_allocated_width(cast())), Int(gtk_widget_get_allocated_height(cast())))
    }

    /// The natural width, in pixels.
    public final var naturalWidth: Int {
        var natural: Int32 = 0
        gtk_widget_get_preferred_width(cast(), nil, &natural)
        return Int(natural)
    }

    /// Calls `handler` after the size of the widget has changed.
    public final func onResized(_ handler: @escaping () -> Void) {
        var known = (width: 0, height: 0)
        onLayout { [weak self] in
            guard let self, allocatedSize != known else { return }
            known = allocatedSize
            handler()
        }
    }

    /// Calls `handler` after each layout of the widget and its contents, even if nothing has
    /// changed.
    public final func onLayout(_ handler: @escaping () -> Void) {
        on("size-allocate", after: true, handler)
    }
}

/// The place of a widget in an area that is larger than it needs. Start and end follow the reading
/// direction.
public nonisolated enum Align: UInt32, Sendable {
    case fill, start, end, center, baseline

    var gtk: GtkAlign { GtkAlign(rawValue: rawValue) }
}

/// The axis along which a widget extends or lines up its children.
public nonisolated enum Orientation: UInt32, Sendable {
    case horizontal, vertical

    init(gtk: GtkOrientation) { self = gtk == GTK_ORIENTATION_VERTICAL ? .vertical : .horizontal }

    var gtk: GtkOrientation { GtkOrientation(rawValue: rawValue) }
}
