internal import EntryFeature
internal import Gtk
internal import Presentation
internal import Wording

/// An entry in a few words: the head of its page, a card over choices, or a row among others. The
/// journal's list is painted instead; see docs/adr/0013.
final class EntryView: ModelView<EntryViewModel> {
    private let showTitle: (String) -> Void
    private let detail = Text.dim()
    private let verdict = Text.wrapping(style: "counterfoil-verdict")

    /// - Parameter isRow: whether it stands among others, so that its title has one line.
    init(isRow: Bool = false) {
        let title: Widget
        if isRow {
            let label = Label()
            label.ellipsis = .end
            label.xalign = 0
            title = label
            showTitle = { label.text = ShownText.row($0) }
        } else {
            let text = LongText(Text.title(), name: Localizer.ofWidgets.title, scalars: 240)
            title = text
            showTitle = { text.show($0) }
        }
        super.init(.vertical, spacing: isRow ? Space.none : Space.close)
        for part in [title, detail, verdict] as [Widget] { append(part) }
        verdict.marginTop = Space.close
    }

    override func fill(with entry: EntryViewModel) {
        showTitle(entry.title)
        detail.show(entry.detail)
        verdict.show(entry.verdict)
    }
}
