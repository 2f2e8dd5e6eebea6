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
        detail.updatePages(of: claim.id) { (page: any DisplaysClaim) in page.showClaim(claim) }
        entries.update()
    }

    public func showClaimStep(_ step: ClaimStepViewModel) {
        detail.updatePages(of: step.id) { (page: any DisplaysClaimStep) in page.showClaimStep(step)
        }
    }

    public func showClaimStepCheck(_ check: ClaimStepCheck) {
        detail.updatePages(of: check.id) { (page: any DisplaysClaimStep) in
            page.showClaimStepCheck(check)
        }
    }

    public func makePassMainPage(for id: String) -> any InteractivePage<PassPageEvents> {
        detail.add(PassPage(for: id))
    }

    public func showPass(_ pass: PassViewModel) {
        detail.updatePages(of: pass.id) { (page: any DisplaysPass) in page.showPass(pass) }
    }

    public func openPaper(_ paper: PaperViewModel) -> any PaperScreen {
        let screen = PaperWindow(paper, parent: window, events)
        screen.onQuit = { [weak forms] in forms?.onQuit() }
        self.paper = screen
        screen.present()
        return screen
    }
}
