import Domain
import Files
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
        arguments: [ReadCall.status, .open, .statusOfOpen, .read], [EIO, EACCES])
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
        #expect([.notOpened(code), .notRead(code)].contains(reason))
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

    @Test("A folder that cannot be listed now is an error, and not a journal without entries")
    func listing() async throws {
        let folder = try ScratchFolder.ofFilms(3)
        let isBroken = Mutex(false)
        var disk = Disk.real
        disk.nextName = { stream in
            guard isBroken.withLock(\.self) else { return Disk.real.nextName(stream) }
            errno = EIO
            return nil
        }
        let open = try await OpenJournal(in: folder, disk: disk)
        isBroken.withLock { $0 = true }
        await #expect(throws: JournalError.self) {
            try await open.journal.readEntries(.everything) { _, _ in }
        }
        await #expect(throws: JournalError.self) { try await open.journal.listFiles() }
        _ = await open.changeOfFolder()
        guard case .inaccessible = open.journal.condition.folder else {
            Issue.record("\(open.journal.condition.folder)")
            return
        }
    }

    @Test("A list that cannot be read now is missing in no backup")
    func list() async throws {
        let folder = try ScratchFolder()
        try folder.write("Title\nLaura\n", to: "list.csv")
        let open = try await OpenJournal(
            in: folder, disk: .failing(.read, of: ["list.csv"], with: EIO))
        let error = await #expect(throws: JournalError.self) {
            try await open.journal.listFiles()
        }
        guard case .notRead(["list.csv"], _) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test("Records that cannot be listed or read now are an error, and not an import less")
    func records() async throws {
        let first = try await OpenJournal(in: try ScratchFolder.ofFilms(1))
        let written = try await first.journal.write(.films(2, tagging: [])) { _ in }
        let records = first.records.path
        let broken = Mutex<String?>(nil)
        var disk = Disk.real
        disk.openFolder = { folder, name, flags in
            guard broken.withLock({ $0 == "folder" }), name.hasPrefix(records) else {
                return Disk.real.openFolder(folder, name, flags)
            }
            errno = EACCES
            return -1
        }
        disk.open = { folder, name in
            guard broken.withLock({ $0 == "record" }), name.hasSuffix(".written") else {
                return Disk.real.open(folder, name)
            }
            errno = EIO
            return -1
        }
        for part in ["folder", "record"] {
            broken.withLock { $0 = nil }
            let again = try await OpenJournal(in: first.folder, records: first.records, disk: disk)
            broken.withLock { $0 = part }
            let error = await #expect(throws: JournalError.self) {
                try await again.journal.lastBatch()
            }
            guard case .folder(.recordsNotRead) = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            broken.withLock { $0 = nil }
            #expect(try await again.journal.lastBatch() == written)
        }
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
        let written = try #require(try await failing.journal.lastBatch())
        let error = await #expect(throws: JournalError.self) {
            _ = try await failing.journal.takeBack(written)
        }
        guard case .notRead([added], _) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(try first.folder.names == after)
        let again = try await OpenJournal(in: first.folder, records: first.records)
        let last = try #require(try await again.journal.lastBatch())
        let back = try await again.journal.takeBack(last)
        #expect(back.removed == 20 && back.restored == 1 && back.kept == [])
        #expect(try first.folder.names == before)
    }
}

/// A call by which a file is read.
enum ReadCall: Sendable {
    case status, open, statusOfOpen, read
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
        disk.statusOfOpen = { file, status in
            if call == .statusOfOpen, opened.withLock({ $0.contains(file) }) {
                errno = code
                return -1
            }
            return Disk.real.statusOfOpen(file, &status)
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
