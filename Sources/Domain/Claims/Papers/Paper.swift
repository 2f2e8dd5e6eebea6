/// What stands on a paper, in values without words: field by field what is known, what is missing and
/// where it is filled in, and what is left empty on purpose. Nothing is in it that nobody recorded.
public struct Paper: Hashable, Sendable, Confidential {
    public let kind: PaperKind
    public let subject: PaperSubject
    public let sections: [PaperSection]
    /// The day on which it is written.
    public let date: CalendarDay
    /// The amount that is owed; `nil` if nothing is, or it cannot be told.
    let owed: Fare?

    /// - Parameter date: the day on which it is written.
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

    /// The fields of all sections, in their order.
    public var fields: [PaperField] { sections.flatMap(\.fields) }

    /// Those of which something is missing.
    public var missing: [PaperField] { fields.filter { $0.gap != nil } }

    public func content(of name: PaperFieldName) -> PaperContent? {
        fields.first { $0.name == name }?.content
    }
}

/// Fields under a common heading.
public struct PaperSection: Hashable, Sendable {
    public let name: Name
    /// As on the form, such as "3.2"; empty on a paper without numbers.
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
