import CGtk
@testable public import Gtk

// What a person does with a widget. Unlike a property set from Swift, it wakes change closures.

extension Entry {
    /// Replaces what is in the entry.
    public func type(_ text: String) { gtk_entry_set_text(cast(), text) }
}

extension Label {
    /// Whether some of the text is marked.
    public var isMarked: Bool { gtk_label_get_selection_bounds(cast(), nil, nil) != 0 }
}

extension Label {
    /// How far from the left a character is drawn, by its number among the Unicode scalars.
    public func x(ofScalar number: Int) -> Int {
        let bytes = text.unicodeScalars.prefix(number).reduce(0) { $0 + UTF8.width($1) }
        var place = PangoRectangle()
        pango_layout_index_to_pos(gtk_label_get_layout(cast()), gint(bytes), &place)
        return Int(place.width < 0 ? place.x + place.width : place.x)
    }
}

extension TextView {
    /// Whether some of the text is marked.
    public var isMarked: Bool {
        gtk_text_buffer_get_has_selection(gtk_text_view_get_buffer(cast())) != 0
    }

    /// Replaces what is in the view.
    public func type(_ text: String) {
        gtk_text_buffer_set_text(gtk_text_view_get_buffer(cast()), text, -1)
    }
}

extension SpinButton {
    /// Steps or types to a number.
    public func turn(to number: Int) { gtk_spin_button_set_value(cast(), Double(number)) }
}

extension ComboBoxText {
    /// Chooses the item at a position.
    public func choose(_ index: Int) { gtk_combo_box_set_active(cast(), Int32(index)) }
}

extension ListView {
    /// Moves the keyboard to a row, which selects it.
    public func choose(_ index: Int) { selection.moveCursor(to: index) }
}

extension ListView {
    private var contextMenu: ContextMenu? {
        attachments.compactMap { $0 as? ContextMenu }.first
    }

    /// Whether the menu of a row is open.
    public var isContextMenuOpen: Bool {
        contextMenu.map { gtk_widget_get_visible($0.cast()) != 0 } ?? false
    }

    /// Closes the menu of a row, as Escape does.
    public func closeContextMenu() {
        if let contextMenu { gtk_menu_popdown(contextMenu.cast()) }
    }
}

extension ListBox {
    /// Clicks a row, which selects it.
    public func choose(_ index: Int) {
        gtk_list_box_select_row(cast(), gtk_list_box_get_row_at_index(cast(), Int32(index)))
    }
}

extension InfoBar {
    /// Presses the close button, or Escape.
    public func close() { gtk_info_bar_response(cast(), GTK_RESPONSE_CLOSE.rawValue) }
}

extension ApplicationWindow {
    /// Activates the action known as `win.name`, as its key or its menu item does.
    public func activate(_ name: String) {
        g_action_group_activate_action(opaque, name, nil)
    }

    /// Whether the action known as `win.name` can be activated.
    public func isEnabled(_ name: String) -> Bool {
        g_action_group_get_action_enabled(opaque, name) != 0
    }
}

extension Entry {
    /// Whether the list of its completions is open.
    public var hasOpenCompletions: Bool { heightOfCompletions > 0 }

    /// In pixels, while the list of its completions is open; otherwise none.
    public var heightOfCompletions: Int {
        let windows = gtk_window_list_toplevels()
        defer { g_list_free(windows) }
        let popup = sequence(first: windows) { $0?.pointee.next }.prefix { $0 != nil }
            .compactMap { $0?.pointee.data }
            .first {
                gtk_window_get_attached_to($0.assumingMemoryBound(to: GtkWindow.self)) == cast()
                    && gtk_widget_get_mapped($0.assumingMemoryBound(to: GtkWidget.self)) != 0
            }
        guard let popup else { return 0 }
        return Int(
            gtk_widget_get_allocated_height(popup.assumingMemoryBound(to: GtkWidget.self)))
    }
}

extension Key {
    /// What Shift makes of Tab.
    public static var shiftTab: Key { Key(rawValue: UInt32(GDK_KEY_ISO_Left_Tab)) }
}
