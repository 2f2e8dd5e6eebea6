import Domain
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import JournalStore

/// Tests that a file that cannot be read is an error of the reader, and never a missing entry.
@MainActor
struct FailingReadsTests {
    @Test(
        "Files that cannot be read now end the reading of all entries, each by its name",
        arguments: [ReadCall.status, .open, .read], [EIO, EACCES])
    func everything(call: ReadCall, code: Int32) async throws {
        let folder = try ScratchFolder.ofFilms(300)
        let disk = Disk.failing(call, of: ["7.ics", "290.ics"], with: code)
        let open = try await OpenJournal(in: folder, disk: disk)
        let seen = Mutex<Set<EntryID>>([])
        let error = await #expect(throws: JournalError.self) {
            try await open.journal.readEntries(.everything) { batch, _ in
                seen.withLock { $0.formUnion(batch.map(\.id)) }
            }
        }
        guard case .notRead(let files, let reason) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(Set(files) == ["7.ics", "290.ics"])
        #expect(!reason.isEmpty)
        #expect(seen.withLock { $0.isDisjoint(with: [EntryID("7.ics"), EntryID("290.ics")]) })
    }

    @Test("An entry that is gone is not one that cannot be read")
    func gone() async throws {
        let open = try await OpenJournal(in: try ScratchFolder.ofFilms(3))
        try open.folder.remove("1.ics")
        let ids = ["0.ics", "1.ics", "2.ics"].map { EntryID($0) }
        let seen = Mutex<[EntryID]>([])
        try await open.journal.readEntries(.entries(ids)) { batch, _ in
            seen.withLock { $0 += batch.map(\.id) }
        }
        #expect(seen.withLock { $0.map(\.rawValue) } == ["0.ics", "2.ics"])
    }

    @Test("An import whose files cannot be read now is not undone by half, and can be undone later")
    func undo() async throws {
        let first = try await OpenJournal(in: try ScratchFolder.ofFilms(2))
        let before = try first.folder.names
        _ = try await first.journal.write(.films(20, tagging: [EntryID("0.ics")])) { _ in }
        let added = try #require(try first.folder.names.first { !before.contains($0) })
        let after = try first.folder.names
        let failing = try await OpenJournal(
            in: first.folder, records: first.records,
            disk: .failing(.read, of: [added], with: EIO))
        let written = try #require(await failing.journal.lastBatch())
        let error = await #expect(throws: JournalError.self) {
            _ = try await failing.journal.takeBack(written)
        }
        guard case .notRead([added], _) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(try first.folder.names == after)
        let again = try await OpenJournal(in: first.folder, records: first.records)
        let last = try #require(await again.journal.lastBatch())
        let back = try await again.journal.takeBack(last)
        #expect(back.removed == 20 && back.restored == 1 && back.kept == [])
        #expect(try first.folder.names == before)
    }
}

/// A call by which a file is read.
enum ReadCall: Sendable {
    case status, open, read
}

extension Disk {
    /// Returns a disk on which a call fails for files of some names.
    static func failing(_ call: ReadCall, of names: Set<String>, with code: Int32) -> Disk {
        let opened = Mutex<Set<Int32>>([])
        var disk = Disk.real
        disk.status = { folder, name, status in
            if call == .status, names.contains(name) {
                errno = code
                return -1
            }
            return Disk.real.status(folder, name, &status)
        }
        disk.open = { folder, name in
            if call == .open, names.contains(name) {
                errno = code
                return -1
            }
            let file = Disk.real.open(folder, name)
            opened.withLock { opened in
                if names.contains(name) { opened.insert(file) } else { opened.remove(file) }
            }
            return file
        }
        disk.read = { file, bytes, count in
            if call == .read, opened.withLock({ $0.contains(file) }) {
                errno = code
                return -1
            }
            return Disk.real.read(file, bytes, count)
        }
        return disk
    }
}
