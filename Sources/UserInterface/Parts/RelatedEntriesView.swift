internal import Gtk
internal import Presentation
internal import Wording

/// The other entries of a day, each a link to its page.
final class RelatedEntriesView: ModelView<[RelatedEntriesView.Entry]> {
    struct Entry: Hashable {
        let id: String
        let title: String
    }

    /// How many of a day are listed; all of them stand together in the list anyway.
    private static let most = 20

    private let onOpen: (String) -> Void
    private let caption = Text.caption("The same day")
    private let buttons = KeptButtons<Entry>()
    private let more = Text.dim()

    init(onOpen: @escaping (String) -> Void) {
        self.onOpen = onOpen
        super.init(.vertical, spacing: 6)
        isVisible = false
    }

    override func fill(with entries: [Entry]) {
        let listed = Array(entries.prefix(Self.most))
        buttons.keep(listed, label: \.title, style: { _ in "flat" }) { [onOpen] in
            onOpen($0.id)
        }
        let links = listed.compactMap { buttons[$0] }
        for link in links {
            link.cutsLabelShort()
            link.halign = .start
        }
        let left = entries.count - listed.count
        more.show(left > 0 ? "… and \(LocalWords().number(left)) more" : nil)
        show(links.isEmpty ? [] : [caption] + links + [more])
        isVisible = !entries.isEmpty
    }
}
