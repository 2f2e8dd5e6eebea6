public import Presentation
public import Signals
public import Wording

/// Shows what can be recorded about a claim.
public protocol DisplaysClaimStep: DisplaysFailure {
    func showClaimStep(_ step: ClaimStepViewModel)
    /// Says what is wrong with what is typed.
    func showClaimStepCheck(_ check: ClaimStepCheck)
}

/// The page on which a step of a claim is recorded.
public protocol ClaimStepPage: NavigationPage {
    /// What is typed, each time it changes.
    var signalDraft: Signal<ClaimStepDraft> { get }
    /// One of the choices, with what is typed.
    var signalChosen: Signal<(choice: ClaimStepViewModel.Choice, draft: ClaimStepDraft)> { get }
}

public struct ClaimStepViewModel: Hashable, Sendable {
    /// Whose pages show it.
    public let id: String
    /// Such as "What did DB Dialog answer?".
    public let title: String
    /// The claim in question.
    public let card: EntryViewModel
    /// What stands in the fields at first.
    public let draft: ClaimStepDraft
    /// How days are read.
    public let days: DayFormat?
    /// Whether there is an answer to write down, and what was paid.
    public let asksForAnswer: Bool
    public let choices: [Choice]
    /// The captions of the fields, with an underscore before the letter that leads to each.
    public let captions: [ClaimStepCheck.Field: String]
    public let recording: Availability

    /// One of the things that may have happened.
    public struct Choice: Hashable, Sendable {
        let kind: String
        public let label: String
    }
}

/// What is typed on the page, as it is typed.
public nonisolated struct ClaimStepDraft: Hashable, Sendable {
    public var day: TypedDay
    public var paid: String
    public var reference: String
    public var answer: String

    public init(day: TypedDay, paid: String = "", reference: String = "", answer: String = "") {
        self.day = day
        self.paid = paid
        self.reference = reference
        self.answer = answer
    }
}

/// What is wrong with what is typed on the page.
public struct ClaimStepCheck: Hashable, Sendable {
    /// From the first to the last.
    public enum Field: Hashable, Sendable, CaseIterable {
        case day, paid, reference, answer
    }
    /// Whose pages show it.
    public let id: String
    public let complaints: [Field: String]
}
