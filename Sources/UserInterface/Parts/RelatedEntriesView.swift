internal import Gtk
internal import Presentation
internal import Wording

/// The other entries of a day, each a row that leads to its page.
final class RelatedEntriesView: ModelView<RelatedEntriesView.Related> {
    struct Related: Hashable {
        let entries: [EntryViewModel]
        /// Of those that are not listed.
        let more: String
    }

    private let onOpen: (String) -> Void
    private let caption = Text.caption(LocalWords.ofWidgets.sameDay)
    private let buttons = KeptButtons<EntryViewModel>()
    private let more = Text.dim()

    init(onOpen: @escaping (String) -> Void) {
        self.onOpen = onOpen
        super.init(.vertical, spacing: 6)
        isVisible = false
    }

    override func fill(with related: Related) {
        buttons.keep(related.entries, make: Self.row) { [onOpen] in onOpen($0.id) }
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
        button.halign = .start
        button.accessibleName = entry.title
        button.accessibleDescription = entry.detail
        return button
    }
}
