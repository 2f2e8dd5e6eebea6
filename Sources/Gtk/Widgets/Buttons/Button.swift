import CGtk

/// A button that can be pressed.
open class Button: Bin {
    private enum Wrapping { case centred, fromStart }
    /// The way in which the text wraps, or `nil` if it stays in one line.
    private var wrapping: Wrapping?

    /// Makes a button with plain text on it.
    public convenience init(_ label: String) {
        self.init(button: Self.make())
        self.label = label
    }

    /// Makes a button with a mnemonic, which is the letter after `_`.
    public convenience init(mnemonic label: String) {
        self.init(label)
        gtk_button_set_use_underline(cast(), 1)
    }

    /// Makes a button with an icon, whose tooltip and accessible name is `name`.
    public convenience init(iconName: String, name: String) {
        self.init(button: Self.make())
        setIconName(iconName)
        tooltip = name
        accessibleName = name
    }

    /// Makes a button with any content.
    public convenience init(child: Widget) {
        self.init(button: Self.make())
        self.child = child
    }

    /// Makes an empty button of this class, for the initialisers that all of them share.
    class func make() -> UnsafeMutablePointer<GtkWidget> { gtk_button_new() }

    init(button: UnsafeMutablePointer<GtkWidget>) { super.init(button) }

    /// The text on the button, which is plain unless it was made with a mnemonic.
    public final var label: String {
        get { String(borrowing: gtk_button_get_label(cast())) ?? "" }
        set {
            gtk_button_set_label(cast(), ShownText.line(newValue))
            wrapLabel()
        }
    }

    /// Lets the text wrap if there is no room for it in one line.
    ///
    /// - Parameter isCentred: whether its lines are centred, instead of aligned at the start.
    public final func wrapsLabel(isCentred: Bool = true) {
        wrapping = isCentred ? .centred : .fromStart
        wrapLabel()
    }

    /// Lets the label wrap again, because GTK makes a new one for each text.
    private func wrapLabel() {
        guard let wrapping, let labelWidget else { return }
        gtk_label_set_line_wrap(labelWidget, 1)
        gtk_label_set_line_wrap_mode(labelWidget, PANGO_WRAP_WORD_CHAR)
        switch wrapping {
        case .centred: gtk_label_set_justify(labelWidget, GTK_JUSTIFY_CENTER)
        case .fromStart:
            gtk_label_set_justify(labelWidget, GTK_JUSTIFY_LEFT)
            gtk_label_set_xalign(labelWidget, 0)
        }
    }

    private var labelWidget: UnsafeMutablePointer<GtkLabel>? {
        guard let label = gtk_bin_get_child(cast()), label.isInstance(of: gtk_label_get_type())
        else { return nil }
        return label.cast()
    }

    final func setIconName(_ name: String) {
        gtk_button_set_image(cast(), gtk_image_new_from_icon_name(name, GTK_ICON_SIZE_BUTTON))
    }

    /// The action to activate, by its detailed name, such as `win.back`, which also decides whether
    /// the button is sensitive.
    public final var actionName: String? {
        get { String(borrowing: gtk_actionable_get_action_name(opaque)) }
        set {
            if let newValue {
                gtk_actionable_set_detailed_action_name(opaque, newValue)
            } else {
                gtk_actionable_set_action_name(opaque, nil)
            }
        }
    }

    /// Calls `handler` when a person presses the button.
    public final func onClicked(_ handler: @escaping () -> Void) {
        connectChange("clicked", handler)
    }

    /// Presses the button as a person would, and calls its closures.
    public final func click() { gtk_button_clicked(cast()) }
}

/// A text that leads to a page which another program shows.
open class LinkButton: Button {
    override class func make() -> UnsafeMutablePointer<GtkWidget> {
        gtk_link_button_new_with_label("", "")
    }

    /// The address of the link. The caller makes sure that the desktop may open it.
    public final var address: String {
        get { String(borrowing: gtk_link_button_get_uri(cast())) ?? "" }
        set {
            gtk_link_button_set_uri(cast(), newValue)
            gtk_link_button_set_visited(cast(), 0)
        }
    }

    /// Calls `handler` when a person follows the link, instead of opening it at once.
    public final func onFollow(_ handler: @escaping (String) -> Void) {
        on("activate-link") { [weak self] () -> Bool in
            if let self { handler(address) }
            return true
        }
    }
}

/// A button that stays pressed until it is pressed again.
open class ToggleButton: Button {
    override class func make() -> UnsafeMutablePointer<GtkWidget> { gtk_toggle_button_new() }

    /// Whether the button is pressed, or ticked.
    public final var isActive: Bool {
        get { gtk_toggle_button_get_active(cast()) != 0 }
        set { silently { gtk_toggle_button_set_active(cast(), newValue.gboolean) } }
    }

    /// Calls `handler` with the new state when a person changes it.
    public final func onToggled(_ handler: @escaping (Bool) -> Void) {
        connectChange("toggled", of: \ToggleButton.isActive, handler)
    }
}

/// A button that can be ticked.
open class CheckButton: ToggleButton {
    override class func make() -> UnsafeMutablePointer<GtkWidget> { gtk_check_button_new() }
}

/// A control that turns something on or off at once.
public final class Switch: Widget {
    /// Makes a switch in a state.
    public init(isOn: Bool = false) {
        super.init(gtk_switch_new())
        self.isOn = isOn
        // A switch would be drawn as wide as the available space.
        halign = .start
        valign = .center
    }

    /// Whether it is on.
    public var isOn: Bool {
        get { gtk_switch_get_active(cast()) != 0 }
        set { silently { gtk_switch_set_active(cast(), newValue.gboolean) } }
    }

    /// Calls `handler` with the new state when a person changes it.
    public func onSwitched(_ handler: @escaping (Bool) -> Void) {
        connectChange("notify::active", of: \Switch.isOn, handler)
    }
}
