internal import Claims
internal import Domain
public import EntryFeature
public import Presentation
package import Wording

/// The texts and flags of a claim's main page.
public struct ClaimViewModel: Hashable, Sendable {
    public let id: String
    /// The subject, such as "Compensation for Köln Hbf → Wien Hbf", with the state of the claim.
    public let entry: EntryViewModel
    /// The amount that matters now; empty if it is unknown.
    public let amount: String
    /// The text about the amount, such as "Still open of €22.48", or empty.
    public let amountNote: String
    /// The steps of the claim: those that were taken, and then those that usually follow.
    public let path: [Step]
    /// The labelled facts, such as the recipient and the reference.
    public let facts: [Fact]
    /// The rule, and the reasons against the claim.
    public let basis: [Fact]
    /// The rules by which the claim can be made, or none if there is no choice.
    public let alternatives: [Alternative]
    /// The tags, separated by commas.
    public let tags: String
    public let notes: String
    /// The trips that the claim is for.
    public let related: [EntryViewModel]
    /// The actions that are possible now, the likeliest first.
    public let actions: [Action]
    /// Whether the first action is the next step, and not a correction of a claim that is over.
    public let isOpen: Bool
    public let recording: Availability

    public var title: String { entry.title }

    public struct Step: Hashable, Sendable {
        public let name: String
        /// The day of the step, or the last day for it, or empty.
        public var day = ""
        public let state: State

        public enum State: Hashable, Sendable {
            case taken, ahead
            /// The state of a step whose last day has passed.
            case missed
        }
    }

    public struct Alternative: Hashable, Sendable {
        /// The id of the scheme that gives the compensation.
        public let id: String
        /// The scheme and its amount, such as "EU rail rights: €22.48".
        public let label: String
        public let isChosen: Bool
    }

    public enum Action: Hashable, Sendable {
        case prepare
        case record(ClaimQuestion)
    }
}

extension ClaimViewModel {
    init(
        _ claim: Claim, id: EntryID, for entries: [EntrySummary],
        by rule: (scheme: RightsScheme, rule: RightsRule)?, or answers: [RightsAnswer],
        on today: CalendarDay?, recording: Availability, words: Localizer
    ) {
        self.id = id.rawValue
        let state = claim.state(on: today)
        entry = EntryViewModel(
            id: id.rawValue, title: words.title(of: claim),
            detail: [claim.recipient, claim.travelled.map { words.longDay($0) } ?? ""].listed,
            verdict: words.standing(of: claim, on: today))
        amount = claim.amount(in: state).map(words.fare) ?? ""
        amountNote = words.amountNote(of: claim, in: state)
        path = words.path(of: claim, canBePrepared: !entries.isEmpty, on: today)
        let conditions =
            rule.map {
                Fact.conditions(
                    of: $0.scheme, whereCancelled: entries.contains(where: \.isCancelled), words)
            } ?? []
        facts = claim.facts(conditions, words)
        basis = claim.basis(by: rule, conditions, words)
        alternatives = claim.isToBeSent ? words.alternatives(to: claim, among: answers) : []
        tags = claim.tags.commaSeparated
        notes = claim.notes
        related = entries.map { EntryViewModel(onDayOf: $0, words: words) }
        let prepare: [Action] = claim.isToBeSent && !entries.isEmpty ? [.prepare] : []
        let send: [Action] = claim.isToBeSent ? [.record(.sent)] : []
        actions =
            (claim.steps.last?.kind == .written ? send + prepare : prepare + send)
            + [.record(.answer)]
        isOpen = state.isOpen
        self.recording = recording
    }
}

extension Claim {
    /// Whether the next step is to send the claim.
    var isToBeSent: Bool { [nil, .written].contains(steps.last?.kind) }

    /// Returns the facts that are not empty, in the order of the page. A sent claim needs no
    /// address and no evidence any more.
    fileprivate func facts(_ conditions: [Fact], _ words: Localizer) -> [Fact] {
        let own = [
            Fact(words.name(of: .amount), paid == nil ? "" : amount.map(words.fare) ?? ""),
            Fact(words.name(of: .paid), paid.map(words.fare) ?? ""),
            Fact(words.name(of: .reference), reference),
            Fact(words.name(of: .answer), answer),
        ].filter { !$0.text.isEmpty }
        return own + (isToBeSent ? conditions.filter { !$0.isMinor } : [])
    }

    /// Returns the rule, and what speaks against the claim until it is settled.
    fileprivate func basis(
        by known: (scheme: RightsScheme, rule: RightsRule)?, _ conditions: [Fact],
        _ words: Localizer
    ) -> [Fact] {
        let source = known.map { words.source(of: $0.rule, in: $0.scheme) }
        let legal = rule.map { rule in
            Fact(
                words.say("Legal basis", context: "the rule that gives compensation"),
                [source ?? rule.text, words.edition(of: rule)].listed)
        }
        return [legal].compactMap(\.self) + (isClosed ? [] : conditions.filter(\.isMinor))
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

extension ClaimViewModel {
    /// Returns the claim as a printable sheet, with its history.
    ///
    /// - Parameter moment: the time of writing, in seconds since 1970.
    package func sheet(in words: Localizer, writtenOn moment: Int) -> PaperSheet {
        var sheet = EntrySheet(entry, words: words)
        sheet.add([amount, amountNote].filter { !$0.isEmpty })
        sheet.add(facts + basis)
        sheet.add(words.tags, tags)
        sheet.add(
            path.filter { $0.state != .ahead }.map { [$0.name, $0.day].listed }.joined(
                separator: "\n"),
            under: words.say("History", context: "of a claim"))
        sheet.add(related, "", under: words.claimedFor)
        sheet.add(notes, under: words.notes)
        return sheet.sheet(writtenOn: moment)
    }
}

/// Words of a claim's page that no other place has.
extension Localizer {
    /// The title of a claim, which differs from the one of its trip.
    func title(of claim: Claim) -> String {
        say("Compensation for {subject}", ["subject": claim.nameInList.displayIsolated])
    }

    /// The text about the amount that matters in a state, or an empty text.
    func amountNote(of claim: Claim, in state: ClaimState) -> String {
        switch state {
        case .possible, .written: until(claim.due)
        case .partlyPaid:
            claim.amount.map {
                say("still open of {amount}", ["amount": fare($0)], context: "a claim")
            } ?? ""
        case .sent, .answered, .paid, .refused, .lapsed: ""
        }
    }

    /// The steps that were taken, from the day of the trip on, and those that usually follow.
    ///
    /// - Parameter canBePrepared: whether a paper can be written.
    func path(
        of claim: Claim, canBePrepared: Bool, on today: CalendarDay?
    ) -> [ClaimViewModel.Step] {
        let entitled = ClaimViewModel.Step(
            name: say("Entitled", context: "a step of a claim"),
            day: claim.travelled.map { day($0) } ?? "", state: .taken)
        let lastPayment = claim.partPaid == nil ? claim.steps.lastIndex { $0.kind == .paid } : nil
        let taken = claim.steps.enumerated().map { place, step in
            ClaimViewModel.Step(
                name: name(ofStep: step.kind, isPart: place != lastPayment),
                day: step.day.map { day($0) } ?? "", state: .taken)
        }
        return [entitled] + taken + following(claim, canBePrepared: canBePrepared, on: today)
    }

    private func following(
        _ claim: Claim, canBePrepared: Bool, on today: CalendarDay?
    ) -> [ClaimViewModel.Step] {
        let (prepared, sent) = (toDo(.written), toDo(.sent, until(claim.due)))
        let (answered, paid) = (toDo(.answered), toDo(.paid))
        return switch claim.state(on: today) {
        case .possible: (canBePrepared ? [prepared] : []) + [sent, answered]
        case .written: [sent, answered]
        case .sent: [answered]
        case .answered, .partlyPaid: [paid]
        case .lapsed where claim.steps.last?.kind != .dropped:
            [
                ClaimViewModel.Step(
                    name: say("Expired"), day: claim.due.map { day($0) } ?? "", state: .missed)
            ]
        case .paid, .refused, .lapsed: []
        }
    }

    private func toDo(_ step: ClaimStep.Kind, _ deadline: String = "") -> ClaimViewModel.Step {
        ClaimViewModel.Step(name: name(ofStep: step), day: deadline, state: .ahead)
    }

    /// - Parameter isPart: whether a payment left a part open.
    private func name(ofStep step: ClaimStep.Kind, isPart: Bool = false) -> String {
        switch step {
        case .written: say("Prepared", context: "a step of a claim")
        case .sent: say("Sent", context: "a claim")
        case .answered: say("Answered", context: "a claim")
        case .paid where isPart: say("Partly paid", context: "a claim")
        case .paid: say("Paid", context: "a claim")
        case .refused: say("Refused", context: "a claim")
        case .dropped: say("Withdrawn", context: "a claim")
        }
    }

    /// The rules by which a claim can be made, or none if there is only one. Others have their
    /// deadline beside them if it is not that of the claim.
    func alternatives(
        to claim: Claim, among answers: [RightsAnswer]
    ) -> [ClaimViewModel.Alternative] {
        guard let chosen = claim.rule?.scheme, answers.count > 1,
            answers.contains(where: { $0.scheme.id == chosen })
        else { return [] }
        return answers.compactMap { answer in
            answer.owed.map {
                let isChosen = answer.scheme.id == chosen
                let label = say(
                    "{scheme}: {amount}",
                    [
                        "scheme": name(of: answer.scheme).displayIsolated,
                        "amount": fare($0.amount),
                    ], context: "the rules of a claim")
                let deadline = isChosen || $0.deadline == claim.due ? "" : until($0.deadline)
                return ClaimViewModel.Alternative(
                    id: answer.scheme.id, label: [label, deadline].listed, isChosen: isChosen)
            }
        }
    }
}

extension Fact {
    /// Returns the address for claims, the required evidence, and the reasons against a claim. The
    /// texts are empty if nothing is known.
    ///
    /// - Parameter isCancelled: whether one of the trips was cancelled.
    static func conditions(
        of scheme: RightsScheme, whereCancelled isCancelled: Bool, _ words: Localizer
    ) -> [Fact] {
        [
            Fact(words.say("Send to", context: "a claim"), words.desk(of: scheme)),
            Fact(words.say("Enclose", context: "with a claim"), words.evidence(for: scheme)),
            Fact(
                words.say("Exceptions", context: "over what excludes a claim"),
                words.exclusions(of: scheme, whereCancelled: isCancelled),
                isMinor: true),
        ].filter { !$0.text.isEmpty }
    }
}
