public struct ClaimEntry: Hashable, Sendable {
    public let id: EntryID
    public let claim: Claim

    public init(_ id: EntryID, _ claim: Claim) {
        self.id = id
        self.claim = claim
    }
}

extension Sequence<ClaimEntry> {
    public func about(_ ids: [EntryID]) -> [ClaimEntry] {
        filter {
            $0.claim.about.contains { relation in relation.ids.contains(where: ids.contains) }
        }
    }
}

extension Sequence<RightsAnswer> {
    /// Returns the answers that can still be asked for. A journey is paid for only once: if a claim
    /// is open or paid, there are none; if all were refused or given up, only schemes that were not
    /// asked yet remain.
    ///
    /// - Parameters:
    ///   - today: The day for which deadlines count, or `nil` to ignore them.
    ///   - claims: The claims about the same journey.
    public func claimable(on today: CalendarDay?, beside claims: [Claim]) -> [RightsAnswer] {
        guard claims.allSatisfy({ [.refused, .lapsed].contains($0.state(on: today)) }) else {
            return []
        }
        let asked = Set(claims.compactMap(\.rule?.scheme))
        return filter { answer in
            guard let owed = answer.owed, !asked.contains(answer.scheme.id) else { return false }
            return today.map(owed.isOpen) ?? true
        }
    }
}

extension Claim {
    /// Creates a claim for the amount that is owed for a journey.
    ///
    /// - Parameters:
    ///   - trip: The journey, as one trip.
    ///   - about: The trips that the journey consists of.
    ///   - notes: Notes about the claim that were written earlier.
    public init(
        of answer: RightsAnswer, for trip: Trip, about: [EntryRelation], notes: String = ""
    ) {
        self.init(
            subject: trip.nameInList, travelled: trip.departure.day, due: answer.owed?.deadline,
            recipient: answer.scheme.desk?.name ?? trip.operator,
            amount: answer.owed?.amount, rule: ClaimRule(answer), about: about, notes: notes)
    }
}

extension Claim {
    /// Returns the claim by another rule: its amount, its deadline and its recipient.
    public func claimed(by answer: RightsAnswer) -> Claim {
        var claim = self
        claim.due = answer.owed?.deadline
        claim.amount = answer.owed?.amount
        claim.rule = ClaimRule(answer)
        if let desk = answer.scheme.desk { claim.recipient = desk.name }
        return claim
    }
}

extension TravelRights {
    /// Returns the scheme and the rule that a claim was made by, as they are known now, or `nil` if
    /// they are unknown.
    public func rule(of claim: ClaimRule) -> (scheme: RightsScheme, rule: RightsRule)? {
        guard let scheme = schemes.first(where: { $0.id == claim.scheme }),
            let rule = scheme.products.lazy.flatMap(\.rules).first(where: { $0.id == claim.rule })
        else { return nil }
        return (scheme, rule)
    }
}
