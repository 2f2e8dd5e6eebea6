import Domain
import JournalFormat
import GRDB
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
    func readRows<Value>(or fallback: Value, _ body: (Database) throws -> Value) -> Value {
        read(rows.withLock { $0 }, or: fallback, body)
    }

    /// Reads rows for a purpose that may take longer.
    func readAtLeisure<Value>(or fallback: Value, _ body: (Database) throws -> Value) -> Value {
        read(search.withLock { $0 }, or: fallback, body)
    }

    private func read<Value>(
        _ reader: any DatabaseReader, or fallback: Value, _ body: (Database) throws -> Value
    ) -> Value {
        do {
            return try reader.unsafeRead(body)
        } catch {
            failed.store(true, ordering: .releasing)
            onFailure(error)
            return fallback
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
        let order = order
        return columnsWhileUsed.value {
            readAtLeisure(or: EntryColumns(count: order.count)) {
                try EntryColumns($0, in: order)
            }
        }
    }

    /// Returns one fact of all entries, retained as `columns` are.
    func numbers(of column: FactColumn) -> FactNumbers {
        if let columns = columnsWhileUsed.known { return columns[column] }
        let order = order
        return numbersWhileUsed[column.rawValue].value {
            readAtLeisure(or: FactNumbers(count: order.count)) {
                try FactNumbers(column, $0, in: order)
            }
        }
    }

    /// Returns one text of all entries, retained as `columns` are.
    func texts(of column: TextColumn) -> EntryTexts {
        let order = order
        return textsWhileUsed[column.rawValue].value {
            readAtLeisure(or: EntryTexts(count: order.count)) {
                try EntryTexts(column, $0, in: order)
            }
        }
    }

    /// The titles of all entries, retained as `columns` are.
    var titles: EntryTitles {
        let order = order
        return titlesWhileUsed.value {
            readAtLeisure(or: EntryTitles(count: order.count)) {
                try EntryTitles($0, in: order)
            }
        }
    }
}
