internal import Gtk
internal import Presentation
internal import Wording

/// Searches related to an entry under a caption, each a button that leads to the list.
final class RelatedSearchesView: ModelView<[RelatedSearch]> {
    var onFind: (String) -> Void = { _ in }

    private let caption: Label
    private let buttons = ReusableButtons<RelatedSearch>()

    init(_ caption: String) {
        self.caption = Text.caption(caption)
        super.init(.vertical, spacing: Space.line)
        addStyleClass(Style.card)
        isVisible = false
    }

    override func fill(with searches: [RelatedSearch]) {
        buttons.update(searches, make: Self.row) { [weak self] in self?.onFind($0.search) }
        let rows = searches.compactMap { buttons[$0] }
        show(rows.isEmpty ? [] : [caption] + rows)
        isVisible = !rows.isEmpty
    }

    private static func row(_ search: RelatedSearch) -> Button {
        let label = Text.body(search.name)
        let button = Button(child: label)
        button.addStyleClass("flat")
        button.addStyleClass("counterfoil-row")
        button.accessibleName = search.name
        return button
    }
}
