import CGtk

/// A button that opens a menu, or a popover with anything in it.
open class MenuButton: ToggleButton {
    /// A button with an icon, which is called `name` by tooltip and assistive technology.
    public convenience init(iconName: String, name: String, menu: Menu? = nil) {
        self.init(button: gtk_menu_button_new())
        setIconName(iconName)
        tooltip = name
        accessibleName = name
        setMenu(menu)
    }

    public convenience init(menuLabel label: String, menu: Menu? = nil) {
        self.init(button: gtk_menu_button_new())
        self.label = label
        setMenu(menu)
    }

    public final func setMenu(_ menu: Menu?) {
        gtk_menu_button_set_menu_model(cast(), menu?.cast())
    }

    /// What the button opens in place of a menu. It was made with this button as its anchor.
    public final func setPopover(_ popover: Popover?) {
        gtk_menu_button_set_popover(cast(), popover?.cast())
    }

    /// Opens the menu, as pressing the button does.
    public final func popup() { if !isActive { click() } }

    public final func popdown() { if isActive { click() } }
}
