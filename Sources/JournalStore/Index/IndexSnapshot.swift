import Domain
import JournalFormat
import GRDB
import Synchronization
import Wording

/// The index as it stood at one time, whatever is written to it meanwhile.
final class IndexSnapshot: Sendable {
    let version: IndexVersion
    let months: IndexMonths
    /// Files that are no entries, by name.
    let unreadable: [UnreadableFile]
    /// Copies of entries that sync programs have kept, by name.
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
        for (name, reason) in others {
            if let original = ConflictCopy.original(in: reason) {
                copies.append(CopyFile(EntryID(name), of: EntryID(original)))
            } else {
                unreadable.append(
                    UnreadableFile(
                        name: KeptText.line(name), reason: Localizer.ofProgram.said(kept: reason)))
            }
        }
        (self.unreadable, self.copies) = (unreadable, copies)
    }

    /// - Parameter months: what the one who searches calls them.
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

    /// - Parameter listing: with the newest first.
    private func byDay(_ listing: any EntryListing, _ query: EntryQuery) -> any EntryListing {
        query.order.isReversed ? ReversedListing(of: listing) : listing
    }

    /// The listing, where nothing has to be read for it.
    func knownListing(matching query: EntryQuery) -> (any EntryListing)? {
        guard query.order.fact == .date, query.days == nil,
            SearchExpression(query.search).isEmpty
        else { return nil }
        return byDay(OrderedListing(of: self, matching: query), query)
    }

    /// Goes on with other connections, if they see the same state.
    func readOn(_ rows: any DatabaseReader, _ search: any DatabaseReader) throws -> Bool {
        guard try rows.unsafeRead(IndexVersion.init) == version else { return false }
        self.rows.withLock { $0 = rows }
        self.search.withLock { $0 = search }
        return true
    }

    /// Whether something that was asked of it could not be read, so that answers may lack something.
    var hasFailed: Bool { failed.load(ordering: .acquiring) }

    /// For what is drawn: it takes no time, and nothing keeps it waiting.
    func readRows<Value>(or fallback: Value, _ body: (Database) throws -> Value) -> Value {
        read(rows.withLock { $0 }, or: fallback, body)
    }

    /// For what may take some time.
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

    /// The order of all entries, made when it is first asked for.
    var order: EntryOrder {
        orderOnce.withLock { known in
            if let known { return known }
            let order = readAtLeisure(or: EntryOrder(), EntryOrder.init)
            known = order
            return order
        }
    }

    /// The facts of all entries, read when they are first asked for, and given back when nobody uses
    /// them any more: who asks again and again keeps them.
    var columns: EntryColumns {
        let order = order
        return columnsWhileUsed.value {
            readAtLeisure(or: EntryColumns(count: order.count)) {
                try EntryColumns($0, in: order)
            }
        }
    }

    /// One fact of all entries, as `columns`.
    func numbers(of column: FactColumn) -> FactNumbers {
        if let columns = columnsWhileUsed.known { return columns[column] }
        let order = order
        return numbersWhileUsed[column.rawValue].value {
            readAtLeisure(or: FactNumbers(count: order.count)) {
                try FactNumbers(column, $0, in: order)
            }
        }
    }

    /// One text of all entries, as `columns`.
    func texts(of column: TextColumn) -> EntryTexts {
        let order = order
        return textsWhileUsed[column.rawValue].value {
            readAtLeisure(or: EntryTexts(count: order.count)) {
                try EntryTexts(column, $0, in: order)
            }
        }
    }

    /// The titles of all entries, as `columns`.
    var titles: EntryTitles {
        let order = order
        return titlesWhileUsed.value {
            readAtLeisure(or: EntryTitles(count: order.count)) {
                try EntryTitles($0, in: order)
            }
        }
    }
}
