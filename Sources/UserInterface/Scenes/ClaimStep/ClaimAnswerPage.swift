internal import ClaimsFeature
internal import EntryFeature
internal import Gtk
internal import Presentation

/// The selection page of a claim in the detail pane.
final class ClaimAnswerPage: EntryPage<ClaimStepViewModel, ClaimAnswerView>, DisplaysClaimStep {
    /// The title of the entry. The question stands on the page, and is longer than a header bar is
    /// wide.
    override var title: String { model?.card.title ?? "" }

    func showClaimStep(_ step: ClaimStepViewModel) {
        model = step
    }

    /// Shows the check of a draft that was typed on this page. Another page ignores it.
    func showClaimStepCheck(_ check: ClaimStepCheck) {
        rootViewIfLoaded?.show(check)
    }

    /// Does nothing, because the window shows the failure whichever page is visible.
    func showFailure(_ failure: FailureViewModel) {}

    override var capabilities: EntryCapabilities { EntryCapabilities(isOfClaim: true) }
}
