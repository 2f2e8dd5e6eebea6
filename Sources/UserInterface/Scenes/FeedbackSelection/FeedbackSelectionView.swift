internal import FilmsFeature
internal import Gtk

/// One large button for each value of the scale, under a card of the film in question.
final class FeedbackSelectionView: ModelView<FeedbackSelectionViewModel> {
    var onChoice: (FeedbackChoice) -> Void = { _ in }
    let card = FilmHeadingView()

    private let title = Text.body()
    private let buttons = Box(.vertical, spacing: 12)

    init() {
        super.init(.vertical)
        card.addStyleClass("counterfoil-card")
        let column = Box(.vertical, spacing: 18)
        for part in [card, title, buttons] as [Widget] { column.append(part) }
        append(PageBody.scrolling(column), expand: true)
    }

    override func fill(with selection: FeedbackSelectionViewModel) {
        title.text = selection.title
        buttons.removeAll()
        for choice in selection.choices {
            buttons.append(button(for: choice, "counterfoil-choice"))
        }
        if let withdrawal = selection.withdrawal {
            buttons.append(button(for: withdrawal, "flat"))
        }
    }

    private func button(for choice: FeedbackChoice, _ styleClass: String) -> Button {
        let button = Button(choice.label)
        button.addStyleClass(styleClass)
        button.onClicked { [weak self] in self?.onChoice(choice) }
        return button
    }

    func focus() {
        buttons.children.first?.grabFocus()
    }
}
