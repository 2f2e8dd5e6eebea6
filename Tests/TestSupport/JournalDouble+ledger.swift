public import Claims
public import Domain

extension JournalDouble: ReadsLedger {
    public var hasOnlyFilms: Bool {
        entries.values.allSatisfy { if case .film = $0 { true } else { false } }
    }

    public func ledgerEntries(lateFrom late: Int?) async -> LedgerEntries {
        let least = min(late ?? LedgerEntries.keptFrom, LedgerEntries.keptFrom)
        var all = LedgerEntries()
        for (id, entry) in entries.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            switch entry {
            case .film: break
            case .trip(let trip):
                if trip.mayBeOwedFor(lateFrom: least) { all.trips.append((id, trip)) }
            case .pass(let pass): all.passes.append((id, pass))
            case .claim(let claim): all.claims.append((id, claim))
            }
        }
        return all
    }

    public func claimableEntries(
        fixedFrom minutes: Int?, lateFrom late: Int?
    ) async -> LedgerEntries {
        await ledgerEntries(lateFrom: late)
    }

    public func claims() async -> [ClaimEntry] {
        await ledgerEntries(lateFrom: nil).claims.map { ClaimEntry($0.id, $0.claim) }
    }

    public func currencies() async -> [String: Int] {
        let amounts = entries.values.compactMap { entry -> Fare? in
            switch entry {
            case .film: nil
            case .trip(let trip): trip.fare
            case .pass(let pass): pass.price
            case .claim(let claim): claim.amount
            }
        }.filter { !$0.currency.isEmpty }
        return Dictionary(grouping: amounts, by: \.currency).mapValues(\.count)
    }

    /// Returns the relations to entries. The UID of `a.ics` is `uid-of-a`.
    public func relations(to ids: [EntryID]) async -> [EntryRelation] {
        ids.filter { entries[$0] != nil }.map {
            EntryRelation(uid: "uid-of-\($0.rawValue.dropLast(4))", id: $0)
        }
    }
}
