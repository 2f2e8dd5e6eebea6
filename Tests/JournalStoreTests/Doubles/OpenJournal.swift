import Domain
import Files
import Foundation
import Signals
import TestSupport

@testable import JournalStore

/// A journal in a scratch folder, which records its changes.
@MainActor
final class OpenJournal {
    let folder: ScratchFolder
    let cache: ScratchFolder
    let records: ScratchFolder
    /// The folder of removed files if there is no trash.
    let removed: ScratchFolder
    let monitor = FolderMonitorDouble()
    let trash = TrashDouble()
    let log = RecordedLog()
    let journal: FolderJournal
    private(set) var changes: [JournalChange] = []
    private var subscriptions = Subscriptions()
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(
        in folder: ScratchFolder? = nil, at path: String? = nil, cache: ScratchFolder? = nil,
        cachePath: String? = nil, records: ScratchFolder? = nil, recordsPath: String? = nil,
        disk: Disk = .real, places: (any FindsPlaces)? = nil, createIfMissing: Bool = false,
        isOpened: Bool = true,
        pause: @escaping @MainActor (Duration) async -> Void = FolderJournal.sleep,
        now: @escaping @Sendable () -> Date = { Date(timeIntervalSince1970: 1_795_000_000) }
    ) async throws {
        let folder = try folder ?? ScratchFolder()
        self.folder = folder
        self.cache = try cache ?? ScratchFolder()
        self.records = try records ?? ScratchFolder()
        removed = try ScratchFolder()
        let url = path.map { URL(filePath: $0, directoryHint: .isDirectory) } ?? folder.url
        journal = FolderJournal(
            folder: url, cache: cachePath.map { URL(filePath: $0) } ?? self.cache.url,
            records: recordsPath.map { URL(filePath: $0) } ?? self.records.url,
            removed: removed.url, monitor: monitor, trash: trash, quiet: .zero, now: now,
            places: places, log: log.logger, disk: disk, pause: pause)
        subscriptions += journal.changes.onReception { [weak self] change in
            MainActor.assumeIsolated { self?.journalDidChange(change) }
            return .continue
        }
        guard isOpened else { return }
        await journal.open(createIfMissing: createIfMissing)
        changes = []
    }

    private func journalDidChange(_ change: JournalChange) {
        changes.append(change)
        for continuation in waiting { continuation.resume() }
        waiting = []
    }

    /// Makes an event of a file, and waits for the journal's change after it.
    func change(after name: String, in path: String? = nil) async -> JournalChange? {
        await withCheckedContinuation { continuation in
            waiting.append(continuation)
            monitor.happen(to: name, in: path ?? journal.place.folder)
        }
        return changes.last
    }

    var folderName: String { (journal.place.folder as NSString).lastPathComponent }

    /// The folder that contains the journal's.
    var above: String { (journal.place.folder as NSString).deletingLastPathComponent }

    /// Waits for the change after any event of the journal's folder itself.
    func changeOfFolder() async -> JournalChange? {
        await change(after: folderName, in: above)
    }

    /// Waits for the next change of the journal.
    func nextChange() async -> JournalChange? {
        await withCheckedContinuation { waiting.append($0) }
        return changes.last
    }

    var all: any EntryListing {
        get async { await journal.listing(matching: EntryQuery()) }
    }

    var titles: [String] {
        get async {
            let listing = await all
            return listing.summaries(in: 0..<listing.count).map(\.content.title)
        }
    }
}

extension EntrySummary.Content {
    var title: String {
        switch self {
        case .film(let title, _, _): title
        case .trip(let from, let to, _, _): "\(from) → \(to)"
        case .pass(let pass): pass.name
        case .claim(let claim): claim.subject
        }
    }
}
