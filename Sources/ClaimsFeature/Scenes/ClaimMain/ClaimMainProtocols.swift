public import Presentation

public protocol DisplaysClaim: Viewable {
    func showClaim(_ claim: ClaimViewModel)
}

/// The events of the main page of a claim.
public struct ClaimPageEvents: PageEvents {
    /// Posts the question about the step to record.
    public let record: PageEvent<ClaimQuestion>
    /// Posts the id of the scheme by which the claim is to be made.
    public let alternative: PageEvent<String>
    /// Posts the id of an entry that the claim is for.
    public let relatedEntry: PageEvent<String>

    public init(_ gate: PageGate) {
        (record, alternative) = (PageEvent(gate), PageEvent(gate))
        relatedEntry = PageEvent(gate)
    }
}

/// The questions about a claim whose answers can be recorded.
public enum ClaimQuestion: Hashable, Sendable {
    case sent, answer
}

/// Makes the pages of a claim, whose id is `id`.
public protocol MakesClaimPages: Viewable {
    func makeClaimMainPage(for id: String) -> any InteractivePage<ClaimPageEvents>
    func makeClaimStepPage(for id: String) -> any InteractivePage<ClaimStepPageEvents>
}

typealias ClaimPages = PageFactory<ClaimPageEvents, ClaimStepPageEvents>
