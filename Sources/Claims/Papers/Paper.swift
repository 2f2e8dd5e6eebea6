public import Domain

/// The content of a paper as values without words: for each field its value, the fact that is
/// missing and where it is filled in, or the reason why it stays empty. It holds only recorded
/// facts.
public struct Paper: Hashable, Sendable, Confidential {
    public let kind: PaperKind
    public let subject: PaperSubject
    public let sections: [PaperSection]
    public let date: CalendarDay
    /// The amount that is owed, or `nil` if nothing is owed or it cannot be told.
    let owed: Fare?

    /// - Parameter date: The day on which the paper is written.
    public init(
        _ kind: PaperKind, of subject: PaperSubject, for profile: TravellersProfile,
        _ choices: PaperChoices, on date: CalendarDay
    ) {
        let facts = PaperFacts(subject.journey)
        let fields = PaperFields(
            facts: facts, subject: subject, profile: profile, choices: choices, date: date)
        self.kind = kind
        self.subject = subject
        self.date = date
        owed = fields.owed
        sections =
            switch kind {
            case .form: fields.form
            case .delayRepay: fields.delayRepay
            case .letter: fields.letter
            case .evidence: fields.evidence
            }
    }

    public var fields: [PaperField] { sections.flatMap(\.fields) }

    public var missing: [PaperField] { fields.filter { $0.gap != nil } }

    public func content(of name: PaperFieldName) -> PaperContent? {
        fields.first { $0.name == name }?.content
    }
}

public struct PaperSection: Hashable, Sendable {
    public let name: Name
    /// The number on the form, such as "3.2"; empty on a paper without numbers.
    public let number: String
    public let fields: [PaperField]

    public enum Name: String, CaseIterable, Sendable {
        case happened, earlierRequest, undertaking, booked, lived, wanted, traveller, account
        case remarks, declarations, journey, ticket, claim, recipient, legs, sources
    }

    init(_ name: Name, _ number: String, _ fields: [PaperField]) {
        self.name = name
        self.number = number
        self.fields = fields
    }
}

/// A kind of paper that claims money or shows what happened.
public enum PaperKind: String, CaseIterable, Sendable {
    /// The form that railways in the European Union have to accept, with its numbered fields.
    case form
    /// The facts that Delay Repay portals ask for.
    case delayRepay = "delay-repay"
    case letter
    /// The scheduled and the actual times of a journey, with their sources.
    case evidence
}

extension RightsScheme {
    /// The paper that the scheme asks for, or evidence if it names none.
    public var usualPaper: PaperKind { paper ?? .evidence }
}
