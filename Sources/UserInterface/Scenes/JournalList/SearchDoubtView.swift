internal import Gtk
internal import JournalFeature

/// The part of a search that was not understood, with a button for a suggested search.
final class SearchDoubtView: ModelView<SearchDoubtViewModel> {
    private let text = Text.dim()
    private let offer = Button("")

    init() {
        super.init(.vertical, spacing: Space.line)
        offer.halign = .start
        // A long label should not make the list wider.
        offer.wrapsLabel()
        append(text, offer)
        isVisible = false
    }

    func show(_ doubt: SearchDoubtViewModel?) {
        model = doubt
        isVisible = doubt != nil
    }

    override func fill(with doubt: SearchDoubtViewModel) {
        text.show(doubt.text)
        offer.label = doubt.offer
        offer.isVisible = !doubt.offer.isEmpty
    }

    /// Calls the handler with the text of the suggested search.
    func onOffer(_ search: @escaping (String) -> Void) {
        offer.onClicked { [weak self] in
            if let doubt = self?.model { search(doubt.search) }
        }
    }
}
