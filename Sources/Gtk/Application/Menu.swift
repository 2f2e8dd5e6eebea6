import CGtk

/// The model of a menu: items that refer to actions by their detailed names.
public final class Menu: Object {
    /// Makes an empty menu.
    public init() {
        super.init(owning: UnsafeMutableRawPointer(g_menu_new()))
    }

    /// Adds an item. A letter after `_` is its mnemonic.
    ///
    /// - Parameter action: the detailed name, such as `win.new-note`, or `win.filter::new` for a
    ///   choice.
    public func append(_ label: String, action: String) {
        g_menu_append(opaque, label, action)
    }

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
