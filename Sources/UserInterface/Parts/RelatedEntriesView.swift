internal import Gtk

/// The other entries of a day, each a link to its page.
final class RelatedEntriesView: ModelView<[RelatedEntriesView.Entry]> {
    struct Entry: Hashable {
        let id: String
        let title: String
    }

    private let onOpen: (String) -> Void
    private let caption = Text.caption("The same day")
    private let buttons = KeptButtons<Entry>()

    init(onOpen: @escaping (String) -> Void) {
        self.onOpen = onOpen
        super.init(.vertical, spacing: 6)
        isVisible = false
    }

    override func fill(with entries: [Entry]) {
        buttons.keep(entries, label: \.title, style: { _ in "flat" }) { [onOpen] in
            onOpen($0.id)
        }
        let links = entries.compactMap { buttons[$0] }
        for link in links { link.halign = .start }
        show(links.isEmpty ? [] : [caption] + links)
        isVisible = !entries.isEmpty
    }
}
