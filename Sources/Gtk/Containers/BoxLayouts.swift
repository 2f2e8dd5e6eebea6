import CGtk

/// Subclasses of `GtkBox` with custom layouts.
nonisolated enum BoxLayouts {
    enum Kind {
        case wrap
        case columns
        case ticket
    }

    static func make(_ kind: Kind) -> UnsafeMutablePointer<GtkWidget> {
        let type =
            switch kind {
            case .wrap: wrapType
            case .columns: columnsType
            case .ticket: ticketType
            }
        return UnsafeMutableRawPointer(g_object_new_with_properties(type, 0, nil, nil))
            .assumingMemoryBound(to: GtkWidget.self)
    }

    private static let wrapType = register("CounterfoilWrapBox")
    private static let columnsType = register("CounterfoilColumnsBox")
    private static let ticketType = register("CounterfoilTicketBox")

    private static func register(_ name: String) -> GType {
        g_type_register_static_simple(
            gtk_box_get_type(), name, guint(MemoryLayout<GtkBoxClass>.size),
            { table, _ in
                guard let table else { return }
                BoxLayouts.describe(table.assumingMemoryBound(to: GtkWidgetClass.self))
            }, guint(MemoryLayout<GtkBox>.size), nil, GTypeFlags(rawValue: 0))
    }

    private static func layout(of widget: UnsafeMutablePointer<GtkWidget>) -> any BoxLayout {
        let box = UnsafeMutableRawPointer(widget)
        let spacing = gtk_box_get_spacing(box.assumingMemoryBound(to: GtkBox.self))
        let isRightToLeft = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
        let children = BoxChild.of(widget)
        if box.isInstance(of: columnsType) {
            return ColumnLayout(children: children, spacing: spacing, isRightToLeft: isRightToLeft)
        }
        if box.isInstance(of: ticketType) {
            return TicketLayout(children: children, spacing: spacing, isRightToLeft: isRightToLeft)
        }
        return WrapLayout(
            children: children, spacing: spacing, isRightToLeft: isRightToLeft,
            greatestWidth: greatestWidth(of: box))
    }

    private static let greatestWidthKey = "counterfoil-greatest-width"

    static func setGreatestWidth(_ width: Int32?, of widget: UnsafeMutablePointer<GtkWidget>) {
        let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
        let value = UnsafeMutableRawPointer(bitPattern: Int(max(0, width ?? 0)))
        g_object_set_data(object, greatestWidthKey, value)
        gtk_widget_queue_resize(widget)
    }

    /// Returns the greatest width, or `nil` if none was set: the number is stored as a pointer,
    /// which is null then.
    private static func greatestWidth(of box: UnsafeMutableRawPointer) -> Int32? {
        g_object_get_data(box.assumingMemoryBound(to: GObject.self), greatestWidthKey)
            .map { Int32(clamping: Int(bitPattern: $0)) }
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
        // A `GtkBox` would draw a CSS background, which no style sheet gives a box here; a ticket
        // draws its own.
        table.pointee.draw = { widget, context in
            if let widget, let context,
                UnsafeMutableRawPointer(widget).isInstance(of: BoxLayouts.ticketType),
                let ticket = BoxLayouts.layout(of: widget) as? TicketLayout
            {
                TicketDrawing.draw(ticket, of: widget, on: context)
            }
            return g_type_class_peek(gtk_container_get_type())?
                .assumingMemoryBound(to: GtkWidgetClass.self).pointee.draw?(widget, context) ?? 0
        }
        table.pointee.size_allocate = { widget, allocation in
            guard let widget, let allocation else { return }
            gtk_widget_set_allocation(widget, allocation)
            BoxLayouts.layout(of: widget).place(in: allocation.pointee)
        }
    }

    private static func measureWidth(
        _ widget: UnsafeMutablePointer<GtkWidget>?, _ minimum: UnsafeMutablePointer<Int32>?,
        _ natural: UnsafeMutablePointer<Int32>?
    ) {
        guard let widget else { return }
        let layout = layout(of: widget)
        minimum?.pointee = layout.leastWidth
        natural?.pointee = layout.width
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
        let height = layout.height(for: width ?? layout.width)
        minimum?.pointee = height
        natural?.pointee = height
    }
}
