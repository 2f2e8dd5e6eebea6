public import Presentation
public import Signals

/// Shows a claim and how it stands.
public protocol DisplaysClaim: Viewable {
    func showClaim(_ claim: ClaimViewModel)
}

/// The main page of a claim, as navigation and collection know it.
public protocol ClaimMainPage: NavigationPage {
    /// Something is to be recorded: that it was sent, or what the answer was.
    var signalRecord: Signal<ClaimQuestion> { get }
    /// The id of an entry that it is for.
    var signalRelatedEntry: Signal<String> { get }
}

/// What can be recorded about a claim.
public enum ClaimQuestion: Hashable, Sendable {
    case sent, answer
}

/// Makes the pages of a claim. `id` says whose pages they are.
public protocol MakesClaimPages: AnyObject {
    func makeClaimMainPage(for id: String) -> any ClaimMainPage
    func makeClaimStepPage(for id: String) -> any ClaimStepPage
}

typealias ClaimPages = PageFactory<any ClaimMainPage, any ClaimStepPage>
