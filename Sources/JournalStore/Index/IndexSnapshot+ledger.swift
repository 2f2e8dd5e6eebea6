import Claims
import Domain
import GRDB

extension IndexSnapshot {
    /// See `ReadsLedger`.
    var ledgerEntries: LedgerEntries { entries(where: "TRUE", []) }

    /// See `ReadsLedger`. If `minutes` is `nil`, no delay is long enough.
    func claimableEntries(fixedFrom minutes: Int?) -> LedgerEntries {
        let isOwed = """
            journey IS NOT NULL OR arrived IS NOT NULL
                AND (fare IS NOT NULL OR arrived >= ? OR \(IndexRecord.isOnSeasonTicketSQL))
            """
        return entries(
            where: "kind <> \(IndexRow.kind(.trip)) OR \(isOwed)", [minutes ?? .max])
    }

    /// Returns the trips that were at least this late at either end and have no record for a
    /// ledger.
    func tripsBeside(lateFrom minutes: Int) -> [EntryID] {
        readAtLeisure(or: []) { db in
            let statement = try db.cachedStatement(
                sql: """
                    SELECT name FROM entry
                    WHERE kind = ? AND record IS NULL AND (arrived >= ? OR departed >= ?)
                    """)
            return try String.fetchAll(
                statement, arguments: [IndexRow.kind(.trip), minutes, minutes]
            ).map { EntryID($0) }
        }
    }

    private func entries(
        where condition: String, _ arguments: StatementArguments
    ) -> LedgerEntries {
        readAtLeisure(or: LedgerEntries()) { db in
            var entries = LedgerEntries()
            let statement = try db.cachedStatement(
                sql: """
                    SELECT name, kind, record FROM entry
                    WHERE record IS NOT NULL AND (\(condition))
                    """)
            let rows = try Row.fetchCursor(statement, arguments: arguments)
            while let row = try rows.next() {
                let id = EntryID(try row.decode(atIndex: 0))
                let record = try row.decode(String.self, atIndex: 2)
                switch try IndexRow.kind(try row.decode(Int.self, atIndex: 1)) {
                case .film: throw IndexDefect.damaged
                case .trip: entries.trips.append((id, try IndexRecord.trip(record)))
                case .pass: entries.passes.append((id, try IndexRecord.pass(record)))
                case .claim: entries.claims.append((id, try IndexRecord.claim(record)))
                }
            }
            return entries
        }
    }

    /// See `ReadsEntries`.
    var passes: KnownPasses {
        KnownPasses(records(of: .pass, IndexRecord.pass).map { (id: $0, pass: $1) })
    }

    /// See `ReadsLedger`.
    var claims: [ClaimEntry] {
        records(of: .claim, IndexRecord.claim).map { ClaimEntry($0, $1) }
    }

    /// See `ReadsLedger`. The records of trips are not read for it, since there may be many.
    var currencies: [String: Int] {
        let prices = passes.all.compactMap { $0.pass.price?.currency }.filter { !$0.isEmpty }
        let counts: [String: Int] = readAtLeisure(or: [:]) { db in
            let statement = try db.cachedStatement(
                sql: """
                    SELECT substr(fare, 1, 3), count(*) FROM entry
                    WHERE fare GLOB '[A-Z]*' GROUP BY 1
                    """)
            return try Row.fetchAll(statement).reduce(into: [:]) { counts, row in
                counts[try row.decode(atIndex: 0)] = try row.decode(Int.self, atIndex: 1)
            }
        }
        return prices.reduce(into: counts) { $0[$1, default: 0] += 1 }
    }

    private func records<Value>(
        of kind: EntryKind, _ read: (String) throws -> Value
    ) -> [(EntryID, Value)] {
        readAtLeisure(or: []) { db in
            let statement = try db.cachedStatement(
                sql: "SELECT name, record FROM entry WHERE kind = ? AND record IS NOT NULL")
            return try Row.fetchAll(statement, arguments: [IndexRow.kind(kind)]).map { row in
                (EntryID(try row.decode(atIndex: 0)), try read(try row.decode(atIndex: 1)))
            }
        }
    }
}
