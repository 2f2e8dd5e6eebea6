internal import Gtk

/// An address: a link if the desktop may open it, and text to copy otherwise.
final class Link: Box {
    var onFollow: (String) -> Void = { _ in }

    private let words = Text.body()
    private let button = LinkButton("")
    private let label = Text.line()

    /// The greatest length of an address that the link and its tooltip show, in characters.
    private static let longestShown = 200

    init() {
        super.init(.vertical)
        words.isSelectable = true
        button.child = label
        button.halign = .start
        button.addStyleClass("counterfoil-link")
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
