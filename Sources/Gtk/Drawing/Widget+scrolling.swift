import CGtk

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
        let scrolled = viewports.map { viewport in
            let container = UnsafeMutableRawPointer(viewport)
                .assumingMemoryBound(to: GtkContainer.self)
            return (container, gtk_container_get_focus_vadjustment(container))
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
        }.filter { UnsafeMutableRawPointer($0).isInstance(of: gtk_viewport_get_type()) }
    }
}
