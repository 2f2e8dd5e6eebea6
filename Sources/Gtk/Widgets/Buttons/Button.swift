import CGtk

/// Something to press.
open class Button: Bin {
    private enum Wrapping { case centred, fromStart }
    /// `nil` where the text stays in one line.
    private var wrapping: Wrapping?

    /// A button with plain text on it.
    public convenience init(_ label: String) {
        self.init(button: Self.make())
        self.label = label
    }

    /// A button whose underlined letter, marked by `_`, presses it.
    public convenience init(mnemonic label: String) {
        self.init(label)
        gtk_button_set_use_underline(cast(), 1)
    }

    /// A button with an icon, which is called `name` by tooltip and assistive technology.
    public convenience init(iconName: String, name: String) {
        self.init(button: Self.make())
        setIconName(iconName)
        tooltip = name
        accessibleName = name
    }

    /// A button with any content.
    public convenience init(child: Widget) {
        self.init(button: Self.make())
        self.child = child
    }

    /// A new, empty button of this class; the initialisers are the same for all of them.
    class func make() -> UnsafeMutablePointer<GtkWidget> { gtk_button_new() }

    init(button: UnsafeMutablePointer<GtkWidget>) {
        super.init(button)
    }

    /// The text on the button. Plain text, unless made with a mnemonic.
    public final var label: String {
        get { String(borrowing: gtk_button_get_label(cast())) ?? "" }
        set {
            gtk_button_set_label(cast(), ShownText.line(newValue))
            wrapLabel()
        }
    }

    /// Lets the text go on in another line where there is no room for all of it in one.
    ///
    /// - Parameter isCentred: whether its lines are, or begin where the first does.
    public final func wrapsLabel(isCentred: Bool = true) {
        wrapping = isCentred ? .centred : .fromStart
        wrapLabel()
    }

    /// GTK makes another label for each text.
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
        guard let label = gtk_bin_get_child(cast()) else { return nil }
        let instance = UnsafeMutableRawPointer(label)
        guard instance.isInstance(of: gtk_label_get_type()) else { return nil }
        return instance.assumingMemoryBound(to: GtkLabel.self)
    }

    /// Replaces what is on the button by an icon.
    final func setIconName(_ name: String) {
        gtk_button_set_image(cast(), gtk_image_new_from_icon_name(name, GTK_ICON_SIZE_BUTTON))
    }

    /// The action to activate, by its detailed name, such as `win.back`. It also decides
    /// whether the button is sensitive.
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

    /// Called when a person pressed the button.
    public final func onClicked(_ handler: @escaping () -> Void) {
        connectChange("clicked", handler)
    }

    /// Presses the button as a person would; its closures are called.
    public final func click() { gtk_button_clicked(cast()) }
}
