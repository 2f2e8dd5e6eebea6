public import EntryFeature
public import Presentation
public import Signals
public import Wording

/// Shows the form for a new or an existing claim.
public protocol DisplaysClaimForm: DisplaysFailure {
    /// Opens the form. Its `signalDraft` sends each change of the draft.
    func openClaimForm(_ form: ClaimFormViewModel) -> any ClaimForm
}

/// An open form of a claim.
public protocol ClaimForm: OpenForm {
    /// Sends the draft after each change.
    var signalDraft: Signal<ClaimDraft> { get }
    /// Replaces the values that are offered as completions.
    func complete(_ completions: ClaimFormViewModel.Completions)
    /// Shows complaints beside the fields, and whether saving can succeed.
    func show(_ check: ClaimFormCheck)
}

public struct ClaimFormViewModel: Hashable, Sendable {
    /// The title of the window, such as "New Claim".
    public let title: String
    public let draft: ClaimDraft
    /// The day that is proposed for a day that is not known.
    public let today: TypedDay?
    /// The format in which days are typed, or `nil` if only numbers are accepted.
    public let days: DayFormat?
    public let completions: Completions
    public let check: ClaimFormCheck
    /// The captions of the fields, with an underscore before the letter that leads to each.
    public let captions: [ClaimFormCheck.Field: String]
    /// The placeholders of the empty fields.
    public let hints: [ClaimFormCheck.Field: String]

    /// The values of a field in the journal, the most frequent first.
    public typealias Completions = [ClaimFormCheck.Field: [String]]
}

/// The texts of a claim's form as they are typed.
public nonisolated struct ClaimDraft: Hashable, FormDraft, Sendable {
    public var subject: String
    /// The day of travel, or `nil` if it is unknown.
    public var travelled: TypedDay?
    public var due: TypedDay?
    public var recipient: String
    /// The amount with its currency, such as "20 EUR".
    public var amount: String
    public var paid: String
    public var reference: String
    public var answer: String
    /// The steps, one per line, such as "sent 2026-11-30".
    public var steps: String
    /// The tags, separated by commas.
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
    /// The fields in the order of the form.
    public enum Field: Hashable, Sendable, CaseIterable {
        case subject, travelled, due, recipient, amount, paid, reference, answer, steps, tags
        case notes
    }
    /// The complaints by field. A new form does not complain of its empty subject.
    public let complaints: [Field: String]
    public let canSave: Bool

    package init(complaints: [Field: String] = [:], canSave: Bool) {
        self.complaints = complaints
        self.canSave = canSave
    }

    /// The complaints in the order of the fields.
    public var said: [String] {
        Field.allCases.compactMap { complaints[$0] }
    }
}
