import CGtk

/// A button that opens a menu, or a popover with anything in it.
open class MenuButton: ToggleButton {
    override class func make() -> UnsafeMutablePointer<GtkWidget> { gtk_menu_button_new() }

    override init(button: UnsafeMutablePointer<GtkWidget>) {
        super.init(button: button)
        for state in [AccessibleState.hasPopup, .expandable] { setAccessibleState(state) }
        connect("toggled") { [weak self] in
            guard let self else { return }
            setAccessibleState(.expanded, on: isActive)
        }
    }

    /// The menu that the button opens.
    public final func setMenu(_ menu: Menu?) {
        gtk_menu_button_set_menu_model(cast(), menu?.cast())
    }

    /// From now on the menu that was set opens and closes at once: see `Popover.opensAtOnce`.
    public final func opensAtOnce() {
        if let popover = gtk_menu_button_get_popover(cast()) { Popover.openAtOnce(popover) }
    }

    /// Sets the popover that the button opens in place of a menu, whose anchor is this button.
    public final func setPopover(_ popover: Popover?) {
        gtk_menu_button_set_popover(cast(), popover?.cast())
    }

    /// Opens the menu, as pressing the button does.
    public final func popup() { if !isActive { click() } }
}
