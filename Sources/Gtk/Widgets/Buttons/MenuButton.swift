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
        }
    }

    /// Sets the menu that the button opens. Its items are made a moment later.
    public final func setMenu(_ menu: Menu?) {
        self.menu = menu
        items = nil
        gtk_menu_button_set_popover(cast(), menu == nil ? nil : gtk_popover_new(cast()))
        guard let menu else { return }
        items = DeferredItems { [weak self] in
            guard let self, let popover = gtk_menu_button_get_popover(cast()) else { return }
            gtk_popover_bind_model(popover, menu.cast(), nil)
        }
    }

    /// Turns off the transitions of the menu that was set; see `Popover.opensAtOnce`.
    public final func opensAtOnce() {
        if let popover = gtk_menu_button_get_popover(cast()) { Popover.openAtOnce(popover) }
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
