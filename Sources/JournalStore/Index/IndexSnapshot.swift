import Domain
import Foundation
import GRDB
import JournalFormat
import Synchronization

/// The state of the index at one time, independent of later writes.
final class IndexSnapshot: Sendable {
    let version: IndexVersion
    let months: IndexMonths
    /// The unreadable files, by name.
    let unreadable: [UnreadableFile]
    /// The copies of entries that sync programs have kept, by name.
    let copies: [CopyFile]
    private let rows: Mutex<any DatabaseReader>
    private let search: Mutex<any DatabaseReader>
    private let orderOnce = Mutex<EntryOrder?>(nil)
    private let columnsWhileUsed = WeakCache<EntryColumns>()
    private let numbersWhileUsed = FactColumn.allCases.map { _ in WeakCache<FactNumbers>() }
    private let titlesWhileUsed = WeakCache<EntryTitles>()
    private let textsWhileUsed = TextColumn.allCases.map { _ in WeakCache<EntryTexts>() }
    private let onFailure: @Sendable (any Error) -> Void
    private let failed = Atomic(false)

    init(
        rows: any DatabaseReader, search: any DatabaseReader,
        onFailure: @escaping @Sendable (any Error) -> Void
    ) throws {
        self.rows = Mutex(rows)
        self.search = Mutex(search)
        self.onFailure = onFailure
        version = try rows.unsafeRead(IndexVersion.init)
        months = try rows.unsafeRead(IndexMonths.init)
        var unreadable: [UnreadableFile] = []
        var copies: [CopyFile] = []
        let others = try rows.unsafeRead { db in
            try Row.fetchAll(
                db, sql: "SELECT name, reason FROM file WHERE reason IS NOT NULL ORDER BY name"
            ).map {
                (
                    name: try $0.decode(String.self, atIndex: 0),
                    reason: try $0.decode(String.self, atIndex: 1)
                )
            }
        }
        // Reading a reason takes long, and most files have one of a few.
        var known: [String: FileError] = [:]
        for (name, reason) in others {
            if let original = ConflictCopy.original(in: reason) {
                copies.append(CopyFile(EntryID(name), of: EntryID(original)))
            } else {
                let error = try known[reason] ?? FileError(stored: reason)
                known[reason] = error
                unreadable.append(UnreadableFile(name: SanitizedText.line(name), reason: error))
            }
        }
        (self.unreadable, self.copies) = (unreadable, copies)
    }

    /// - Parameter months: the names of months in the reader's language.
    func listing(
        matching query: EntryQuery, months: SpokenMonths = .english
    ) -> any EntryListing {
        let search = SearchExpression(query.search, months: months)
        guard query.order.fact == .date else {
            return RankedListing(of: self, matching: query, search)
        }
        return byDay(
            search.isEmpty
                ? OrderedListing(of: self, matching: query)
                : RankedListing(of: self, matching: query, search), query)
    }

    /// - Parameter listing: the listing with the newest entry first.
    private func byDay(_ listing: any EntryListing, _ query: EntryQuery) -> any EntryListing {
        query.order.isReversed ? ReversedListing(of: listing) : listing
    }

    /// Returns the listing if no rows have to be read to make it, or else `nil`.
    func knownListing(matching query: EntryQuery) -> (any EntryListing)? {
        guard query.order.fact == .date, query.days == nil,
            SearchExpression(query.search).isEmpty
        else { return nil }
        return byDay(OrderedListing(of: self, matching: query), query)
    }

    /// Continues with other connections, if they see the same state.
    /// - Returns: Whether they do.
    func readOn(_ rows: any DatabaseReader, _ search: any DatabaseReader) throws -> Bool {
        guard try rows.unsafeRead(IndexVersion.init) == version else { return false }
        self.rows.withLock { $0 = rows }
        self.search.withLock { $0 = search }
        return true
    }

    /// Whether a query has failed, so that answers may be incomplete.
    var hasFailed: Bool { failed.load(ordering: .acquiring) }

    /// Reads rows for display. It is fast, and never waits for a search.
    func readRows<Value>(
        or fallback: @autoclosure () -> Value, _ body: (Database) throws -> Value
    ) -> Value {
        read(rows.withLock { $0 }, or: fallback(), body)
    }

    /// Reads rows for a purpose that may take longer.
    func readAtLeisure<Value>(
        or fallback: @autoclosure () -> Value, _ body: (Database) throws -> Value
    ) -> Value {
        read(search.withLock { $0 }, or: fallback(), body)
    }

    private func read<Value>(
        _ reader: any DatabaseReader, or fallback: @autoclosure () -> Value,
        _ body: (Database) throws -> Value
    ) -> Value {
        do {
            return try reader.unsafeRead(body)
        } catch {
            failed.store(true, ordering: .releasing)
            onFailure(error)
            return fallback()
        }
    }

    /// The order of all entries, which is made on first use.
    var order: EntryOrder {
        orderOnce.withLock { known in
            if let known { return known }
            let order = readAtLeisure(or: EntryOrder(), EntryOrder.init)
            known = order
            return order
        }
    }

    /// The facts of all entries, which are read on first use and released with their last user. A
    /// caller with repeated searches retains them.
    var columns: EntryColumns {
        made(columnsWhileUsed, or: EntryColumns.init(count:)) { try EntryColumns($0, in: $1) }
    }

    /// Returns one fact of all entries, retained as `columns` are.
    func numbers(of column: FactColumn) -> FactNumbers {
        if let columns = columnsWhileUsed.known { return columns[column] }
        return made(numbersWhileUsed[column.rawValue], or: FactNumbers.init(count:)) {
            try FactNumbers(column, $0, in: $1)
        }
    }

    /// Returns one text of all entries, retained as `columns` are.
    func texts(of column: TextColumn) -> EntryTexts {
        made(textsWhileUsed[column.rawValue], or: EntryTexts.init(count:)) {
            try EntryTexts(column, $0, in: $1)
        }
    }

    /// The titles of all entries, retained as `columns` are.
    var titles: EntryTitles {
        made(titlesWhileUsed, or: EntryTitles.init(count:)) { try EntryTitles($0, in: $1) }
    }

    /// Returns what a cache holds, or else reads it in the order of the list.
    ///
    /// - Parameter nothing: makes the value of a number of entries that cannot be read.
    private func made<Value>(
        _ cache: WeakCache<Value>, or nothing: (Int) -> Value,
        _ read: (Database, EntryOrder) throws -> Value
    ) -> Value {
        let order = order
        return cache.value { readAtLeisure(or: nothing(order.count)) { try read($0, order) } }
    }
}

extension IndexSnapshot {
    /// The names of all entries.
    var names: Set<String> {
        readAtLeisure(or: []) { try String.fetchSet($0, sql: "SELECT name FROM entry") }
    }

    /// The names of all entries in the order of the list.
    var namesInOrder: [String] {
        readAtLeisure(or: []) {
            try String.fetchAll(
                $0,
                sql: "SELECT name FROM entry INDEXED BY entry_order ORDER BY \(IndexRow.order)")
        }
    }

    /// Returns the changes since an older snapshot, by any program; all entries are new if there
    /// was none. If the older one is damaged, all entries may have changed, since what it shows is
    /// unreliable.
    func difference(from old: IndexSnapshot?, isDamaged: Bool) -> JournalChange {
        guard let old else { return JournalChange(added: Set(names.map { EntryID($0) })) }
        var change = JournalChange()
        let isKin = version.lineage == old.version.lineage
        let since = isKin ? old.version.generation : -1
        for (id, isKnown) in entries(since: since, otherwiseIn: isDamaged ? nil : old) {
            if isKnown { change.changed.insert(id) } else { change.added.insert(id) }
        }
        if old.months.total + change.added.count != months.total {
            change.removed = Set(old.names.subtracting(names).map { EntryID($0) })
        }
        return change
    }

    /// Returns the entries written after a generation that differ in an older snapshot, and whether
    /// that has them at all.
    private func entries(
        since generation: Int, otherwiseIn old: IndexSnapshot?
    ) -> [(EntryID, Bool)] {
        let written: [(name: String, fingerprint: Int64)] = readAtLeisure(or: []) { db in
            try Row.fetchAll(
                db, sql: "SELECT name, fingerprint FROM entry WHERE generation > ?",
                arguments: [generation]
            ).map { (try $0.decode(atIndex: 0), try $0.decode(atIndex: 1)) }
        }
        let everything = written.map { (EntryID($0.name), true) }
        guard let old else { return everything }
        // If the older snapshot cannot be read any more, all entries may have changed.
        return old.readAtLeisure(or: everything) { db in
            let statement = try db.cachedStatement(
                sql: """
                    SELECT fingerprint FROM entry
                    WHERE id = (SELECT entry FROM file WHERE name = ?)
                    """)
            return try written.compactMap { name, fingerprint in
                let known = try Int64.fetchOne(statement, arguments: [name])
                return known == fingerprint ? nil : (EntryID(name), known != nil)
            }
        }
    }

    /// See `ReadsEntries.legs(with:)`. Their order depends on times that the index does not have,
    /// so the caller sorts the legs after reading them.
    func legs(with id: EntryID) -> [EntryID] {
        readRows(or: []) { db in
            let statement = try db.cachedStatement(
                sql: """
                    SELECT leg.name FROM file
                    JOIN entry AS it ON it.id = file.entry
                    JOIN entry AS leg ON leg.journey = it.journey
                        AND ifnull(leg.lead, leg.id) = ifnull(it.lead, it.id)
                    WHERE file.name = ? ORDER BY leg.moment, leg.name
                    """)
            let legs = try String.fetchAll(statement, arguments: [id.rawValue])
            return legs.count > 1 ? legs.map { EntryID($0) } : []
        }
    }

    /// See `ReadsEntries.viewings(of:year:)`.
    func viewings(of title: String, year: Int?) -> [EntrySummary] {
        let films = readRows(or: []) { db in
            try Self.films(sortedAs: [SortTieBreaker.title(title, year: nil)], in: db)
                .map(\.summary).filter { !$0.isWanted }
        }
        let years = Set((films.map(\.filmYear) + [year]).compactMap { $0 })
        return years.count > 1 ? films.filter { $0.filmYear == year } : films
    }

    /// See `FindsFilms.films(titled:)`.
    func films(titled titles: Set<String>) -> [String: [EntrySummary]] {
        let titles = Dictionary(grouping: titles) { SortTieBreaker.title($0, year: nil) }
        let found = readAtLeisure(or: []) { db in try Self.films(sortedAs: titles.keys, in: db) }
        return found.reduce(into: [:]) { films, film in
            for title in titles[film.title] ?? [] { films[title, default: []].append(film.summary) }
        }
    }

    /// See `FindsFilms.wishes()`.
    func wishes() -> [WantedFilm] {
        readAtLeisure(or: []) { db in
            let statement = try db.cachedStatement(
                sql: """
                    SELECT \(IndexRow.columns), runtime, added FROM entry
                    WHERE kind = 0 AND status IN (\(IndexRow.wanted), \(IndexRow.wasWanted))
                    ORDER BY sorting, name
                    """)
            return try Row.fetchAll(statement).map { row in
                WantedFilm(
                    try IndexRow.summary(row),
                    runningTime: try row.decode(Int?.self, atIndex: IndexRow.count),
                    added: try row.decode(Int?.self, atIndex: IndexRow.count + 1))
            }
        }
    }

    /// Returns the films with titles and any year, each beside its title. The year follows the title
    /// in the sorting text, and all digits precede a colon.
    ///
    /// - Parameter titles: Titles for comparison; see `SortTieBreaker.title`.
    private static func films(
        sortedAs titles: some Sequence<String>, in db: Database
    ) throws -> [(title: String, summary: EntrySummary)] {
        let statement = try db.cachedStatement(
            sql: """
                SELECT \(IndexRow.columns), value
                FROM json_each(?) CROSS JOIN entry INDEXED BY entry_title
                WHERE kind = 0 AND sorting BETWEEN value AND value || ' :'
                    AND sorting = value || ifnull(' ' || year, '')
                ORDER BY \(IndexRow.order)
                """)
        let list = String(decoding: try JSONEncoder().encode(Array(titles)), as: UTF8.self)
        return try Row.fetchAll(statement, arguments: [list]).map { row in
            (try row.decode(atIndex: IndexRow.count), try IndexRow.summary(row))
        }
    }
}

/// A value that is made on demand and exists for as long as a user retains it.
final class WeakCache<Value: AnyObject & Sendable>: Sendable {
    private let held = Mutex(Held())

    private struct Held {
        weak var value: Value?
    }

    func value(made make: () -> Value) -> Value {
        held.withLock { held in
            if let value = held.value { return value }
            let value = make()
            held.value = value
            return value
        }
    }

    /// The value, or `nil` if it does not exist.
    var known: Value? { held.withLock { $0.value } }
}
