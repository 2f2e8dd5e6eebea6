import Domain
import Foundation
import Logging
import Synchronization
import TestSupport

@testable import JournalStore

/// An index of a journal without a folder.
final class ScratchIndex {
    private let cache: ScratchFolder
    let index: Index

    /// The number of times that the index was found unusable.
    var failures: Int { counter.count.withLock { $0 } }
    private let counter = Counter()

    private final class Counter: Sendable {
        let count = Mutex(0)
    }

    /// - Parameter places: the places in which the ends of trips are looked up, or `nil` for none.
    init(in cache: ScratchFolder? = nil, places: (any FindsPlaces)? = nil) throws {
        self.cache = try cache ?? ScratchFolder()
        index = try Index.open(
            journal: "/journal", cache: self.cache.path, places: places.map { IndexPlaces($0) },
            replacing: false, log: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() },
            onFailure: { [counter] in counter.count.withLock { $0 += 1 } })
    }

    /// Adds entries, and removes those that are `nil`.
    ///
    /// - Parameter written: the time at which they were written, in seconds, or `nil` if their
    ///   files do not say.
    @discardableResult
    func take(
        _ entries: [(name: String, entry: Entry?)], written: Double? = nil
    ) throws -> JournalChange {
        try index.write(
            entries.map { name, entry in
                entry.map {
                    IndexedFile(
                        name: name, $0, written: written.map { Date(timeIntervalSince1970: $0) })
                } ?? IndexedFile(name: name, .absent)
            }
        ).change
    }

    /// Returns the names of the entries that match a query, in order.
    func names(_ query: EntryQuery = EntryQuery()) throws -> [String] {
        let listing = try listing(matching: query)
        let rows = listing.summaries(in: 0..<listing.count)
        for (position, row) in rows.enumerated() {
            guard listing.position(of: row.id) == position else { return ["no position"] }
        }
        return rows.map(\.id.rawValue)
    }

    func snapshot() throws -> IndexSnapshot { try index.snapshot() }

    func listing(matching query: EntryQuery) throws -> any EntryListing {
        try snapshot().listing(matching: query)
    }
}
