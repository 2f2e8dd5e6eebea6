import CGtk

extension Widget {
    /// Whether one reads from right to left here.
    public final var isRightToLeft: Bool { gtk_widget_get_direction(cast()) == GTK_TEXT_DIR_RTL }

    /// Keeps the parts of this widget, though not what is inside them, from left to right in
    /// languages that are written the other way.
    public final func readsLeftToRight() {
        gtk_widget_set_direction(cast(), GTK_TEXT_DIR_LTR)
    }

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

    /// Where the widget stands from side to side.
    public final var halign: Align {
        get { Align(rawValue: gtk_widget_get_halign(cast()).rawValue) ?? .fill }
        set { gtk_widget_set_halign(cast(), newValue.gtk) }
    }

    /// Where the widget stands from top to bottom.
    public final var valign: Align {
        get { Align(rawValue: gtk_widget_get_valign_with_baseline(cast()).rawValue) ?? .fill }
        set { gtk_widget_set_valign(cast(), newValue.gtk) }
    }

    /// The least size the widget asks for, in pixels; `nil` leaves a side to the widget.
    public final func setSizeRequest(width: Int? = nil, height: Int? = nil) {
        gtk_widget_set_size_request(cast(), Int32(width ?? -1), Int32(height ?? -1))
    }

    /// The size the widget has been given, in pixels; 1 by 1 before its first layout.
    public final var allocatedSize: (width: Int, height: Int) {
        (
            Int(gtk_widget_get_allocated_width(cast())),
            Int(gtk_widget_get_allocated_height(cast()))
        )
    }

    /// How wide the widget likes to be, in pixels.
    public final var naturalWidth: Int {
        var natural: Int32 = 0
        gtk_widget_get_preferred_width(cast(), nil, &natural)
        return Int(natural)
    }

    /// Called after the widget has been given another size.
    public final func onResized(_ handler: @escaping () -> Void) {
        var known = (width: 0, height: 0)
        onLayout { [weak self] in
            guard let self, allocatedSize != known else { return }
            known = allocatedSize
            handler()
        }
    }

    /// Called after the widget and what is inside it have been given their places, be they others
    /// or not.
    public final func onLayout(_ handler: @escaping () -> Void) {
        connect("size-allocate", after: true, handler)
    }
}
