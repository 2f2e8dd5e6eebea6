internal import Gtk
internal import Presentation
internal import StatisticsFeature
internal import Wording

/// A card with the entries of a kind that stand out, each of which leads to its page.
final class HighlightsView: ModelView<HighlightsViewModel> {
    private let follow: (ChartLink) -> Void
    private let title = Text.caption()
    private let lines = Box(.vertical)
    private var rows: [HighlightRow] = []

    init(_ follow: @escaping (ChartLink) -> Void) {
        self.follow = follow
        super.init(.vertical, spacing: Space.close)
        addStyleClass(Style.card)
        append(title, lines)
    }

    override func fill(with highlights: HighlightsViewModel) {
        title.text = highlights.title
        while rows.count < highlights.rows.count { rows.append(HighlightRow(follow)) }
        for (row, model) in zip(rows, highlights.rows) { row.model = model }
        lines.show(Array(rows.prefix(highlights.rows.count)))
    }

    /// The row that has the focus, or `nil` if none has.
    var rowWithFocus: Widget? { rows.first { $0.hasFocusInside } }
}

/// An entry that stands out: the reason, its name, and the fact at the end of the line.
final class HighlightRow: ModelView<HighlightViewModel> {
    private let caption = Text.wrapping(style: "counterfoil-note")
    private let name = Text.body()
    private let fact = Text.dim()
    private let button: Button

    init(_ follow: @escaping (ChartLink) -> Void) {
        let words = Box(.vertical, of: caption, name)
        caption.addStyleClass(Style.dim)
        let line = Box(.horizontal, spacing: Space.near)
        line.append(words, expand: true)
        line.append(fact)
        fact.xalign = 1
        fact.halign = .end
        fact.valign = .end
        fact.maxWidthChars = 32
        for label in [name, fact] { label.widthChars = 8 }
        button = Button(child: line)
        super.init(.vertical)
        button.addStyleClass("flat")
        button.addStyleClass("counterfoil-row")
        button.onClicked { [weak self] in
            if let model = self?.model { follow(model.link) }
        }
        append(button)
    }

    override func fill(with highlight: HighlightViewModel) {
        caption.text = highlight.caption
        name.text = highlight.name.displayIsolated
        fact.text = highlight.fact
        button.accessibleName = Localizer.ofWidgets.point(highlight.caption, highlight.name)
        button.accessibleDescription = highlight.fact.isEmpty ? nil : highlight.fact
    }
}
