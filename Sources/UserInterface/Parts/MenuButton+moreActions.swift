internal import Gtk
internal import Wording

extension MenuButton {
    /// Makes the menu beside the next action of a page, with the entries that may follow.
    ///
    /// - Parameter items: the label of each item, with its mnemonic, and its action.
    static func moreActions(_ items: [(label: String, action: String)]) -> MenuButton {
        let name = localized("More actions")
        let button = MenuButton(iconName: "view-more-symbolic", name: name)
        let menu = Menu()
        for item in items { menu.append(item.label, action: item.action) }
        button.setMenu(menu)
        button.showKeys()
        button.tooltip = name
        return button
    }
}
