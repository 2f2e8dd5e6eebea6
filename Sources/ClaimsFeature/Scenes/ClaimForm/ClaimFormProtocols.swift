public import EntryFeature
public import Presentation
public import Signals
public import Wording

/// Shows the form for a new or an existing claim.
public protocol DisplaysClaimForm: DisplaysFailure {
    /// Opens the form with a draft. Each draft, as it is typed, comes back through the form.
    func openClaimForm(_ form: ClaimFormViewModel) -> any ClaimForm
}

/// An open form.
public protocol ClaimForm: OpenForm {
    /// Every change of what is typed.
    var signalDraft: Signal<ClaimDraft> { get }
    /// Completes from other words from now on.
    func complete(_ completions: ClaimFormViewModel.Completions)
    /// Says what is wrong beside the fields and whether saving can succeed.
    func show(_ check: ClaimFormCheck)
}

public struct ClaimFormViewModel: Hashable, Sendable {
    /// Such as "New Claim".
    public let title: String
    public let draft: ClaimDraft
    /// The day that stands in the place of one that is not known.
    public let today: TypedDay?
    /// How days are read; nil where only numbers are.
    public let days: DayFormat?
    public let completions: Completions
    public let check: ClaimFormCheck
    /// The captions of the fields, with an underscore before the letter that leads to each.
    public let captions: [ClaimFormCheck.Field: String]
    /// What stands in a field while it is empty.
    public let hints: [ClaimFormCheck.Field: String]

    /// What the journal already holds of a field, the most frequent first.
    public typealias Completions = [ClaimFormCheck.Field: [String]]
}

/// A claim as it stands in the form: what is typed, as it is typed.
public nonisolated struct ClaimDraft: Hashable, FormDraft, Sendable {
    public var subject: String
    /// Nil for a day that is unknown, as is the next.
    public var travelled: TypedDay?
    public var due: TypedDay?
    public var recipient: String
    /// With its currency, as is the next.
    public var amount: String
    public var paid: String
    public var reference: String
    public var answer: String
    /// One a line, such as "sent 2026-11-30".
    public var steps: String
    /// Separated by commas.
    public var tags: String
    public var notes: String

    public var isWhole: Bool {
        [travelled, due].compactMap(\.self).allSatisfy(\.isWhole)
    }

    public init(
        subject: String = "", travelled: TypedDay? = nil, due: TypedDay? = nil,
        recipient: String = "", amount: String = "", paid: String = "", reference: String = "",
        answer: String = "", steps: String = "", tags: String = "", notes: String = ""
    ) {
        self.subject = subject
        self.travelled = travelled
        self.due = due
        self.recipient = recipient
        self.amount = amount
        self.paid = paid
        self.reference = reference
        self.answer = answer
        self.steps = steps
        self.tags = tags
        self.notes = notes
    }
}

public struct ClaimFormCheck: Hashable, Sendable {
    /// From the first to the last.
    public enum Field: Hashable, Sendable, CaseIterable {
        case subject, travelled, due, recipient, amount, paid, reference, answer, steps, tags
        case notes
    }
    /// The complaints by field. An empty subject of a form that nobody has typed in is not mentioned.
    public let complaints: [Field: String]
    public let canSave: Bool

    package init(complaints: [Field: String] = [:], canSave: Bool) {
        self.complaints = complaints
        self.canSave = canSave
    }

    /// The complaints, from the first field to the last.
    public var said: [String] {
        Field.allCases.compactMap { complaints[$0] }
    }
}
