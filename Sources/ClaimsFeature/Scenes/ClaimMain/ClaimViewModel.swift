internal import Domain
public import EntryFeature
public import Presentation
internal import Wording

/// The texts and flags of a claim's main page.
public struct ClaimViewModel: Hashable, Sendable {
    public let id: String
    /// The subject, such as "Köln Hbf → Wien Hbf", with the state of the claim.
    public let entry: EntryViewModel
    /// The labelled facts, such as the amount, the recipient and the rule.
    public let facts: [Fact]
    /// The recorded steps, such as "23 November 2026: sent", the first step first.
    public let history: [String]
    /// The tags, separated by commas.
    public let tags: String
    public let notes: String
    /// The trips that the claim is for.
    public let related: [EntryViewModel]
    public let isToBeSent: Bool
    /// Whether the recipient's answer is outstanding.
    public let isToBeAnswered: Bool
    public let recording: Availability

    public var title: String { entry.title }
}

extension ClaimViewModel {
    init(
        _ claim: Claim, id: EntryID, for entries: [EntrySummary],
        by rule: (scheme: RightsScheme, rule: RightsRule)?, on today: CalendarDay?,
        recording: Availability, words: Localizer
    ) {
        self.id = id.rawValue
        entry = EntryViewModel(
            id: id.rawValue, title: claim.nameInList,
            detail: [
                words.kind(.claim), claim.travelled.map { words.longDay($0) } ?? "",
            ].listed,
            verdict: words.standing(of: claim, on: today))
        facts = claim.facts(
            by: rule, whereCancelled: entries.contains(where: \.isCancelled), on: today, words)
        history = claim.steps.map(words.line(on:))
        tags = claim.tags.commaSeparated
        notes = claim.notes
        related = entries.map { EntryViewModel(onDayOf: $0, words: words) }
        isToBeSent = claim.isToBeSent
        isToBeAnswered = [.sent, .answered, .partlyPaid].contains(claim.state(on: nil))
        self.recording = recording
    }
}

extension Claim {
    /// Whether the next step is to send the claim.
    fileprivate var isToBeSent: Bool { [nil, .written].contains(steps.last?.kind) }

    /// Returns the facts that are not empty, in the order of the page.
    fileprivate func facts(
        by known: (scheme: RightsScheme, rule: RightsRule)?, whereCancelled isCancelled: Bool,
        on today: CalendarDay?, _ words: Localizer
    ) -> [Fact] {
        let source = known.map { words.source(of: $0.rule, in: $0.scheme) }
        let others = [
            Fact(words.name(of: .amount), amount.map(words.fare) ?? ""),
            Fact(words.name(of: .paid), paid.map(words.fare) ?? ""),
            Fact(
                words.say("Still open", context: "an amount"),
                partPaid == nil || isClosed ? "" : rest.map(words.fare) ?? ""),
            Fact(words.name(of: .recipient), recipient),
            Fact(words.name(of: .due), words.deadline(of: self, on: today)),
            Fact(words.name(of: .reference), reference),
            Fact(words.name(of: .answer), answer),
            Fact(
                words.say("Legal basis", context: "the rule that gives compensation"),
                rule.map { [source ?? $0.text, words.edition(of: $0)].listed } ?? "",
                isMinor: true),
        ]
        // A sent claim needs no evidence any more, and a closed claim no conditions.
        let scheme = isClosed ? nil : known?.scheme
        let conditions =
            scheme.map { Fact.conditions(of: $0, whereCancelled: isCancelled, words) } ?? []
        return (others + (isToBeSent ? conditions : conditions.filter(\.isMinor))).filter {
            !$0.text.isEmpty
        }
    }
}

extension EntrySummary {
    fileprivate var isCancelled: Bool {
        if case .trip(_, _, _, status: .cancelled) = content { true } else { false }
    }
}

extension EntryViewModel {
    /// Creates the row of an entry that a claim is for: its name in the list, with its day.
    fileprivate init(onDayOf summary: EntrySummary, words: Localizer) {
        self.init(
            id: summary.id.rawValue, title: summary.nameInList,
            detail: [
                summary.day.map { words.shortDayOfYear($0) } ?? "", words.detail(of: summary),
            ].listed)
    }
}
