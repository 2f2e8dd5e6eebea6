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
    /// Shows the accelerator of each menu item beside it, as GTK does in menus but not in popovers,
    /// and keeps the menu within its window.
    public final func showKeys() {
        on("toggled", after: true) { [weak self] in
            guard let self, isActive, let popover = gtk_menu_button_get_popover(cast()), let menu
            else { return }
            let items = Self.items(in: popover)
            if let application = gtk_window_get_application(toplevel) {
                let keys = Self.keys(of: menu.cast(), in: application)
                for item in items {
                    if let key = keys[Self.label(of: item)] { Self.show(key, on: item) }
                }
            }
            fit(items, of: popover)
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

    /// Lets the texts of items end in an ellipsis as far as the menu is wider than the window: GTK
    /// would cut off the start of all items. Assistive technology reads the whole text, which is
    /// also the tooltip.
    private func fit(
        _ items: [UnsafeMutablePointer<GtkWidget>], of popover: UnsafeMutablePointer<GtkPopover>
    ) {
        var room: Int32 = 0
        gtk_window_get_size(toplevel, &room, nil)
        for item in items {
            for label in Self.labels(in: item) {
                gtk_label_set_ellipsize(label, PANGO_ELLIPSIZE_NONE)
                gtk_label_set_max_width_chars(label, -1)
            }
            gtk_widget_set_tooltip_text(item, nil)
        }
        // The menu has a frame and a shadow.
        let excess = Self.naturalWidth(of: popover.cast()) + 24 - room
        guard excess > 0, let widest = items.map(Self.naturalWidth).max() else { return }
        for item in items {
            let tooMuch = Self.naturalWidth(of: item) - (widest - excess)
            guard tooMuch > 0, let label = Self.labels(in: item).first else { continue }
            let width = Self.naturalWidth(of: label.cast()) - tooMuch
            gtk_label_set_ellipsize(label, PANGO_ELLIPSIZE_END)
            gtk_label_set_max_width_chars(label, max(1, width / Self.widthOfCharacter(in: label)))
            gtk_widget_set_tooltip_text(item, gtk_label_get_text(label))
        }
    }

    /// Returns the labels of an item, of which the first has its text.
    private static func labels(
        in item: UnsafeMutablePointer<GtkWidget>
    ) -> [UnsafeMutablePointer<GtkLabel>] {
        item.descendants.filter { $0.isInstance(of: gtk_label_get_type()) }.map { $0.cast() }
    }

    private static func naturalWidth(of widget: UnsafeMutablePointer<GtkWidget>) -> Int32 {
        var width: Int32 = 0
        gtk_widget_get_preferred_width(widget, nil, &width)
        return width
    }

    /// Returns the width of a character in the greatest width of a label, in pixels.
    private static func widthOfCharacter(in label: UnsafeMutablePointer<GtkLabel>) -> Int32 {
        let context = gtk_widget_get_pango_context(label.cast())
        let metrics = pango_context_get_metrics(context, nil, nil)
        defer { pango_font_metrics_unref(metrics) }
        let width = max(
            pango_font_metrics_get_approximate_char_width(metrics),
            pango_font_metrics_get_approximate_digit_width(metrics))
        return max(1, width / PANGO_SCALE)
    }
}
