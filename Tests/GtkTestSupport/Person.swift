import CGtk

@testable public import Gtk

// The actions of a person on a widget. Unlike a property set from Swift, it wakes change closures.

extension Entry {
    /// Replaces the text of the entry.
    public func type(_ text: String) { gtk_entry_set_text(cast(), text) }
}

extension TextView {
    /// Replaces the text of the view.
    public func type(_ text: String) { gtk_text_buffer_set_text(buffer, text, -1) }

    /// Selects the whole text.
    public func selectAll() {
        var start = GtkTextIter()
        var end = GtkTextIter()
        gtk_text_buffer_get_bounds(buffer, &start, &end)
        gtk_text_buffer_select_range(buffer, &start, &end)
    }

    /// Copies the selected text.
    public func copySelection() { counterfoil_emit(pointer, "copy-clipboard") }
}

extension SpinButton {
    /// Sets the number, as stepping or typing does.
    public func turn(to number: Int) { gtk_spin_button_set_value(cast(), Double(number)) }

    /// Accepts the typed text before it is confirmed.
    public func update() { gtk_spin_button_update(cast()) }
}

extension ComboBoxText {
    /// Chooses the item at a position.
    public func choose(_ index: Int) { gtk_combo_box_set_active(cast(), Int32(index)) }

    /// The text of the chosen item, or `nil` without a choice. Setting it chooses the first item
    /// with that text.
    public var selectedItem: String? {
        get { selectedIndex.flatMap { items.indices.contains($0) ? items[$0] : nil } }
        set { selectedIndex = newValue.flatMap { items.firstIndex(of: $0) } }
    }
}

extension ListView {
    /// Moves the focus to a row, which selects it.
    public func choose(_ index: Int) { selection.moveCursor(to: index) }
}

extension ListView {
    private var contextMenu: ContextMenu? { attachments.compactMap { $0 as? ContextMenu }.first }

    /// Whether the menu of a row is open.
    public var isContextMenuOpen: Bool {
        contextMenu.map { gtk_widget_get_visible($0.cast()) != 0 } ?? false
    }

    /// Closes the menu of a row, as Escape does.
    public func closeContextMenu() {
        if let contextMenu { gtk_menu_popdown(contextMenu.cast()) }
    }
}

extension MenuButton {
    /// The items of an open menu, each with the key that is shown for it.
    public var offered: [(label: String, key: String?)] {
        guard let popover = gtk_menu_button_get_popover(cast()) else { return [] }
        return Self.items(in: popover).map { item in
            let accessible = gtk_widget_get_accessible(item)
            return (Self.label(of: item), String(borrowing: atk_object_get_description(accessible)))
        }
    }

    /// The labels of the items of the menu that are checked for assistive technology.
    public var checked: [String] {
        guard let popover = gtk_menu_button_get_popover(cast()) else { return [] }
        return Self.items(in: popover).filter { item in
            let states = atk_object_ref_state_set(gtk_widget_get_accessible(item))
            defer { g_object_unref(UnsafeMutableRawPointer(states)) }
            return atk_state_set_contains_state(states, ATK_STATE_CHECKED) != 0
        }.map { Self.label(of: $0) }
    }

    /// The natural width of its menu, in pixels, or `nil` if it has none.
    public var widthOfMenu: Int? {
        gtk_menu_button_get_popover(cast()).map { popover in
            var width: Int32 = 0
            gtk_widget_get_preferred_width(popover.cast(), nil, &width)
            return Int(width)
        }
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
    public func activate(_ name: String) { g_action_group_activate_action(opaque, name, nil) }

    /// Makes a choice, as the action known as `win.name::choice`.
    public func activate(_ name: String, _ choice: String) {
        g_action_group_activate_action(opaque, name, g_variant_new_string(choice))
    }

    /// Whether the action known as `win.name` can be activated.
    public func isEnabled(_ name: String) -> Bool {
        g_action_group_get_action_enabled(opaque, name) != 0
    }
}

extension MessageDialog {
    /// Answers the question.
    public func respond(_ response: Response) { gtk_dialog_response(cast(), response.rawValue) }
}

extension Window {
    /// Gives the window another size, in pixels.
    public func resize(width: Int, height: Int) {
        gtk_window_resize(cast(), Int32(width), Int32(height))
    }

    /// Takes the keyboard focus away from every widget of the window.
    public func clearFocus() { gtk_window_set_focus(cast(), nil) }
}

extension Entry {
    /// The position of the cursor, in characters from the start.
    public var cursorPosition: Int {
        get { Int(gtk_editable_get_position(opaque)) }
        set { gtk_editable_set_position(opaque, Int32(newValue)) }
    }
}

extension Entry {
    /// Whether the list of its completions is open.
    public var hasOpenCompletions: Bool { heightOfCompletions > 0 }

    /// The height of the open list of completions, in pixels, or 0 if it is closed.
    public var heightOfCompletions: Int {
        let windows = gtk_window_list_toplevels()
        defer { g_list_free(windows) }
        let popup = windows.elements.first {
            gtk_window_get_attached_to($0.cast()) == cast() && gtk_widget_get_mapped($0.cast()) != 0
        }
        return popup.map { Int(gtk_widget_get_allocated_height($0.cast())) } ?? 0
    }
}

extension Switch {
    /// Toggles the switch.
    public func flip() { gtk_switch_set_active(cast(), (!isOn).gboolean) }
}

extension Widget {
    /// Lets the widget be read from the right to the left.
    public func readFromTheRight() { gtk_widget_set_direction(cast(), GTK_TEXT_DIR_RTL) }
}
