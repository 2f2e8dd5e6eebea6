internal import Gtk
internal import Presentation
internal import Wording

extension Button {
    /// Makes a button with a mnemonic and its effect.
    convenience init(mnemonic label: String, _ action: @escaping () -> Void) {
        self.init(mnemonic: label)
        onClicked(action)
    }

    /// Makes a button that stands in a text, and looks like a link.
    static func link(_ label: String) -> Button {
        let button = Button(label).styled("counterfoil-link", "flat")
        // Its text may be wider than a small window.
        button.wrapsLabel(isCentred: false)
        button.halign = .start
        return button
    }

    /// Makes a button that is a row among others.
    static func row(_ content: Widget, name: String, description: String? = nil) -> Button {
        let button = Button(child: content).styled("flat", "counterfoil-row")
        button.accessibleName = name
        if let description { button.accessibleDescription = description }
        return button
    }

    /// Makes a row that leads to what its title names, which a chevron at its end says. The fact is
    /// at the end of the last line.
    ///
    /// - Parameters:
    ///   - detail: the line below the title; empty if there is none.
    ///   - fact: the fact; empty if there is none.
    static func row(
        to title: Label, detail: String = "", fact: String = "", emphasis: Emphasis = .quiet,
        name: String, description: String? = nil
    ) -> Button {
        let fact = Text.fact(fact, emphasis)
        let last = Box(
            .horizontal, spacing: Space.near, expanding: detail.isEmpty ? title : Text.dim(detail),
            then: fact)
        let words = detail.isEmpty ? last : Box(.vertical, of: title, last)
        let chevron = Image(iconName: "go-next-symbolic").styled(Style.dim)
        return Self.row(
            Box(.horizontal, spacing: Space.near, expanding: words, then: chevron), name: name,
            description: description)
    }
}

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

extension RadioGroup {
    /// Marks the chosen value by a dot, because a button that stays pressed would look as if it led
    /// elsewhere.
    func markWithDot() {
        showsDots = true
        addStyleClass("counterfoil-dots")
    }

    /// Marks the chosen value by a dot.
    ///
    /// - Returns: the choice beside its caption, or below it where there is no room.
    func dotted(caption: String) -> Widget {
        markWithDot()
        accessibleName = caption
        let label = Text.dim(caption)
        for part in [label, self] as [Widget] { part.valign = .center }
        return WrapBox(spacing: Space.near, of: label, self)
    }
}

/// An address: a link if the desktop may open it, and text to copy otherwise.
final class Link: Box {
    var onFollow: (String) -> Void = { _ in }

    private let words = Text.body()
    private let button = LinkButton("").styled("counterfoil-link")
    private let label = Text.line()

    /// The greatest length of an address that the link and its tooltip show, in characters.
    private static let longestShown = 200

    init() {
        super.init(.vertical)
        words.isSelectable = true
        button.child = label
        button.halign = .start
        button.setAccessibleRole(.link)
        button.onFollow { [weak self] in self?.onFollow($0) }
        append(words, button)
        isVisible = false
    }

    func show(_ address: String, opens: Bool) {
        isVisible = !address.isEmpty
        words.show(opens ? nil : address)
        button.isVisible = opens
        guard opens else { return }
        let shown = String(address.prefix(Self.longestShown))
        label.text = shown
        button.address = address
        button.accessibleName = shown
        button.tooltip = shown
    }
}
