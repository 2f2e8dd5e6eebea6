internal import EntryFeature
internal import Gtk
internal import Presentation

/// Related entries under a caption, each a button that leads to its page.
final class RelatedEntriesView: ModelView<RelatedEntriesView.Related> {
    struct Related: Hashable {
        let entries: [EntryViewModel]
        /// The text about entries that are not listed.
        let more: String
    }

    var onOpen: (String) -> Void = { _ in }

    private let caption: Label
    private let buttons = ReusableButtons<EntryViewModel>()
    private let more = Text.dim()

    /// - Parameter isCard: whether it is a card of its own, and not part of one.
    init(_ caption: String, isCard: Bool = true) {
        self.caption = Text.caption(caption)
        super.init(.vertical, spacing: Space.close)
        if isCard { addStyleClass(Style.card) }
        isVisible = false
    }

    override func fill(with related: Related) {
        buttons.update(related.entries, make: Self.row) { [weak self] in self?.onOpen($0.id) }
        let rows = related.entries.compactMap { buttons[$0] }
        more.show(related.more)
        show(rows.isEmpty ? [] : [caption] + rows + [more])
        isVisible = !rows.isEmpty
    }

    private static func row(_ entry: EntryViewModel) -> Button {
        let view = EntryView(isRow: true)
        view.model = entry
        let button = Button(child: view)
        button.addStyleClass("flat")
        button.addStyleClass("counterfoil-row")
        button.accessibleName = entry.title
        button.accessibleDescription = entry.detail
        return button
    }
}
