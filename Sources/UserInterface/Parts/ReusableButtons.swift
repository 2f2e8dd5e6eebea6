internal import Gtk

/// Buttons for values. The buttons of values that are offered again stay, because a removed one
/// would lose the focus.
final class ReusableButtons<Value: Hashable> {
    private var buttons: [Value: Button] = [:]
    /// The labels of marked buttons, without their marks.
    private var marked: [Value: String] = [:]

    subscript(_ value: Value) -> Button? { buttons[value] }

    var focused: Value? { buttons.first { $0.value.isFocus }?.key }

    /// Makes the missing buttons, and removes those of other values.
    func update(
        _ values: [Value], label: (Value) -> String,
        style: (Value) -> String = { _ in Style.choice },
        onClick: @escaping (Value) -> Void
    ) {
        update(
            values,
            make: { value in
                let button = Button(label(value))
                button.addStyleClass(style(value))
                if style(value) == Style.choice { button.wrapsLabel() }
                return button
            }, onClick: onClick)
    }

    /// Makes the missing buttons, with more than a label, and removes those of other values.
    func update(
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
        marked = marked.filter { kept[$0.key] != nil }
    }

    /// Marks the buttons of the chosen values, and no others.
    func mark(_ chosen: [Value]) {
        for (value, label) in marked where !chosen.contains(value) {
            buttons[value]?.show(label, isChosen: false)
            marked[value] = nil
        }
        for value in chosen where marked[value] == nil {
            guard let button = buttons[value] else { continue }
            marked[value] = button.label
            button.show(button.label, isChosen: true)
        }
    }
}

extension Button {
    /// Shows a label, and for the value that is chosen, a mark for the eye and a word for the ear.
    func show(_ label: String, isChosen: Bool) {
        self.label = isChosen ? "✓ \(label)" : label
        setAccessibleName(label, isChosen: isChosen)
    }

    /// Sets the name of a value, with a word for the one that is chosen.
    func setAccessibleName(_ label: String, isChosen: Bool) {
        accessibleName = isChosen ? localized("{choice}, chosen", ["choice": label]) : label
        setAccessibleState(.checked, on: isChosen)
    }
}

extension Box {
    /// Shows children in this order, and leaves present ones in place. The focus stays, or moves to
    /// the first child if its widget is removed.
    func show(_ wanted: [Widget]) {
        let hadFocus = hasFocusInside
        for child in children where !wanted.contains(child) { remove(child) }
        for (place, child) in wanted.enumerated() {
            if child.parent === self { move(child, to: place) } else { insert(child, at: place) }
        }
        if hadFocus, !hasFocusInside { focusFirstInside() }
    }
}
