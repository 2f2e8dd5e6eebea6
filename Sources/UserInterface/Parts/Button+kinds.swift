internal import Gtk

extension Button {
    /// Makes a button with a mnemonic and its effect.
    convenience init(mnemonic label: String, _ action: @escaping () -> Void) {
        self.init(mnemonic: label)
        onClicked(action)
    }

    /// Makes a button that is a row among others.
    static func row(_ content: Widget, name: String, description: String? = nil) -> Button {
        let button = Button(child: content)
        button.addStyleClass("flat")
        button.addStyleClass("counterfoil-row")
        button.accessibleName = name
        if let description { button.accessibleDescription = description }
        return button
    }
}
