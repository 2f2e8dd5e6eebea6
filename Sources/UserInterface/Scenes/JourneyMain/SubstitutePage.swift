internal import Gtk
internal import Signals
internal import TripsFeature

/// The page in the detail pane on which the person chooses the substitute for a leg.
final class SubstitutePage: EntryPage<SubstituteSelectionViewModel, SubstituteSelectionView>,
    SubstituteSelectionPage, DisplaysSubstituteSelection
{
    override var title: String { model?.title ?? "" }
    var signalSubstitute: Signal<String> { chosenEmitter.signal }

    private let chosenEmitter = Emitter<String>()

    init(for id: String) {
        super.init(for: id) { SubstituteSelectionView() }
    }

    func showSubstituteSelection(_ selection: SubstituteSelectionViewModel) {
        model = selection
    }

    override func rootViewDidLoad() {
        rootView.onChoice = { [weak self] choice in
            self?.performIfVisible { self?.chosenEmitter.emit(choice) }
        }
    }

    override func focus() {
        rootView.focus()
    }
}

/// One large button for each answer.
final class SubstituteSelectionView: ModelView<SubstituteSelectionViewModel> {
    var onChoice: (String) -> Void = { _ in }

    private let title = Text.title()
    private let column = Box(.vertical, spacing: Space.near)
    private let buttons = ReusableButtons<SubstituteSelectionViewModel.Choice>()

    init() {
        super.init(.vertical)
        let page = Box(.vertical, spacing: Space.part)
        page.append(title)
        page.append(column)
        append(PageBody(page, heading: title), expand: true)
    }

    override func fill(with selection: SubstituteSelectionViewModel) {
        title.text = selection.title
        buttons.update(selection.choices, label: \.label) { [weak self] in self?.onChoice($0.id) }
        column.show(selection.choices.compactMap { buttons[$0] })
    }

    func focus() { column.children.first?.grabFocus() }
}
