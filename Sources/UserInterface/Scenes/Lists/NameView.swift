internal import Gtk

/// A field for the name of a list, with the button that takes it.
final class NameView: Box {
    /// Is called with a name that is not blank.
    var onName: (String) -> Void = { _ in }

    let field = Entry()
    let button: Button

    init(_ label: String, does action: String) {
        button = Button(mnemonic: action)
        super.init(.horizontal, spacing: Space.close)
        field.placeholder = label
        field.accessibleName = label
        field.widthChars = 18
        append(field, expand: true)
        append(button)
        field.onChanged { [weak self] _ in self?.allow() }
        field.onActivate { [weak self] in self?.take() }
        button.onClicked { [weak self] in self?.take() }
        allow()
    }

    /// The name in the field.
    var name: String {
        get { field.text }
        set {
            field.text = newValue
            allow()
        }
    }

    /// Empties the field, unless another name has been typed since.
    func empty(of written: String) {
        if name == written { name = "" }
    }

    private func allow() { button.isSensitive = !field.text.allSatisfy(\.isWhitespace) }

    private func take() {
        if button.isSensitive { onName(field.text) }
    }
}
