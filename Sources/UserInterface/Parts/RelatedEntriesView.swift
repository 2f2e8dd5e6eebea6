internal import Gtk
internal import Presentation

/// The other entries of a day, each a link to its page.
final class RelatedEntriesView: ModelView<[RelatedEntriesView.Entry]> {
    struct Entry: Hashable {
        let id: String
        let title: String
    }

    /// How many of a day are listed; all of them stand together in the list anyway.
    private static let most = 20

    private let onOpen: (String) -> Void

    init(onOpen: @escaping (String) -> Void) {
        self.onOpen = onOpen
        super.init(.vertical, spacing: 6)
        isVisible = false
    }

    override func fill(with entries: [Entry]) {
        removeAll()
        isVisible = !entries.isEmpty
        guard !entries.isEmpty else { return }
        append(Text.caption("The same day"))
        for entry in entries.prefix(Self.most) {
            let button = Button(entry.title)
            button.cutsLabelShort()
            button.halign = .start
            button.addStyleClass("flat")
            button.onClicked { [onOpen] in onOpen(entry.id) }
            append(button)
        }
        let more = entries.count - Self.most
        if more > 0 { append(Text.dim("… and \(LocalWords().number(more)) more")) }
    }
}
