/// Money that is asked for, because a journey was late or did not take place.
public struct Claim: Hashable, Sendable {
    /// The journey or the season ticket that the claim is about, such as "Köln Hbf → Wien Hbf". It
    /// is kept so that the claim can be read without its trips.
    public var subject: String
    /// The day of the journey, or the first day that a season ticket is claimed for; `nil` if it is
    /// unknown.
    public var travelled: CalendarDay?
    /// The last day on which the claim can be made, or `nil` if none is known.
    public var due: CalendarDay?
    /// The company or authority that is to pay.
    public var recipient: String
    public var amount: Fare?
    /// The amount that has been paid.
    public var paid: Fare?
    /// The rule by which the amount is owed, or `nil` if the traveller decided that it is.
    public var rule: ClaimRule?
    /// The reference number that the recipient gave the claim.
    public var reference: String
    /// The recipient's answer, such as why it was refused.
    public var answer: String
    /// The steps that were taken, in the order in which they were recorded.
    public var steps: [ClaimStep]
    /// The trips that the claim is for, and the season ticket if it is for one.
    public var about: [EntryRelation]
    public var tags: [String]
    public var notes: String
    /// The sources that the claim was imported from; empty if it was written by hand.
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

/// The rule that a claim was made by, in the edition of that time.
public struct ClaimRule: Hashable, Sendable {
    /// The id of the scheme, such as `eu-rail`.
    public let scheme: String
    /// The id of the rule, such as `2021-782`.
    public let rule: String
    public let edition: CalendarDay

    public init(scheme: String, rule: String, edition: CalendarDay) {
        self.scheme = scheme
        self.rule = rule
        self.edition = edition
    }
}

extension ClaimRule {
    /// The rule on one line, such as `eu-rail 2021-782 2026-11-21`.
    public var text: String { "\(scheme) \(rule) \(edition.isoText)" }

    /// Reads what `text` writes; returns `nil` for any other text.
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
    /// The name of the other entry's file, or `nil` if it was unknown when this was written.
    public let id: EntryID?

    public init(uid: String, id: EntryID? = nil) {
        self.uid = uid
        self.id = id
    }

    /// The names that the other entry's file may have, the likeliest first.
    public var ids: [EntryID] {
        let usual = EntryID(uid + ".ics")
        return id.map { $0 == usual ? [usual] : [$0, usual] } ?? [usual]
    }
}

/// Validates that a claim has a subject and is not due before the journey.
public struct ValidatesClaim: ValidatesEntry {
    public func errors(in claim: Claim) -> [ClaimError] {
        var errors: [ClaimError] = []
        if claim.subject.allSatisfy(\.isWhitespace) { errors.append(.emptySubject) }
        if let due = claim.due, let travelled = claim.travelled, due < travelled {
            errors.append(.dueBeforeTravel)
        }
        return errors
    }
}

/// A rule that an invalid claim breaks.
public enum ClaimError: Error, Hashable, Codable, Sendable {
    case emptySubject
    case dueBeforeTravel
    /// The text, typed as an amount, cannot be read.
    case amountUnread(String)
    case stepUnread(String)
    /// The day of a step is after today.
    case stepInFuture
    /// The day of a step is before this one, on which the step before was taken or the journey was.
    case stepTooEarly(CalendarDay)
}

extension ClaimError: FieldError {
    public var field: FieldName? {
        switch self {
        case .emptySubject: .subject
        case .dueBeforeTravel: .due
        case .amountUnread: .amount
        case .stepUnread, .stepInFuture, .stepTooEarly: .steps
        }
    }

    public init?(unread text: String, in field: FieldName) {
        switch field {
        case .amount, .paid: self = .amountUnread(text)
        case .steps: self = .stepUnread(text)
        default: return nil
        }
    }
}
