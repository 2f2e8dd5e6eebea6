/// Money that is asked for, because a journey was late or did not take place.
public struct Claim: Hashable, Sendable {
    /// The journey or the season ticket that it is about, such as "Köln Hbf → Wien Hbf", so that it
    /// tells that without its trips.
    public var subject: String
    /// The day of the journey, or the first of those that a season ticket is claimed for; nil where
    /// nobody knows.
    public var travelled: CalendarDay?
    /// The last day to ask for it; nil where nobody knows one.
    public var due: CalendarDay?
    /// Who is to pay it.
    public var recipient: String
    public var amount: Fare?
    /// What was paid in the end.
    public var paid: Fare?
    /// The rule by which it is owed; nil where the traveller decided that it is.
    public var rule: ClaimRule?
    /// The number that the recipient gave it.
    public var reference: String
    /// The recipient's answer, such as why it was refused.
    public var answer: String
    /// What was done about it, in that order.
    public var steps: [ClaimStep]
    /// The trips that it is for, and the season ticket where it is for one.
    public var about: [EntryRelation]
    public var tags: [String]
    public var notes: String
    /// Where it was imported from; empty where it was written by hand.
    public var imports: [ImportMark]

    public init(
        subject: String, travelled: CalendarDay? = nil, due: CalendarDay? = nil,
        recipient: String = "", amount: Fare? = nil, paid: Fare? = nil, rule: ClaimRule? = nil,
        reference: String = "", answer: String = "", steps: [ClaimStep] = [],
        about: [EntryRelation] = [], tags: [String] = [], notes: String = "",
        imports: [ImportMark] = []
    ) {
        self.subject = subject
        self.travelled = travelled
        self.due = due
        self.recipient = recipient
        self.amount = amount
        self.paid = paid
        self.rule = rule
        self.reference = reference
        self.answer = answer
        self.steps = steps
        self.about = about
        self.tags = tags
        self.notes = notes
        self.imports = imports
    }
}

/// The rule that a claim was made by, as it was then.
public struct ClaimRule: Hashable, Sendable {
    /// Such as `eu-rail`.
    public let scheme: String
    /// Such as `2021-782`.
    public let rule: String
    /// The edition of the scheme.
    public let edition: CalendarDay

    public init(scheme: String, rule: String, edition: CalendarDay) {
        self.scheme = scheme
        self.rule = rule
        self.edition = edition
    }

    public init(_ answer: RightsAnswer) {
        self.init(
            scheme: answer.scheme.id, rule: answer.rule.id, edition: answer.scheme.edition)
    }
}

extension ClaimRule {
    /// Such as `eu-rail 2021-782 2026-11-21`.
    public var text: String { "\(scheme) \(rule) \(edition.isoText)" }

    /// Returns nil for any other text.
    public init?(_ text: String) {
        let parts = text.split(separator: " ")
        guard parts.count == 3, let edition = CalendarDay(isoText: Array(parts[2].utf8)) else {
            return nil
        }
        self.init(scheme: String(parts[0]), rule: String(parts[1]), edition: edition)
    }
}

/// Another entry of the journal that an entry is about.
public struct EntryRelation: Hashable, Sendable {
    /// The UID of that entry's item, by which other programs know it.
    public let uid: String
    /// The name of its file, where it was known when this was written.
    public let id: EntryID?

    public init(uid: String, id: EntryID? = nil) {
        self.uid = uid
        self.id = id
    }

    /// Under which names its file may be, the likeliest first.
    public var ids: [EntryID] {
        let usual = EntryID(uid + ".ics")
        return id.map { $0 == usual ? [usual] : [$0, usual] } ?? [usual]
    }
}
