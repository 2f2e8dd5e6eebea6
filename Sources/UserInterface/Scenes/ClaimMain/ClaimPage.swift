internal import ClaimsFeature
internal import Gtk
internal import Presentation

/// The main page of a claim in the detail pane.
final class ClaimPage: EntryPage<ClaimViewModel, ClaimMainView, ClaimPageEvents>, DisplaysClaim {
    override var title: String { model?.title ?? "" }

    init(for id: String) {
        super.init(for: id, events: ClaimPageEvents.init) { ClaimMainView($0) }
    }

    func showClaim(_ claim: ClaimViewModel) {
        model = claim
    }

    override var capabilities: EntryCapabilities {
        EntryCapabilities(isOfClaim: true, putOnPaper: putOnPaper)
    }

    override func focus() {
        rootView.focus()
    }
}
