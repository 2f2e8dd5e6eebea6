internal import EntryFeature
internal import Gtk
internal import Wording

/// Related entries under a caption, each a row that leads to its page.
final class RelatedEntriesView: Box {
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

    /// - Parameter words: the text about entries that are not listed.
    func show(_ entries: [EntryViewModel], more words: String = "") {
        buttons.update(entries, make: Self.row) { [weak self] in self?.onOpen($0.id) }
        let rows = entries.compactMap { buttons[$0] }
        more.show(words)
        show(rows.isEmpty ? [] : [caption] + rows + [more])
        isVisible = !rows.isEmpty
    }

    private static func row(_ entry: EntryViewModel) -> Button {
        Button.row(
            to: Text.line(ShownText.row(entry.title)), detail: entry.detail, fact: entry.fact,
            emphasis: entry.emphasis, name: entry.title,
            description: [entry.detail, entry.fact].listed)
    }
}

/// Searches related to an entry under a caption, each a row that leads to the list.
final class RelatedSearchesView: Box {
    var onFind: (String) -> Void = { _ in }

    private let caption: Label
    private let buttons = ReusableButtons<RelatedSearch>()

    init(_ caption: String) {
        self.caption = Text.caption(caption)
        super.init(.vertical, spacing: Space.line)
        addStyleClass(Style.card)
        isVisible = false
    }

    func show(_ searches: [RelatedSearch]) {
        buttons.update(searches, make: { Button.row(to: Text.body($0.name), name: $0.name) }) {
            [weak self] in self?.onFind($0.search)
        }
        let rows = searches.compactMap { buttons[$0] }
        show(rows.isEmpty ? [] : [caption] + rows)
        isVisible = !rows.isEmpty
    }
}

/// An entry in a few words, as a card over choices about it. The journal's list is painted instead;
/// see docs/adr/0013.
final class EntryView: ModelView<EntryViewModel> {
    private let title = LongText.title()
    private let detail = Text.dim()
    private let verdict = Text.wrapping(style: "counterfoil-verdict")

    init() {
        super.init(.vertical, spacing: Space.close)
        append(title, detail, verdict)
        verdict.marginTop = Space.close
    }

    override func fill(with entry: EntryViewModel) {
        title.show(entry.title)
        detail.show(entry.detail)
        verdict.show(entry.verdict)
    }
}
