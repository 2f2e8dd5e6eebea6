internal import Claims
internal import Domain
internal import Presentation
internal import Wording

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
            say("Entitled", context: "a step of a claim"),
            on: claim.travelled.map { day($0) } ?? "", .taken)
        let lastPayment = claim.partPaid == nil ? claim.steps.lastIndex { $0.kind == .paid } : nil
        let taken = claim.steps.enumerated().map { place, step in
            ClaimViewModel.Step(
                name(ofStep: step.kind, isPart: place != lastPayment),
                on: step.day.map { day($0) } ?? "", .taken)
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
                    say("Expired"), on: claim.due.map { day($0) } ?? "", .missed)
            ]
        case .paid, .refused, .lapsed: []
        }
    }

    private func toDo(_ step: ClaimStep.Kind, _ deadline: String = "") -> ClaimViewModel.Step {
        ClaimViewModel.Step(name(ofStep: step), on: deadline, .ahead)
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
