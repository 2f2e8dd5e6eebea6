internal import Gtk
internal import Presentation
internal import TripsFeature

/// The page in the detail pane on which the person chooses the substitute for a leg.
final class SubstitutePage: EntryPage<SubstituteSelectionViewModel, SubstituteSelectionView>,
    DisplaysSubstituteSelection
{
    override var title: String { model?.title ?? "" }

    func showSubstituteSelection(_ selection: SubstituteSelectionViewModel) {
        model = selection
    }

    override var capabilities: EntryCapabilities { EntryCapabilities(isOfJourney: true) }
}

/// One large button for each answer.
final class SubstituteSelectionView: ModelView<SubstituteSelectionViewModel>, EntryRootView {
    private let events: SubstitutePageEvents
    private let title = Text.title()
    private let column = Box(.vertical, spacing: Space.near)
    private let buttons = ReusableButtons<SubstituteSelectionViewModel.Choice>()

    init(_ events: SubstitutePageEvents) {
        self.events = events
        super.init(.vertical)
        let page = Box(.vertical, spacing: Space.part, of: title, column)
        append(PageBody(page, heading: title), expand: true)
    }

    override func fill(with selection: SubstituteSelectionViewModel) {
        title.text = selection.title
        buttons.update(selection.choices, label: \.label) { [events] in
            events.substitute.emit($0.id)
        }
        column.show(selection.choices.compactMap { buttons[$0] })
    }

    func focus() { column.children.first?.grabFocus() }
}
