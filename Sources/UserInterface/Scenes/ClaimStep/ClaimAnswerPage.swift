internal import ClaimsFeature
internal import Gtk
internal import Presentation
internal import Signals

/// The selection page of a claim in the detail pane.
final class ClaimAnswerPage: EntryPage<ClaimStepViewModel, ClaimAnswerView>, ClaimStepPage,
    DisplaysClaimStep
{
    /// The title of the entry. The question stands on the page, and is longer than a header bar is
    /// wide.
    override var title: String { model?.card.title ?? "" }

    var signalDraft: Signal<ClaimStepDraft> { draftEmitter.signal }
    var signalChosen: Signal<(choice: ClaimStepViewModel.Choice, draft: ClaimStepDraft)> {
        chosenEmitter.signal
    }

    private let draftEmitter = Emitter<ClaimStepDraft>()
    private let chosenEmitter =
        Emitter<(choice: ClaimStepViewModel.Choice, draft: ClaimStepDraft)>()

    /// - Parameter months: the names of the twelve months.
    init(for id: String, months: [String]) {
        super.init(for: id) { ClaimAnswerView(months: months) }
    }

    func showClaimStep(_ step: ClaimStepViewModel) {
        model = step
    }

    /// Shows the check of a draft that was typed on this page. Another page ignores it.
    func showClaimStepCheck(_ check: ClaimStepCheck) {
        rootViewIfLoaded?.show(check)
    }

    /// Does nothing, because the window shows the failure whichever page is visible.
    func showFailure(_ failure: FailureViewModel) {}

    override func rootViewDidLoad() {
        rootView.onDraft = { [weak self] value in
            self?.performIfVisible { self?.draftEmitter.emit(value) }
        }
        rootView.onChoice = { [weak self] choice, draft in
            self?.performIfVisible { self?.chosenEmitter.emit((choice, draft)) }
        }
    }

    override func focus() {
        rootView.focus()
    }
}
