import Domain
import Foundation
import Logging
import Synchronization
import TestSupport

@testable import JournalStore

/// An index of a journal that has no folder.
final class ScratchIndex {
    private let cache: ScratchFolder
    private let index: Index

    /// How often it was found to be of no use.
    var failures: Int { counter.count.withLock { $0 } }
    private let counter = Counter()

    private final class Counter: Sendable {
        let count = Mutex(0)
    }

    init(in cache: ScratchFolder? = nil) throws {
        self.cache = try cache ?? ScratchFolder()
        index = try Index.open(
            journal: "/journal", cache: self.cache.path, replacing: false,
            log: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() },
            onFailure: { [counter] in counter.count.withLock { $0 += 1 } })
    }

    /// Takes entries in, and out for nil.
    @discardableResult
    func take(_ entries: [(name: String, entry: Entry?)]) throws -> JournalChange {
        try index.take(
            entries.map { name, entry in
                IndexedFile(
                    FileReading(
                        name: name, stamp: nil, outcome: entry.map { .entry($0) } ?? .absent))
            }
        ).change
    }

    func snapshot() throws -> IndexSnapshot {
        try index.snapshot()
    }

    func listing(matching query: EntryQuery) throws -> any EntryListing {
        try snapshot().listing(matching: query)
    }
}
