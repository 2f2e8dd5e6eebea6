internal import Gtk

/// Buttons for values, of which those stay that are offered again: a button that is taken away
/// loses the keyboard.
final class KeptButtons<Value: Hashable> {
    /// The style of a large button.
    static var choice: String { "counterfoil-choice" }

    private var buttons: [Value: Button] = [:]

    subscript(_ value: Value) -> Button? { buttons[value] }

    /// The value whose button has the keyboard.
    var focused: Value? { buttons.first { $0.value.isFocus }?.key }

    /// Makes the buttons that there are none of yet, and forgets those of other values.
    func keep(
        _ values: [Value], label: (Value) -> String,
        style: (Value) -> String = { _ in KeptButtons.choice }, onClick: @escaping (Value) -> Void
    ) {
        keep(
            values,
            make: { value in
                let button = Button(label(value))
                button.addStyleClass(style(value))
                if style(value) == Self.choice { button.wrapsLabel() }
                return button
            }, onClick: onClick)
    }

    /// The same, of buttons that are more than a label.
    func keep(
        _ values: [Value], make: (Value) -> Button, onClick: @escaping (Value) -> Void
    ) {
        var kept: [Value: Button] = [:]
        for value in values {
            if let button = buttons[value] {
                kept[value] = button
            } else {
                let button = make(value)
                button.onClicked { onClick(value) }
                kept[value] = button
            }
        }
        buttons = kept
    }
}

extension Box {
    /// Shows these children in this order, and leaves alone those that stand here already: the
    /// keyboard stays where it is, or goes to the first child where what had it is gone.
    func show(_ wanted: [Widget]) {
        let hadFocus = hasFocusInside
        for child in children where !wanted.contains(child) { remove(child) }
        for (place, child) in wanted.enumerated() {
            if child.parent === self { move(child, to: place) } else { insert(child, at: place) }
        }
        if hadFocus, !hasFocusInside { focusFirstInside() }
    }
}
