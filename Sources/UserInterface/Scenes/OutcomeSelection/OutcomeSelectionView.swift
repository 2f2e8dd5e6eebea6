internal import Gtk
internal import TripsFeature

/// One large button for each outcome, under a card of the trip in question.
final class OutcomeSelectionView: ModelView<OutcomeSelectionViewModel> {
    var onChoice: (OutcomeChoice) -> Void = { _ in }
    let card = TimetableView()

    private let title = Text.body()
    private let buttons = Box(.vertical, spacing: 12)

    init() {
        super.init(.vertical)
        card.addStyleClass("counterfoil-card")
        let column = Box(.vertical, spacing: 18)
        for part in [card, title, buttons] as [Widget] { column.append(part) }
        append(PageBody.scrolling(column), expand: true)
    }

    /// "Another time…" stands after the times and before what kept the trip from happening.
    override func fill(with selection: OutcomeSelectionViewModel) {
        title.text = selection.title
        buttons.removeAll()
        for choice in selection.choices.filter(\.isTime) { append(choice) }
        if let time = selection.time {
            let anotherTime = AnotherTimeView(time) { [weak self] in self?.onChoice(.at($0)) }
            buttons.append(anotherTime)
        }
        for choice in selection.choices.filter({ !$0.isTime }) { append(choice) }
    }

    private func append(_ choice: OutcomeChoice) {
        let button = Button(choice.label)
        button.addStyleClass("counterfoil-choice")
        button.onClicked { [weak self] in self?.onChoice(choice) }
        buttons.append(button)
    }

    func focus() {
        _ = buttons.focusFirstInside()
    }
}
