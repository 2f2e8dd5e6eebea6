internal import Gtk
internal import Wording

/// The choice of the view: all of them side by side or, without room for that, a menu behind the
/// title of the window.
final class ViewSwitch {
    /// The views side by side.
    let row = RadioGroup(
        WindowView.allCases.map { ($0, Localizer.ofWidgets.view($0)) }, value: .journal)
    /// The title of the window, with the menu if there is no room for the row.
    let title = Box(.horizontal)

    private let menu: MenuButton
    private let menuLabel = Label()
    private let name = Label()

    init(_ views: Menu) {
        let content = Box(.horizontal, spacing: Space.close)
        menuLabel.ellipsis = .end
        content.append(menuLabel, Image(iconName: "pan-down-symbolic"))
        menu = MenuButton(child: content)
        menu.addStyleClass("flat")
        menu.valign = .center
        menu.setMenu(views)
        menu.showKeys()
        name.ellipsis = .end
        for label in [menuLabel, name] { label.addStyleClass("title") }
        title.append(menu, name)
        row.accessibleName = localized("Views")
        row.valign = .center
        update()
    }

    var view = WindowView.journal {
        didSet { if view != oldValue { update() } }
    }

    /// The name of the journal, or `nil` for the user's own.
    var journal: String? {
        didSet { if journal != oldValue { update() } }
    }

    /// Whether the views are side by side.
    var isRow = true {
        didSet { if isRow != oldValue { update() } }
    }

    private func update() {
        row.value = view
        row.isVisible = isRow
        menu.isVisible = !isRow
        menuLabel.text = (view == .journal ? journal : nil) ?? Localizer.ofWidgets.view(view)
        menu.accessibleName = menuLabel.text
        name.show(isRow ? journal : nil)
    }
}
