internal import Gtk
internal import Presentation
internal import Wording

/// The title of the window, which opens the menu of views.
final class ViewSwitch {
    let button: MenuButton
    private let label = Label()

    init(_ menu: Menu) {
        let content = Box(.horizontal, spacing: Space.close)
        label.addStyleClass("title")
        label.ellipsis = .end
        content.append(label)
        content.append(Image(iconName: "pan-down-symbolic"))
        button = MenuButton(child: content)
        button.addStyleClass("flat")
        button.valign = .center
        button.setMenu(menu)
        button.showKeys()
        view = .journal
    }

    var view: WindowView {
        get { shown }
        set {
            shown = newValue
            let name = newValue == .journal ? journal : nil
            label.text = name ?? Localizer.ofWidgets.view(newValue)
            button.accessibleName = label.text
        }
    }

    /// The name of the journal, or `nil` for the user's own.
    var journal: String? {
        didSet { view = shown }
    }

    private var shown = WindowView.journal
}
