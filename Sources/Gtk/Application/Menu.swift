import CGtk

/// The model of a menu: items that refer to actions by their detailed names.
public final class Menu: Object {
    /// Makes an empty menu.
    public init() { super.init(owning: UnsafeMutableRawPointer(g_menu_new())) }

    /// Adds an item. A letter after `_` is its mnemonic.
    ///
    /// - Parameter action: the detailed name, such as `win.new-note`, or `win.filter::new` for a
    ///   choice.
    public func append(_ label: String, action: String) { g_menu_append(opaque, label, action) }

    /// Adds an item that is hidden while its action is disabled.
    ///
    /// - Parameter key: a key that is shown, and is handled by something other than an accelerator.
    public func appendIfEnabled(_ label: String, action: String, key: String? = nil) {
        let item = g_menu_item_new(label, action)
        defer { g_object_unref(UnsafeMutableRawPointer(item)) }
        if let key { g_menu_item_set_attribute_value(item, "accel", g_variant_new_string(key)) }
        g_menu_item_set_attribute_value(
            item, "hidden-when", g_variant_new_string("action-disabled"))
        g_menu_append_item(opaque, item)
    }

    /// Adds an item that passes a text to its action.
    public func append(_ label: String, action: String, target: String) {
        let item = g_menu_item_new(label, nil)
        defer { g_object_unref(UnsafeMutableRawPointer(item)) }
        g_menu_item_set_action_and_target_value(item, action, g_variant_new_string(target))
        g_menu_append_item(opaque, item)
    }

    /// Adds a section, separated by a line or its title. Later changes to `section` show.
    public func appendSection(_ title: String? = nil, _ section: Menu) {
        g_menu_append_section(opaque, title, section.cast())
    }

    /// Adds an item that opens a submenu.
    public func appendSubmenu(_ label: String, _ submenu: Menu) {
        g_menu_append_submenu(opaque, label, submenu.cast())
    }

    /// Removes all items.
    public func removeAll() { g_menu_remove_all(opaque) }
}

/// Keyboard shortcuts in the notation of GTK's accelerators.
public enum Accelerator {
    /// Returns a label such as "Ctrl+N" for `<Primary>n`, in the language of the desktop.
    public static func label(_ accelerator: String) -> String {
        var key: guint = 0
        var modifiers = GdkModifierType(rawValue: 0)
        gtk_accelerator_parse(accelerator, &key, &modifiers)
        return String(owning: gtk_accelerator_get_label(key, modifiers)) ?? accelerator
    }
}

/// The items of a menu that was not opened yet. They are made when the main loop is idle, so that
/// the window appears sooner.
final class DeferredItems {
    private var make: (() -> Void)?

    init(_ make: @escaping () -> Void) {
        self.make = make
        ScheduledCall.idle { [weak self] in self?.makeNow() }
    }

    /// Makes the items at once, for a menu that is opened before.
    func makeNow() {
        let make = make.take()
        make?()
    }
}
