import CGtk

/// Subclasses of `GtkBox` with custom layouts.
nonisolated enum BoxLayouts {
    static func make() -> UnsafeMutablePointer<GtkWidget> {
        g_object_new_with_properties(type, 0, nil, nil).cast()
    }

    /// The class whose functions stand in for those of `GtkBox`.
    static var container: UnsafeMutablePointer<GtkWidgetClass>? {
        g_type_class_peek(gtk_container_get_type())?.cast()
    }

    /// Sets the layout of a box.
    static func set(
        _ layout: @escaping @Sendable (BoxContents) -> any BoxLayout,
        of box: UnsafeMutablePointer<GtkWidget>
    ) {
        g_object_set_qdata_full(
            box.cast(), layoutKey,
            Unmanaged.passRetained(LayoutMaker(layout)).toOpaque(), releaseClosureBox)
        gtk_widget_queue_resize(box)
    }

    private typealias LayoutMaker = SendableBox<@Sendable (BoxContents) -> any BoxLayout>

    private static let layoutKey = g_quark_from_string("counterfoil-layout")

    private static let type = ObjectClass.register(
        "CounterfoilBox", below: gtk_box_get_type(), BoxLayouts.describe)

    private static func layout(of box: UnsafeMutablePointer<GtkWidget>) -> any BoxLayout {
        let contents = BoxContents(of: box)
        guard let maker = g_object_get_qdata(box.cast(), layoutKey) else {
            return WrapLayout(box: contents)
        }
        return Unmanaged<LayoutMaker>.fromOpaque(maker).takeUnretainedValue().value(contents)
    }

    private static func describe(_ table: UnsafeMutablePointer<GtkWidgetClass>) {
        table.pointee.get_request_mode = { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH }
        table.pointee.get_preferred_width = { widget, minimum, natural in
            BoxLayouts.measureWidth(widget, minimum, natural)
        }
        table.pointee.get_preferred_width_for_height = { widget, _, minimum, natural in
            BoxLayouts.measureWidth(widget, minimum, natural)
        }
        table.pointee.get_preferred_height = { widget, minimum, natural in
            BoxLayouts.measureHeight(widget, nil, minimum, natural)
        }
        table.pointee.get_preferred_height_for_width = { widget, width, minimum, natural in
            BoxLayouts.measureHeight(widget, width, minimum, natural)
        }
        table.pointee.get_preferred_height_and_baseline_for_width = {
            widget, width, minimum, natural, minimumBaseline, naturalBaseline in
            BoxLayouts.measureHeight(widget, width < 0 ? nil : width, minimum, natural)
            minimumBaseline?.pointee = -1
            naturalBaseline?.pointee = -1
        }
        BoxFocus.describe(table)
        // A `GtkBox` would draw a CSS background, which no style sheet gives a box here.
        table.pointee.draw = { widget, context in
            BoxLayouts.container?.pointee.draw?(widget, context) ?? 0
        }
        table.pointee.size_allocate = { widget, allocation in
            guard let widget, let allocation else { return }
            gtk_widget_set_allocation(widget, allocation)
            let area = allocation.pointee
            BoxLayouts.layout(of: widget).place(
                in: BoxArea(
                    x: Int(area.x), y: Int(area.y), width: Int(area.width),
                    height: Int(area.height)))
        }
    }

    private static func measureWidth(
        _ widget: UnsafeMutablePointer<GtkWidget>?, _ minimum: UnsafeMutablePointer<Int32>?,
        _ natural: UnsafeMutablePointer<Int32>?
    ) {
        guard let widget else { return }
        let layout = layout(of: widget)
        minimum?.pointee = Int32(layout.leastWidth)
        natural?.pointee = Int32(layout.width)
    }

    /// Measures the height.
    ///
    /// - Parameter width: the width in pixels, or `nil` for the natural one.
    private static func measureHeight(
        _ widget: UnsafeMutablePointer<GtkWidget>?, _ width: Int32?,
        _ minimum: UnsafeMutablePointer<Int32>?, _ natural: UnsafeMutablePointer<Int32>?
    ) {
        guard let widget else { return }
        let layout = layout(of: widget)
        let height = Int32(layout.height(for: width.map(Int.init) ?? layout.width))
        minimum?.pointee = height
        natural?.pointee = height
    }
}
