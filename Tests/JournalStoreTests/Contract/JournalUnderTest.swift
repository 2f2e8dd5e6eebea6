import Domain
import Foundation
import Signals
import Synchronization
import TestSupport
import Testing

@testable import JournalStore

/// All that the program asks of a journal.
typealias WholeJournal = Journal & WritesBatches & RepeatsBatches & ReadsManyEntries

/// What keeps the contract of a journal: the real one, and what stands in for it in other tests.
enum JournalKind: CaseIterable, CustomTestStringConvertible, Sendable {
    /// Files in a folder, and the index.
    case folder
    case double

    var testDescription: String {
        switch self {
        case .folder: "FolderJournal"
        case .double: "JournalDouble"
        }
    }
}

/// An empty journal of a kind, and what it tells.
@MainActor
final class JournalUnderTest {
    let journal: any WholeJournal
    private(set) var changes: [JournalChange] = []
    private let open: OpenJournal?
    private var subscriptions = Subscriptions()

    init(_ kind: JournalKind) async throws {
        switch kind {
        case .folder:
            let clock = Mutex(1_795_000_000.0)
            let open = try await OpenJournal(now: {
                let now = clock.withLock { now in
                    now += 1
                    return now
                }
                return Date(timeIntervalSince1970: now)
            })
            self.open = open
            journal = open.journal
        case .double:
            open = nil
            journal = JournalDouble()
        }
        subscriptions += journal.changes.onReception { [weak self] change in
            MainActor.assumeIsolated { self?.changes.append(change) }
            return .continue
        }
    }

    /// What was told since it was asked last.
    func news() -> [JournalChange] {
        defer { changes = [] }
        return changes
    }

    /// Another program takes its file away.
    func lose(_ id: EntryID) async throws {
        if let open {
            try open.folder.remove(id.rawValue)
            _ = await open.change(after: id.rawValue)
        } else {
            (journal as? JournalDouble)?.put(nil, as: id)
        }
        changes = []
    }

    /// Another program puts an item of its own there.
    func putAnother(_ title: String, at id: EntryID) async throws {
        if let open {
            try open.folder.write(TestSupport.journal("SUMMARY:\(title)"), to: id.rawValue)
            _ = await open.change(after: id.rawValue)
        } else {
            (journal as? JournalDouble)?.put(.film(Film(title: title)), as: id)
        }
        changes = []
    }

    /// Another program puts a deleted item back, under another title.
    func bringBack(_ deleted: DeletedEntry, titled title: String) async throws {
        if let open {
            let text = String(decoding: deleted.content, as: UTF8.self)
                .replacing(deleted.entry.nameInList, with: title)
            try open.folder.write(text, to: deleted.id.rawValue)
            _ = await open.change(after: deleted.id.rawValue)
        } else {
            (journal as? JournalDouble)?
                .bringBack(deleted, saying: .film(Film(title: title)))
        }
        changes = []
    }

    func names(_ query: EntryQuery = EntryQuery()) async -> [String] {
        let listing = await journal.listing(matching: query)
        return listing.summaries(in: 0..<listing.count).map(\.content.title)
    }
}
