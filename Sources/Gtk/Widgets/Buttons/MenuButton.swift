import CGtk

/// A button that opens a menu, or a popover with any content.
open class MenuButton: ToggleButton {
    private(set) final var menu: Menu?
    private var items: DeferredItems?

    override class func make() -> UnsafeMutablePointer<GtkWidget> { gtk_menu_button_new() }

    override init(button: UnsafeMutablePointer<GtkWidget>) {
        super.init(button: button)
        for state in [AccessibleState.hasPopup, .expandable] { setAccessibleState(state) }
        on("toggled") { [weak self] in
            guard let self else { return }
            items?.makeNow()
            setAccessibleState(.expanded, on: isActive)
            if isActive { tellChosenItems() }
        }
    }

    /// Tells assistive technology which items are chosen, which GTK only draws.
    private func tellChosenItems() {
        guard menu != nil, let popover = gtk_menu_button_get_popover(cast()) else { return }
        for item in Self.items(in: popover) {
            guard let accessible = gtk_widget_get_accessible(item) else { continue }
            let isChosen: Bool = item.property("active")
            AccessibleStateOverrides.set(ATK_STATE_CHECKED, on: isChosen, of: accessible)
        }
    }

    /// Sets the menu that the button opens. Its items are made a moment later.
    public final func setMenu(_ menu: Menu?) {
        self.menu = menu
        items = nil
        gtk_menu_button_set_popover(cast(), menu == nil ? nil : Popover.make(over: self))
        guard let menu else { return }
        items = DeferredItems { [weak self] in
            guard let self, let popover = gtk_menu_button_get_popover(cast()) else { return }
            gtk_popover_bind_model(popover, menu.cast(), nil)
        }
    }

    /// Sets the popover that the button opens in place of a menu. Its anchor is this button.
    public final func setPopover(_ popover: Popover?) {
        menu = nil
        items = nil
        gtk_menu_button_set_popover(cast(), popover?.cast())
    }

    /// Opens the menu, as pressing the button does.
    public final func popup() {
        // GTK moves the keyboard focus to the first item that exists.
        items?.makeNow()
        if !isActive { click() }
    }
}

extension MenuButton {
    /// Shows the accelerator of each menu item beside it, as GTK does in menus but not in popovers.
    public final func showKeys() {
        on("toggled", after: true) { [weak self] in
            guard let self, isActive, let popover = gtk_menu_button_get_popover(cast()),
                let menu, let application = gtk_window_get_application(toplevel)
            else { return }
            let keys = Self.keys(of: menu.cast(), in: application)
            for item in Self.items(in: popover) {
                if let key = keys[Self.label(of: item)] { Self.show(key, on: item) }
            }
        }
    }

    /// Returns the first key of each item's action, by the item's label.
    private static func keys(
        of model: UnsafeMutablePointer<GMenuModel>,
        in application: UnsafeMutablePointer<GtkApplication>
    ) -> [String: String] {
        var keys: [String: String] = [:]
        for place in 0..<g_menu_model_get_n_items(model) {
            if let section = g_menu_model_get_item_link(model, place, "section") {
                keys.merge(Self.keys(of: section, in: application)) { first, _ in first }
                g_object_unref(section)
            }
            guard let label = text("label", of: model, place),
                let action = text("action", of: model, place),
                let accelerators = gtk_application_get_accels_for_action(application, action)
            else { continue }
            defer { g_strfreev(accelerators) }
            guard let first = String(borrowing: accelerators[0]) else { continue }
            keys[label.replacing("_", with: "")] = Accelerator.label(first)
        }
        return keys
    }

    private static func text(
        _ attribute: String, of model: UnsafeMutablePointer<GMenuModel>, _ place: Int32
    ) -> String? {
        let value = g_menu_model_get_item_attribute_value(model, place, attribute, nil)
        guard let value else { return nil }
        defer { g_variant_unref(value) }
        return String(borrowing: g_variant_get_string(value, nil))
    }

    static func items(
        in popover: UnsafeMutablePointer<GtkPopover>
    ) -> [UnsafeMutablePointer<GtkWidget>] {
        popover.cast(to: GtkWidget.self).descendants
            .filter { $0.isInstance(of: gtk_model_button_get_type()) }
    }

    static func label(of item: UnsafeMutablePointer<GtkWidget>) -> String {
        let label: String = item.property("text")
        return label.replacing("_", with: "")
    }

    /// Adds a label with the key to the end of an item's box, once, because GTK makes new items
    /// when their menu changes.
    private static func show(_ key: String, on item: UnsafeMutablePointer<GtkWidget>) {
        guard let box = gtk_bin_get_child(item.cast()), box.isInstance(of: gtk_box_get_type()),
            g_object_get_data(box.cast(), keyLabelData) == nil, let label = gtk_label_new(key)
        else { return }
        g_object_set_data(box.cast(), keyLabelData, label)
        gtk_style_context_add_class(gtk_widget_get_style_context(label), "accelerator")
        gtk_widget_set_margin_start(label, 24)
        gtk_box_pack_end(box.cast(), label, 0, 0, 0)
        gtk_widget_show(label)
        atk_object_set_description(gtk_widget_get_accessible(item), key)
    }

    private static var keyLabelData: String { "counterfoil-key" }
}
