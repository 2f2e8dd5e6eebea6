internal import FilmsFeature
internal import Gtk

/// One large button for each value of the scale, under a card of the film in question.
final class FeedbackSelectionView: ModelView<FeedbackSelectionViewModel> {
    var onChoice: (FeedbackChoice) -> Void = { _ in }
    let card = FilmHeadingView()

    private let title = Text.body()
    private let column = Box(.vertical, spacing: 12)
    private let buttons = KeptButtons<FeedbackChoice>()
    private let takingBack = KeptButtons<FeedbackChoice>()
    private var focusesWhenFilled = false

    init() {
        super.init(.vertical)
        card.addStyleClass("counterfoil-card")
        let page = Box(.vertical, spacing: 18)
        for part in [card, title, column] as [Widget] { page.append(part) }
        append(PageBody.scrolling(page), expand: true)
    }

    override func fill(with selection: FeedbackSelectionViewModel) {
        title.text = selection.title
        let withdrawals = [selection.withdrawal].compactMap { $0 }
        buttons.keep(selection.choices, label: \.label) { [weak self] in self?.onChoice($0) }
        takingBack.keep(withdrawals, label: \.label, style: "flat") { [weak self] in
            self?.onChoice($0)
        }
        column.show(
            selection.choices.compactMap { buttons[$0] } + withdrawals.compactMap { takingBack[$0] })
        if focusesWhenFilled { focus() }
    }

    /// A page may be on show before there is anything on it.
    func focus() {
        column.children.first?.grabFocus()
        focusesWhenFilled = column.children.isEmpty
    }
}
