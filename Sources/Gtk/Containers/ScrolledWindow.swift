import CGtk

/// A container that shows a part of its child, with scrollbars as they are needed.
open class ScrolledWindow: Bin {
    /// The policy for showing a scrollbar. `external` scrolls without one.
    public nonisolated enum Policy: UInt32, Sendable {
        case always, automatic, never, external
    }

    /// Makes a scrolled window around `child`.
    public init(
        _ child: Widget? = nil, horizontal: Policy = .automatic, vertical: Policy = .automatic
    ) {
        super.init(Self.make())
        gtk_scrolled_window_set_policy(
            cast(), GtkPolicyType(rawValue: horizontal.rawValue),
            GtkPolicyType(rawValue: vertical.rawValue))
        self.child = child
        sayThatItShows()
    }

    /// Makes an empty scrolled window of this class.
    class func make() -> UnsafeMutablePointer<GtkWidget> { gtk_scrolled_window_new(nil, nil) }

    /// Whether a line is drawn around the visible part.
    public final var hasFrame: Bool {
        get { gtk_scrolled_window_get_shadow_type(cast()) != GTK_SHADOW_NONE }
        set {
            gtk_scrolled_window_set_shadow_type(cast(), newValue ? GTK_SHADOW_IN : GTK_SHADOW_NONE)
        }
    }

    /// The distance that the child is scrolled down, in pixels, clamped to the range of the
    /// scrollbar.
    public final var verticalPosition: Double {
        get { gtk_adjustment_get_value(verticalAdjustment) }
        set { silently { gtk_adjustment_set_value(verticalAdjustment, newValue) } }
    }

    /// Scrolls by the least distance that brings all of a widget inside into view, or as much of it
    /// as fits.
    public final func show(_ widget: Widget) { show([widget]) }

    /// Scrolls by the least distance that brings several widgets into view, with the space between
    /// them. If they are too high, the top is shown.
    ///
    /// - Parameter margin: the space that is shown above and below them, in pixels.
    public final func show(_ widgets: [Widget], margin: Double = 0) {
        let places = widgets.compactMap { widget -> (top: Double, end: Double)? in
            guard let y = top(of: widget) else { return nil }
            let top = verticalPosition + y
            return (top - margin, top + Double(widget.allocatedSize.height) + margin)
        }
        guard let top = places.map(\.top).min(), let end = places.map(\.end).max() else { return }
        silently { gtk_adjustment_clamp_page(verticalAdjustment, top, end) }
    }

    /// Calls `handler` when another part of the child is shown, or the size of the part or the
    /// child changes.
    public final func onScroll(_ handler: @escaping () -> Void) {
        let adjustment = UnsafeMutableRawPointer(verticalAdjustment)
        for signal in ["value-changed", "changed"] {
            SignalConnection.connect(adjustment, signal, handler)
        }
    }

    /// Whether all of a widget inside is above the visible part.
    public final func hasPassed(_ widget: Widget) -> Bool {
        top(of: widget).map { $0 + Double(widget.allocatedSize.height) <= 0 } ?? false
    }

    /// Returns the distance of a widget inside from the top of the visible part, in pixels, or `nil`
    /// if it has no place yet.
    private func top(of widget: Widget) -> Double? {
        guard let viewport = gtk_bin_get_child(cast()) else { return nil }
        var y: Int32 = 0
        let isPlaced = gtk_widget_translate_coordinates(widget.cast(), viewport, 0, 0, nil, &y)
        return isPlaced != 0 ? Double(y) : nil
    }

    /// Sets the minimum height of the visible part, in pixels.
    public final func setMinContentHeight(_ height: Int) {
        gtk_scrolled_window_set_min_content_height(cast(), Int32(height))
    }

    /// Sets the height, in pixels, up to which the window grows with its child before it scrolls.
    public final func setMaxContentHeight(_ height: Int) {
        gtk_scrolled_window_set_max_content_height(cast(), Int32(height))
        gtk_scrolled_window_set_propagate_natural_height(cast(), 1)
    }

    /// Sets the minimum width of the visible part, in pixels.
    public final func setMinContentWidth(_ width: Int) {
        gtk_scrolled_window_set_min_content_width(cast(), Int32(width))
    }

    /// Sets the width, in pixels, up to which the natural width is that of the child.
    public final func setMaxContentWidth(_ width: Int) {
        gtk_scrolled_window_set_max_content_width(cast(), Int32(width))
        gtk_scrolled_window_set_propagate_natural_width(cast(), 1)
    }

    final var verticalAdjustment: UnsafeMutablePointer<GtkAdjustment> {
        gtk_scrolled_window_get_vadjustment(cast())
    }
}

extension ScrolledWindow {
    /// Tells assistive technology that the contents are on the screen. GTK takes a viewport that is
    /// scrolled by more than its own height to be out of sight, with all its contents.
    func sayThatItShows() {
        guard let viewport = gtk_bin_get_child(cast()),
            viewport.isInstance(of: gtk_viewport_get_type())
        else { return }
        for (signal, isShown) in [("map", true), ("unmap", false)] {
            SignalConnection.connect(UnsafeMutableRawPointer(viewport), signal) {
                AccessibleStateOverrides.set(
                    ATK_STATE_SHOWING, on: isShown, of: gtk_widget_get_accessible(viewport))
            }
        }
    }
}

extension TextView {
    /// Tells assistive technology that the text is on the screen while it has the keyboard focus,
    /// for one that scrolls inside another scrolled window.
    func sayThatItShowsWithKeyboard() {
        onFocusChange { [weak self] isShown in
            guard let self else { return }
            AccessibleStateOverrides.set(ATK_STATE_SHOWING, on: isShown, of: accessible)
        }
    }
}

/// A scrolled window that is as high as its child at their common width, and lower only if there is
/// no room for that; then it takes the focus, so that the keyboard can scroll it. GTK's own asks its
/// child for a height without a width.
public final class FittingScrolledWindow: ScrolledWindow {
    /// Makes a scrolled window around `child`.
    ///
    /// - Parameter least: the minimum height in pixels, if the child is higher than that.
    public init(_ child: Widget, least: Int) {
        super.init(child, horizontal: .never)
        setMinContentHeight(least)
        onLayout { [weak self] in
            guard let adjustment = self?.verticalAdjustment else { return }
            self?.isFocusable =
                gtk_adjustment_get_upper(adjustment) > gtk_adjustment_get_page_size(adjustment)
        }
    }

    override class func make() -> UnsafeMutablePointer<GtkWidget> {
        g_object_new_with_properties(type, 0, nil, nil).cast()
    }
}

// GTK calls the functions of this part.
nonisolated extension FittingScrolledWindow {
    private static let type = ObjectClass.register(
        "CounterfoilFittingScrolledWindow", below: gtk_scrolled_window_get_type()
    ) { (table: UnsafeMutablePointer<GtkWidgetClass>) in
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
        guard let widget, let child = gtk_bin_get_child(widget.cast()) else { return }
        var liked: Int32 = 0
        if width == nil { gtk_widget_get_preferred_width(child, nil, &liked) }
        var height: Int32 = 0
        gtk_widget_get_preferred_height_for_width(child, width ?? liked, nil, &height)
        let least = gtk_scrolled_window_get_min_content_height(widget.cast())
        minimum?.pointee = min(height, least)
        natural?.pointee = height
    }
}

extension DrawingArea {
    /// Scrolls all viewports around the drawing by the least distance that brings an area of it
    /// into view.
    func reveal(_ area: Rectangle) {
        guard gtk_widget_get_mapped(cast()) != 0 else { return }
        for viewport in viewports {
            var y: Int32 = 0
            guard
                let adjustment = gtk_scrollable_get_vadjustment(OpaquePointer(viewport)),
                gtk_widget_translate_coordinates(cast(), viewport, 0, 0, nil, &y) != 0
            else { continue }
            let top = gtk_adjustment_get_value(adjustment) + Double(y) + area.y
            gtk_adjustment_clamp_page(adjustment, top - 6, top + area.height + 6)
        }
    }
}

extension Widget {
    /// Takes the keyboard focus without scrolling. A part that is pressed stays under the pointer
    /// until the release, and a widget that has no place yet does not scroll to the top.
    public final func grabFocusInPlace() {
        let scrolled = viewports.map { viewport -> (UnsafeMutablePointer<GtkContainer>, _) in
            (viewport.cast(), gtk_container_get_focus_vadjustment(viewport.cast()))
        }
        // GTK scrolls to the focused widget by these adjustments.
        for (container, adjustment) in scrolled {
            g_object_ref(adjustment)
            gtk_container_set_focus_vadjustment(container, nil)
        }
        grabFocus()
        for (container, adjustment) in scrolled {
            gtk_container_set_focus_vadjustment(container, adjustment)
            g_object_unref(adjustment)
        }
    }

    /// The viewports around the drawing, from the inside outwards.
    fileprivate var viewports: [UnsafeMutablePointer<GtkWidget>] {
        sequence(first: cast()) { (widget: UnsafeMutablePointer<GtkWidget>) in
            gtk_widget_get_parent(widget)
        }.filter { $0.isInstance(of: gtk_viewport_get_type()) }
    }
}
