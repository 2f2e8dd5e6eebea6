public import ClaimsFeature
internal import Gtk
public import Presentation

extension MainWindow: ClaimsView {
    public func makeClaimMainPage(for id: String) -> any InteractivePage<ClaimPageEvents> {
        detail.add(ClaimPage(for: id))
    }

    public func makeClaimStepPage(for id: String) -> any InteractivePage<ClaimStepPageEvents> {
        detail.add(ClaimAnswerPage(for: id))
    }

    public func showClaim(_ claim: ClaimViewModel) {
        detail.update(claim.id, (any DisplaysClaim).self) { $0.showClaim(claim) }
        entries.update()
    }

    public func showClaimStep(_ step: ClaimStepViewModel) {
        detail.update(step.id, (any DisplaysClaimStep).self) { $0.showClaimStep(step) }
    }

    public func showClaimStepCheck(_ check: ClaimStepCheck) {
        detail.update(check.id, (any DisplaysClaimStep).self) { $0.showClaimStepCheck(check) }
    }

    public func makePassMainPage(for id: String) -> any InteractivePage<PassPageEvents> {
        detail.add(PassPage(for: id))
    }

    public func showPass(_ pass: PassViewModel) {
        detail.update(pass.id, (any DisplaysPass).self) { $0.showPass(pass) }
    }

    public func openPaper(_ paper: PaperViewModel) -> any PaperScreen {
        let screen = PaperWindow(paper, parent: window, events)
        screen.onQuit = { [weak forms] in forms?.onQuit() }
        self.paper = screen
        screen.present()
        return screen
    }
}
