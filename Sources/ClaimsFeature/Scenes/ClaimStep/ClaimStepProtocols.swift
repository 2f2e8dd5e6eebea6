public import EntryFeature
public import Presentation
public import Wording

/// Shows the page on which a step of a claim is recorded.
public protocol DisplaysClaimStep: DisplaysFailure {
    func showClaimStep(_ step: ClaimStepViewModel)
    func showClaimStepCheck(_ check: ClaimStepCheck)
}

/// The events of the page on which a step of a claim is recorded.
public struct ClaimStepPageEvents: PageEvents {
    /// Posts the draft after each change.
    public let draft: PageEvent<ClaimStepDraft>
    /// Posts the choice that was made, with the draft.
    public let chosen: PageEvent<(choice: ClaimStepViewModel.Choice, draft: ClaimStepDraft)>

    public init(_ gate: PageGate) { (draft, chosen) = (PageEvent(gate), PageEvent(gate)) }
}

public struct ClaimStepViewModel: Hashable, Sendable {
    /// The id of the claim.
    public let id: String
    /// The question, such as "What did DB Dialog answer?".
    public let title: String
    /// The card of the claim.
    public let card: EntryViewModel
    /// The initial texts of the fields.
    public let draft: ClaimStepDraft
    /// The format in which days are typed.
    public let days: DayFormat?
    /// Whether the page has fields for the answer and the paid amount.
    public let asksForAnswer: Bool
    public let choices: [Choice]
    /// The captions of the fields, with an underscore before the letter that leads to each.
    public let captions: [ClaimStepCheck.Field: String]
    public let recording: Availability

    /// A step that can be recorded.
    public struct Choice: Hashable, Sendable {
        let kind: String
        public let label: String
    }
}

/// The texts of the page as they are typed.
public nonisolated struct ClaimStepDraft: Hashable, Sendable {
    public var day: String
    public var paid: String
    public var reference: String
    public var answer: String

    public init(day: String, paid: String = "", reference: String = "", answer: String = "") {
        self.day = day
        self.paid = paid
        self.reference = reference
        self.answer = answer
    }
}

/// The complaints about a draft.
public struct ClaimStepCheck: Hashable, Sendable {
    /// The fields in the order of the page.
    public enum Field: Hashable, Sendable, CaseIterable {
        case day, paid, reference, answer
    }
    /// The id of the claim.
    public let id: String
    public let complaints: [Field: String]
}
