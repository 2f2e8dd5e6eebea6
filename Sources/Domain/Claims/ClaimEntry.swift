/// A claim with the name of its file.
public struct ClaimEntry: Hashable, Sendable {
    public let id: EntryID
    public let claim: Claim

    public init(_ id: EntryID, _ claim: Claim) {
        self.id = id
        self.claim = claim
    }
}

extension Sequence<ClaimEntry> {
    /// Those that are about one of these entries.
    public func about(_ ids: [EntryID]) -> [ClaimEntry] {
        filter {
            $0.claim.about.contains { relation in relation.ids.contains(where: ids.contains) }
        }
    }
}

extension Sequence<RightsAnswer> {
    /// What can be asked for on a day, beside what was asked for already: nobody pays twice for a
    /// journey. Where everything was refused or given up, the schemes that nobody asked yet remain.
    ///
    /// - Parameters:
    ///   - today: nil asks for no deadline.
    ///   - claims: those about the same journey.
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
    /// A claim of what is owed for a journey.
    ///
    /// - Parameters:
    ///   - trip: the journey, as one trip.
    ///   - about: the trips that it consists of.
    ///   - notes: what was written of it before.
    public init(
        of answer: RightsAnswer, for trip: Trip, about: [EntryRelation], notes: String = ""
    ) {
        self.init(
            subject: trip.nameInList, travelled: trip.departure.day, due: answer.owed?.deadline,
            recipient: answer.scheme.desk?.name ?? trip.operator,
            amount: answer.owed?.amount, rule: ClaimRule(answer), about: about, notes: notes)
    }
}

extension TravelRights {
    /// The scheme and the rule that a claim was made by, as they are known now; nil where they are not.
    public func rule(of claim: ClaimRule) -> (scheme: RightsScheme, rule: RightsRule)? {
        guard let scheme = schemes.first(where: { $0.id == claim.scheme }),
            let rule = scheme.products.lazy.flatMap(\.rules).first(where: { $0.id == claim.rule })
        else { return nil }
        return (scheme, rule)
    }
}
