/// A row of linked buttons of which one is pressed: a choice between a few values. Where there is no room
/// for all of them it goes on in another line.
public final class RadioGroup<Value: Hashable>: Box {
    private var buttons: [(value: Value, button: RadioButton)] = []

    /// Pressed while no value is. It belongs to the group but to no window.
    private let none = RadioButton("")

    private var changeHandlers: [(Value) -> Void] = []

    /// - Parameter options: each value and the words for it.
    public init(_ options: [(value: Value, label: String)] = [], value: Value? = nil) {
        super.init(box: BoxLayouts.make(.wrap))
        addStyleClass("linked")
        setAccessibleRole(.grouping)
        setOptions(options)
        self.value = value
    }

    /// Offers other values; none of them is chosen yet.
    func setOptions(_ options: [(value: Value, label: String)]) {
        silently { none.isActive = true }
        removeAll()
        buttons = options.map { option in
            let button = RadioButton(option.label, joining: none)
            button.connect("toggled") { [weak self, weak button] in
                guard let self, button?.isActive == true, echoGate.isOpen else { return }
                for handler in changeHandlers { handler(option.value) }
            }
            append(button)
            if showsDots { button.isPlain = true }
            return (option.value, button)
        }
    }

    /// The value chosen; `nil` when none is, and for a value that is not offered.
    public var value: Value? {
        get { buttons.first { $0.button.isActive }?.value }
        set {
            let button = buttons.first { $0.value == newValue }?.button ?? none
            silently { button.isActive = true }
        }
    }

    /// Whether the buttons stand apart and have a dot at the one that is chosen.
    public var showsDots = false {
        didSet {
            setStyleClass("linked", on: !showsDots)
            spacing = showsDots ? 12 : 0
            for (_, button) in buttons { button.isPlain = showsDots }
        }
    }

    /// Called with the value when a person chose another one.
    public func onChange(_ handler: @escaping (Value) -> Void) {
        changeHandlers.append(handler)
    }

    /// The button for `value`, to name or to mark it.
    public func button(for value: Value) -> ToggleButton? {
        buttons.first { $0.value == value }?.button
    }
}
