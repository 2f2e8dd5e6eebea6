import Domain
import Foundation
import Signals
import Synchronization
import TestSupport
import Testing

@testable import JournalStore

/// A journal with all that the program needs of it.
typealias WholeJournal = Journal & WritesBatches & RepeatsBatches & ReadsManyEntries

/// The kinds of journals under contract: the real one, and its double in other tests.
enum JournalKind: CaseIterable, CustomTestStringConvertible, Sendable {
    /// A journal of files in a folder, with an index.
    case folder
    case double

    var testDescription: String {
        switch self {
        case .folder: "FolderJournal"
        case .double: "JournalDouble"
        }
    }
}

/// An empty journal of a kind, which records its changes.
@MainActor
final class JournalUnderTest {
    var journal: any WholeJournal {
        switch kept {
        case .inFiles(let open): open.journal
        case .inMemory(let double): double
        }
    }
    private(set) var changes: [JournalChange] = []
    private let kept: Kept
    private var subscriptions = Subscriptions()

    private enum Kept {
        case inFiles(OpenJournal)
        case inMemory(JournalDouble)
    }

    init(_ kind: JournalKind) async throws {
        switch kind {
        case .folder:
            let clock = Mutex(1_795_000_000.0)
            kept = .inFiles(
                try await OpenJournal(now: {
                    let now = clock.withLock { now in
                        now += 1
                        return now
                    }
                    return Date(timeIntervalSince1970: now)
                }))
        case .double: kept = .inMemory(JournalDouble())
        }
        subscriptions += journal.changes.onReception { [weak self] change in
            MainActor.assumeIsolated { self?.changes.append(change) }
            return .continue
        }
    }

    /// Returns the changes since the last call.
    func news() -> [JournalChange] {
        defer { changes = [] }
        return changes
    }

    /// Removes a file as another program does.
    func lose(_ id: EntryID) async throws {
        try await another(id, file: { try $0.remove($1) }, double: { $0.put(nil, as: id) })
    }

    /// Puts an item of another program in an entry's place.
    func putAnother(_ title: String, at id: EntryID) async throws {
        try await another(
            id, file: { try $0.write(TestSupport.journal("SUMMARY:\(title)"), to: $1) },
            double: { $0.put(.film(Film(title: title)), as: id) })
    }

    /// Restores a deleted item under another title, as another program does.
    func bringBack(_ deleted: DeletedEntry, titled title: String) async throws {
        let text = String(decoding: deleted.content, as: UTF8.self)
            .replacing(deleted.entry.nameInList, with: title)
        try await another(
            deleted.id, file: { try $0.write(text, to: $1) },
            double: { $0.bringBack(deleted, saying: .film(Film(title: title))) })
    }

    /// Changes an entry as another program does, and drops the report of it.
    private func another(
        _ id: EntryID, file: (_ folder: ScratchFolder, _ name: String) throws -> Void,
        double: (JournalDouble) -> Void
    ) async throws {
        switch kept {
        case .inFiles(let open):
            try file(open.folder, id.rawValue)
            _ = await open.change(after: id.rawValue)
        case .inMemory(let journal): double(journal)
        }
        changes = []
    }

    func names(_ query: EntryQuery = EntryQuery()) async -> [String] {
        let listing = await journal.listing(matching: query)
        return listing.summaries(in: 0..<listing.count).map(\.content.title)
    }
}
