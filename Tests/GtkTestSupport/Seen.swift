import CGtk

@testable public import Gtk

// The parts of a widget that a person sees and that assistive technology reads.

extension Widget {
    /// The position of the widget in its window, in pixels from the upper left corner.
    public var positionInWindow: (x: Int, y: Int) {
        var x: Int32 = 0
        var y: Int32 = 0
        gtk_widget_translate_coordinates(cast(), gtk_widget_get_toplevel(cast()), 0, 0, &x, &y)
        return (Int(x), Int(y))
    }

    /// Whether assistive technology sees the widget in this role.
    public func hasAccessibleRole(_ role: AccessibleRole) -> Bool {
        atk_object_get_role(accessible) == role.atk
    }

    /// Whether assistive technology sees the widget in this state.
    public func hasAccessibleState(_ state: AccessibleState) -> Bool {
        guard let states = atk_object_ref_state_set(accessible) else { return false }
        defer { g_object_unref(UnsafeMutableRawPointer(states)) }
        return atk_state_set_contains_state(states, state.atk) != 0
    }

    /// Whether `label` labels this widget.
    public func isLabelled(by label: Widget) -> Bool {
        guard let relations = atk_object_ref_relation_set(accessible) else { return false }
        defer { g_object_unref(relations) }
        return atk_relation_set_contains_target(
            relations, ATK_RELATION_LABELLED_BY, label.accessible) != 0
    }
}

extension Label {
    /// Whether some of the text is selected.
    public var isMarked: Bool { gtk_label_get_selection_bounds(cast(), nil, nil) != 0 }

    /// Returns the horizontal position of a character, by its index among the Unicode scalars.
    public func x(ofScalar number: Int) -> Int {
        let bytes = text.unicodeScalars.prefix(number).reduce(0) { $0 + UTF8.width($1) }
        var place = PangoRectangle()
        pango_layout_index_to_pos(gtk_label_get_layout(cast()), gint(bytes), &place)
        return Int(place.width < 0 ? place.x + place.width : place.x)
    }
}

extension TextView {
    /// Whether some of the text is selected.
    public var isMarked: Bool { gtk_text_buffer_get_has_selection(buffer) != 0 }

    /// The number of paragraphs that the view lays out.
    public var numberOfParagraphs: Int { Int(gtk_text_buffer_get_line_count(buffer)) }

    var buffer: UnsafeMutablePointer<GtkTextBuffer> { gtk_text_view_get_buffer(cast()) }
}

extension ScrolledWindow {
    /// The heights of the scrolled content and of its visible part, in pixels.
    public var verticalExtent: (content: Double, page: Double) {
        (
            gtk_adjustment_get_upper(verticalAdjustment),
            gtk_adjustment_get_page_size(verticalAdjustment)
        )
    }
}

extension Stack {
    /// The visible child, or the one that a transition leads to.
    public var visibleChild: Widget? {
        let visible = gtk_stack_get_visible_child(cast())
        return children.first { $0.cast() == visible }
    }
}

extension AboutDialog {
    /// The texts that the dialog shows.
    public var shown: (program: String, version: String, licence: String) {
        (
            String(borrowing: gtk_about_dialog_get_program_name(cast())) ?? "",
            String(borrowing: gtk_about_dialog_get_version(cast())) ?? "",
            String(borrowing: gtk_about_dialog_get_license(cast())) ?? ""
        )
    }
}
