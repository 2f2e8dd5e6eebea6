import Claims
import Domain
import GRDB

extension IndexSnapshot {
    /// Returns the values of a field, the most frequent first, and equally frequent ones in
    /// alphabetical order.
    func values(of field: CompletionField) -> [String] {
        readAtLeisure(or: []) { db in
            if field == .service { return Self.sorted(try Self.services(in: db)) }
            let rows = try Row.fetchCursor(
                db,
                sql: """
                    SELECT text, count(*) FROM (\(Self.texts(of: field)))
                    WHERE text <> '' GROUP BY text
                    """)
            var counts: [String: Int] = [:]
            while let row = try rows.next() {
                let count = try row.decode(Int.self, atIndex: 1)
                for text in EntryValues.parts(of: try row.decode(atIndex: 0)) {
                    counts[text, default: 0] += count
                }
            }
            return Self.sorted(counts)
        }
    }

    private static func sorted(_ counts: [String: Int]) -> [String] {
        counts.sorted { left, right in
            left.value == right.value
                ? WholeText.isBefore(left.key, right.key) : left.value > right.value
        }.map(\.key)
    }

    /// Returns the numbers of trips by service, each as the latest trip spells it.
    private static func services(in db: Database) throws -> [String: Int] {
        let rows = try Row.fetchCursor(
            db,
            sql: """
                SELECT service, count(*) FROM entry WHERE service <> ''
                GROUP BY service ORDER BY max(moment), service
                """)
        var known: [String: (text: String, count: Int)] = [:]
        while let row = try rows.next() {
            let text = try row.decode(String.self, atIndex: 0)
            let key = ServiceName.key(of: text)
            let count = try row.decode(Int.self, atIndex: 1)
            known[key] = (text, count + (known[key]?.count ?? 0))
        }
        return Dictionary(known.values.map { ($0.text, $0.count) }) { first, _ in first }
    }

    private static func texts(of field: CompletionField) -> String {
        switch field {
        case .texts(let field): column(EntryValues.column(of: field))
        case .visitedCountry:
            "SELECT fromCountry AS text FROM entry WHERE fromCountry IS NOT NULL UNION ALL "
                + "SELECT toCountry FROM entry WHERE toCountry IS NOT NULL"
        case .stop: column("title") + " WHERE kind = 1 UNION ALL " + column("destination")
        }
    }

    private static func column(_ name: String) -> String { "SELECT \(name) AS text FROM entry" }

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
        KnownPasses(entries(where: "kind = ?", [IndexRow.kind(.pass)]).passes)
    }

    /// See `ReadsLedger`.
    var claims: [ClaimEntry] {
        entries(where: "kind = ?", [IndexRow.kind(.claim)]).claims.map {
            ClaimEntry($0.id, $0.claim)
        }
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
}
