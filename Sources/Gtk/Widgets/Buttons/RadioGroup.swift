import CGtk

/// A row of linked buttons of which one is pressed: a choice between a few values. It wraps if
/// there is no room for all of them.
public final class RadioGroup<Value: Hashable>: Box {
    private let buttons: [(value: Value, button: RadioButton)]

    /// A button that is pressed while no value is chosen. It belongs to the group but is not in a
    /// window.
    private let none: RadioButton

    /// Makes a group.
    ///
    /// - Parameters:
    ///   - options: each value with its label.
    ///   - value: the value that is chosen, or `nil` for none.
    public init(_ options: [(value: Value, label: String)], value: Value? = nil) {
        let none = RadioButton("")
        self.none = none
        buttons = options.map { ($0.value, RadioButton($0.label, joining: none)) }
        super.init(layout: WrapLayout.init)
        addStyleClass("linked")
        setAccessibleRole(.grouping)
        // Tab would pass the others by while a visible one is pressed.
        none.isVisible = false
        for (_, button) in buttons { append(button) }
        self.value = value
    }

    /// The chosen value, or `nil` if none is. Setting a value that is not offered chooses none.
    public var value: Value? {
        get { buttons.first { $0.button.isActive }?.value }
        set {
            let button = buttons.first { $0.value == newValue }?.button ?? none
            silently { button.isActive = true }
        }
    }

    /// Whether the buttons are apart, and the chosen one is marked by a dot.
    public var showsDots = false {
        didSet {
            setStyleClass("linked", on: !showsDots)
            spacing = showsDots ? 12 : 0
            for (_, button) in buttons { button.isPlain = showsDots }
        }
    }

    /// Lets long labels wrap, so that the group fits a narrow window.
    public func wrapLabels() {
        for (_, button) in buttons { button.wrapsLabel(isCentred: false) }
    }

    /// Calls `handler` with the value when a person chooses another one.
    public func onChange(_ handler: @escaping (Value) -> Void) {
        for (value, button) in buttons {
            button.on("toggled") { [weak self, weak button] in
                if let self, button?.isActive == true, echoGate.isOpen { handler(value) }
            }
        }
    }

    /// Returns the button for `value`.
    public func button(for value: Value) -> ToggleButton? {
        buttons.first { $0.value == value }?.button
    }
}

final class RadioButton: ToggleButton {
    override class func make() -> UnsafeMutablePointer<GtkWidget> { gtk_radio_button_new(nil) }

    /// Makes a button of a group.
    ///
    /// - Parameter member: any button of the group to join.
    convenience init(_ label: String, joining member: RadioButton) {
        self.init(label)
        gtk_radio_button_join_group(cast(), member.cast())
        isPlain = false
    }

    /// Whether it is a dot and words, instead of a button that stays pressed.
    final var isPlain: Bool {
        get { gtk_toggle_button_get_mode(cast()) != 0 }
        set { gtk_toggle_button_set_mode(cast(), newValue.gboolean) }
    }
}
