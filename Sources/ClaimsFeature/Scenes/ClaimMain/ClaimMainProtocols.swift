public import Presentation
public import Signals

public protocol DisplaysClaim: Viewable {
    func showClaim(_ claim: ClaimViewModel)
}

/// The main page of a claim.
public protocol ClaimMainPage: NavigationPage {
    /// Sends the question about the step to record.
    var signalRecord: Signal<ClaimQuestion> { get }
    /// Sends the id of an entry that the claim is for.
    var signalRelatedEntry: Signal<String> { get }
}

/// The questions about a claim whose answers can be recorded.
public enum ClaimQuestion: Hashable, Sendable {
    case sent, answer
}

/// Makes the pages of a claim, whose id is `id`.
public protocol MakesClaimPages: AnyObject {
    func makeClaimMainPage(for id: String) -> any ClaimMainPage
    func makeClaimStepPage(for id: String) -> any ClaimStepPage
}

typealias ClaimPages = PageFactory<any ClaimMainPage, any ClaimStepPage>
