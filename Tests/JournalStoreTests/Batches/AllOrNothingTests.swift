import Domain
import Foundation
import TestSupport
import Testing

@testable import Files
@testable import JournalStore

/// Tests that a batch is written completely or not at all.
///
/// Serialized, because its processes are killed after a time that others would use up.
@MainActor
@Suite(.serialized)
struct AllOrNothingTests {
    @Test("A disk that is full half-way leaves nothing", arguments: [ENOSPC, EDQUOT])
    func fullDisk(code: Int32) async throws {
        for limit in [0, 10, 700, 20_000] {
            let first = try await OpenJournal()
            let id = try await first.journal.add(.film(.full))
            let before = try first.folder.bytes(id.rawValue)
            let full = try await OpenJournal(
                in: first.folder, disk: .failing(code, after: limit))
            let error = await #expect(throws: JournalError.self) {
                try await full.journal.write(.films(100, tagging: [id])) { _ in }
            }
            guard case .diskFull = error else {
                Issue.record("\(String(describing: error))")
                continue
            }
            #expect(try first.folder.names == [id.rawValue])
            #expect(try first.folder.bytes(id.rawValue) == before)
            #expect(full.changes == [])
            #expect(try await full.journal.lastBatch() == nil)
        }
    }

    @Test("A disk that cannot flush has not kept the batch")
    func cannotFlush() async throws {
        let disk = Disk(
            write: Disk.real.write, flush: Disk.real.flush,
            flushEverything: { _ in
                errno = EIO
                return -1
            })
        let open = try await OpenJournal(disk: disk)
        await #expect(throws: JournalError.self) {
            try await open.journal.write(.films(10)) { _ in }
        }
        #expect(try open.folder.names == [])
    }

    @Test("Cancelled half-way, nothing is left, and it is said so")
    func cancelled() async throws {
        let open = try await OpenJournal()
        let id = try await open.journal.add(.film(.full))
        let before = try open.folder.bytes(id.rawValue)
        let writing = Task {
            try await open.journal.write(.films(1_000, tagging: [id])) { progress in
                guard progress.done > 300 else { return }
                withUnsafeCurrentTask { $0?.cancel() }
            }
        }
        await #expect(throws: JournalError.cancelled) { try await writing.value }
        #expect(try open.folder.names == [id.rawValue])
        #expect(try open.folder.bytes(id.rawValue) == before)
        #expect(open.changes == [JournalChange(added: [id])])
        #expect(try await open.journal.lastBatch() == nil)
    }

    @Test("An entry that is gone, or one that cannot be written, lets the whole batch fail")
    func invalid() async throws {
        let open = try await OpenJournal()
        let gone = EntryID("gone.ics")
        await #expect(throws: JournalError.entryGone(gone)) {
            try await open.journal.write(.films(200, tagging: [gone])) { _ in }
        }
        let batch = EntryBatch(
            additions: EntryBatch.films(200).additions + [.entry(.film(Film(title: "")))])
        await #expect(throws: JournalError.self) {
            try await open.journal.write(batch) { _ in }
        }
        #expect(try open.folder.names == [])
        #expect(open.changes == [])
    }

    @Test("An entry that went from under a batch is named as the list titles it")
    func titled() async throws {
        let open = try await OpenJournal()
        let id = try await open.journal.add(.film(Film(title: "Gilda", year: 1946)))
        try open.folder.remove(id.rawValue)
        await #expect(throws: JournalError.entryGone(id, title: "Gilda (1946)")) {
            try await open.journal.write(.films(2, tagging: [id])) { _ in }
        }
    }

    @Test("Where no record can be kept, nothing is written")
    func noRecord() async throws {
        let open = try await OpenJournal()
        let records = open.journal.place.batchRecords
        try Data("x".utf8).write(to: URL(filePath: records.path))
        await #expect(throws: JournalError.self) {
            try await open.journal.write(.films(3)) { _ in }
        }
        #expect(try open.folder.names == [])
    }

    @Test("Two imports into a journal at a time are not possible, and it is said so")
    func oneAtATime() async throws {
        let open = try await OpenJournal()
        let lock = try open.journal.place.batchRecords.lock()
        await #expect(throws: JournalError.self) {
            try await open.journal.write(.films(3)) { _ in }
        }
        withExtendedLifetime(lock) {}
        #expect(try open.folder.names == [])
    }
}

/// Tests of batches on a real disk.
@MainActor
@Suite(.enabled(if: SmallDisk.isAllowed, "Only root may mount a disk"))
struct BatchesOnRealDisksTests {
    @Test("On a disk that is really full nothing of a batch is left, and room helps")
    func full() async throws {
        let disk = try SmallDisk()
        let open = try await OpenJournal(in: disk.folder)
        await #expect(throws: JournalError.diskFull(path: open.journal.place.folder)) {
            try await open.journal.write(.films(100)) { _ in }
        }
        #expect(try disk.folder.names == [])
        _ = try await open.journal.write(.films(3)) { _ in }
        #expect(await open.all.count == 3)
    }

    @Test("Into a folder that cannot be written to nothing is imported, and it is said so")
    func readOnly() async throws {
        let disk = try SmallDisk()
        let open = try await OpenJournal(in: disk.folder)
        try disk.becomeReadOnly()
        await #expect(throws: JournalError.readOnlyDisk(path: open.journal.place.folder)) {
            try await open.journal.write(.films(3)) { _ in }
        }
        #expect(open.journal.condition.folder == .readOnlyDisk(path: open.journal.place.folder))
        try disk.becomeWritable()
        #expect(try disk.folder.names == [])
    }
}
