import CGtk

/// Shows a part of its child, with scrollbars as they are needed.
open class ScrolledWindow: Bin {
    /// When a scrollbar is there. `external` scrolls without one.
    public nonisolated enum Policy: UInt32, Sendable {
        case always, automatic, never, external
    }

    /// A scrolled window around `child`.
    public init(
        _ child: Widget? = nil, horizontal: Policy = .automatic, vertical: Policy = .automatic
    ) {
        super.init(gtk_scrolled_window_new(nil, nil))
        fill(with: child, horizontal: horizontal, vertical: vertical)
    }

    /// For a class that lays its child out in a manner of its own.
    init(
        scrolled: UnsafeMutablePointer<GtkWidget>, _ child: Widget, horizontal: Policy,
        vertical: Policy
    ) {
        super.init(scrolled)
        fill(with: child, horizontal: horizontal, vertical: vertical)
    }

    private func fill(with child: Widget?, horizontal: Policy, vertical: Policy) {
        gtk_scrolled_window_set_policy(
            cast(), GtkPolicyType(rawValue: horizontal.rawValue),
            GtkPolicyType(rawValue: vertical.rawValue))
        self.child = child
        sayThatItShows()
    }

    /// Whether the keyboard stops at it, to scroll what holds nothing that could have the focus.
    public final var takesFocus: Bool {
        get { gtk_widget_get_can_focus(cast()) != 0 }
        set { gtk_widget_set_can_focus(cast(), newValue.gboolean) }
    }

    /// Whether a line is drawn around the part on show.
    public final var hasFrame: Bool {
        get { gtk_scrolled_window_get_shadow_type(cast()) != GTK_SHADOW_NONE }
        set {
            gtk_scrolled_window_set_shadow_type(cast(), newValue ? GTK_SHADOW_IN : GTK_SHADOW_NONE)
        }
    }

    /// How far down the child is scrolled, in pixels; kept within what there is to scroll.
    public final var verticalPosition: Double {
        get { gtk_adjustment_get_value(verticalAdjustment) }
        set { silently { gtk_adjustment_set_value(verticalAdjustment, newValue) } }
    }

    /// Scrolls as little as shows all of a widget that is inside, or as much of it as there is room
    /// for.
    public final func show(_ widget: Widget) { show([widget]) }

    /// The same for several widgets and what is between them; of what is too high, the top.
    ///
    /// - Parameter margin: how much is shown above and below them, in pixels.
    public final func show(_ widgets: [Widget], margin: Double = 0) {
        guard let viewport = gtk_bin_get_child(cast()) else { return }
        let places = widgets.compactMap { widget -> (top: Double, end: Double)? in
            var y: Int32 = 0
            guard gtk_widget_translate_coordinates(widget.cast(), viewport, 0, 0, nil, &y) != 0
            else { return nil }
            let top = verticalPosition + Double(y)
            return (top - margin, top + Double(widget.allocatedSize.height) + margin)
        }
        guard let top = places.map(\.top).min(), let end = places.map(\.end).max() else { return }
        silently { gtk_adjustment_clamp_page(verticalAdjustment, top, end) }
    }

    /// Called when it shows another part of its child, or has another size, or the child has.
    public final func onScroll(_ handler: @escaping () -> Void) {
        let adjustment = UnsafeMutableRawPointer(verticalAdjustment)
        for signal in ["value-changed", "changed"] {
            SignalConnection.connect(adjustment, signal, handler)
        }
    }

    /// Whether all of a widget inside is above the part on show.
    public final func hasPassed(_ widget: Widget) -> Bool {
        guard let viewport = gtk_bin_get_child(cast()) else { return false }
        var y: Int32 = 0
        guard gtk_widget_translate_coordinates(widget.cast(), viewport, 0, 0, nil, &y) != 0
        else { return false }
        return Int(y) + widget.allocatedSize.height <= 0
    }

    /// The least height of the part on show, in pixels.
    public final func setMinContentHeight(_ height: Int) {
        gtk_scrolled_window_set_min_content_height(cast(), Int32(height))
    }

    /// The height up to which the window grows with its child before it scrolls.
    public final func setMaxContentHeight(_ height: Int) {
        gtk_scrolled_window_set_max_content_height(cast(), Int32(height))
        gtk_scrolled_window_set_propagate_natural_height(cast(), 1)
    }

    /// The least width of the part on show, in pixels.
    public final func setMinContentWidth(_ width: Int) {
        gtk_scrolled_window_set_min_content_width(cast(), Int32(width))
    }

    /// The width up to which it likes to be as wide as its child.
    public final func setMaxContentWidth(_ width: Int) {
        gtk_scrolled_window_set_max_content_width(cast(), Int32(width))
        gtk_scrolled_window_set_propagate_natural_width(cast(), 1)
    }

    final var verticalAdjustment: UnsafeMutablePointer<GtkAdjustment> {
        gtk_scrolled_window_get_vadjustment(cast())
    }
}
