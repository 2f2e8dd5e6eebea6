public import ClaimsFeature
public import Presentation

extension MainWindow: DisplaysClaim, DisplaysClaimStep, MakesClaimPages {
    public func makeClaimMainPage(for id: String) -> any InteractivePage<ClaimPageEvents> {
        detail.add(ClaimPage(for: id))
    }

    public func makeClaimStepPage(for id: String) -> any InteractivePage<ClaimStepPageEvents> {
        detail.add(ClaimAnswerPage(for: id, months: months()))
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
}
