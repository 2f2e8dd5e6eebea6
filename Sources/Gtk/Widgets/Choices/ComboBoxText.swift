import CGtk

/// A choice from a list of texts that opens when it is pressed.
open class ComboBoxText: Widget {
    /// Makes a choice from `items`, by default with none of them chosen.
    public init(_ items: [String] = [], selectedIndex: Int? = nil) {
        self.items = items
        super.init(gtk_combo_box_text_new())
        fill()
        self.selectedIndex = selectedIndex
        leaveWheelUnlessFocused()
        tellsOfKeyboard()
    }

    /// The items to choose from. Setting them removes the choice.
    public final var items: [String] {
        didSet { fill() }
    }

    /// The index of the chosen item, or `nil` for none. Setting an index without an item chooses
    /// none.
    public final var selectedIndex: Int? {
        get {
            let index = gtk_combo_box_get_active(cast())
            return index < 0 ? nil : Int(index)
        }
        set {
            let index = newValue.flatMap { items.indices.contains($0) ? $0 : nil }
            silently { gtk_combo_box_set_active(cast(), Int32(index ?? -1)) }
        }
    }

    /// Calls `handler` with the index when a person chooses another item.
    public final func onChanged(_ handler: @escaping (Int?) -> Void) {
        connectChange("changed", of: \ComboBoxText.selectedIndex, handler)
    }

    /// Lets the chosen item end in an ellipsis if there is no room for it, with the whole text in
    /// the tooltip. Otherwise the minimum width is that of the longest item.
    public final func cutsItemsShort() {
        let cells = gtk_cell_layout_get_cells(opaque)
        defer { g_list_free(cells) }
        guard let cell = cells?.pointee.data else { return }
        cell.setProperty("ellipsize", to: Int(PANGO_ELLIPSIZE_END.rawValue))
        on("changed") { [weak self] in self?.tellWhole() }
        tellWhole()
    }

    private func tellWhole() {
        tooltip = selectedIndex.flatMap { items.indices.contains($0) ? items[$0] : nil }
    }

    private func fill() {
        silently {
            gtk_combo_box_text_remove_all(cast())
            for item in items { gtk_combo_box_text_append_text(cast(), item) }
        }
    }
}

extension ComboBoxText {
    /// Reports the keyboard focus to assistive technology: GTK gives it to an inner button that is
    /// not in the accessible tree, so that no widget would seem to have it.
    final func tellsOfKeyboard() {
        let type = gtk_toggle_button_get_type()
        guard let button = descendants.first(where: { $0.isInstance(of: type) }) else { return }
        setAccessibleState(.focusable)
        onFocusChange(of: button.raw) { [weak self] in self?.setAccessibleState(.focused, on: $0) }
        on("notify::popup-shown") { [weak self] in
            guard let self else { return }
            setAccessibleState(.expanded, on: pointer.property("popup-shown"))
        }
    }
}
