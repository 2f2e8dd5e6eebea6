internal import FilmsFeature
internal import Gtk
internal import Presentation

/// One large button for each value of the scale, under a card of the film in question.
final class FeedbackSelectionView: ModelView<FeedbackSelectionViewModel> {
    let events: FeedbackPageEvents

    private let card = EntryView()
    private let title = Text.question()
    private let column = Box(.vertical, spacing: Space.near)
    private let buttons = ReusableButtons<FeedbackChoice>()
    private var focusesWhenFilled = false

    init(_ events: FeedbackPageEvents) {
        self.events = events
        super.init(.vertical)
        card.addStyleClass(Style.card)
        let page = Box(.vertical, spacing: Space.part)
        for part in [card, title, column] as [Widget] { page.append(part) }
        append(PageBody(page, heading: card), expand: true)
    }

    override func fill(with selection: FeedbackSelectionViewModel) {
        card.model = selection.film
        column.allow(selection.leavingFeedback)
        title.text = selection.title
        let offered = selection.choices + [selection.clearChoice].compactMap { $0 }
        buttons.update(
            offered, label: \.label,
            style: { $0 == selection.clearChoice ? "flat" : "counterfoil-choice" },
            onClick: events.selection.emit)
        buttons.mark([selection.chosen].compactMap { $0 })
        column.show(offered.compactMap { buttons[$0] })
        if focusesWhenFilled { focus() }
    }

    /// Focuses the first choice. The page may be visible before it has any.
    func focus() {
        column.children.first?.grabFocus()
        focusesWhenFilled = column.children.isEmpty
    }
}
