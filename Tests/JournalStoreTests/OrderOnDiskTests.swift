import Domain
import Files
import Foundation
import TestSupport
import Testing

@testable import JournalStore

/// Tests of the order of writes, which decides what survives a power failure: the content before
/// the name, and the name before the report.
@MainActor
struct OrderOnDiskTests {
    private let record = DiskRecord()

    private func journal() async throws -> OpenJournal {
        let folder = try ScratchFolder()
        try folder.write(TestSupport.journal("SUMMARY:M"), to: "a.ics")
        let open = try await OpenJournal(in: folder, disk: record.disk)
        record.clear()
        return open
    }

    @Test("A change is flushed, takes its place, and the folder is flushed")
    func change() async throws {
        let open = try await journal()
        try await open.journal.change(EntryID("a.ics")) { $0.tagged("t") }
        #expect(
            record.calls == [
                "make temporary", "write temporary", "flush temporary", "exchange temporary a.ics",
                "flush folder", "remove temporary",
            ])
    }

    @Test("So it is where files cannot be swapped")
    func changeByRenaming() async throws {
        let folder = try ScratchFolder()
        try folder.write(TestSupport.journal("SUMMARY:M"), to: "a.ics")
        var disk = record.disk
        disk.exchange = Disk.plain.exchange
        let open = try await OpenJournal(in: folder, disk: disk)
        record.clear()
        try await open.journal.change(EntryID("a.ics")) { $0.tagged("t") }
        #expect(
            record.calls == [
                "make temporary", "write temporary", "flush temporary", "rename temporary a.ics",
                "flush folder",
            ])
    }

    @Test("A new entry is flushed, gets its name, and the folder is flushed")
    func add() async throws {
        let open = try await journal()
        let id = try await open.journal.add(.film(.full))
        let afterwards = record.calls
        #expect(
            afterwards == [
                "make temporary", "write temporary", "flush temporary", "link temporary \(id)",
                "remove temporary", "flush folder",
            ])
        record.clear()
        let deleted = try await open.journal.delete(id)
        open.trash.empty()
        try await open.journal.restore(deleted)
        #expect(record.calls == afterwards)
    }

    @Test("The record of a batch is on disk before its files, and these before their names")
    func batch() async throws {
        let open = try await journal()
        let batch = EntryBatch(
            additions: [
                .file(name: "b.ics", content: Array(TestSupport.journal("SUMMARY:N").utf8))
            ],
            changes: [.init(EntryID("a.ics")) { $0.tagged("t") }])
        _ = try await open.journal.write(batch) { _ in }
        let steps = record.calls.filter { !$0.hasPrefix("write") && !$0.hasPrefix("make") }
        #expect(
            steps == [
                "flush record.preparing", "flush folder", "flush record.preparing",
                "flush everything", "rename record.preparing record.publishing", "flush folder",
                "rename b.ics b.ics", "exchange a.ics a.ics", "flush folder",
                "rename record.publishing record.written", "flush folder", "remove a.ics",
                "remove folder temporary",
            ])
        let end = try #require(record.calls.lastIndex { $0 == "write record.preparing" })
        #expect(end < (record.calls.firstIndex { $0 == "flush everything" } ?? 0))
    }
}

extension Disk {
    /// A disk whose file system has only the required functions.
    static var plain: Disk {
        var disk = Disk.real
        disk.exchange = { _, _, _, _ in
            errno = EINVAL
            return -1
        }
        disk.renameNew = disk.exchange
        disk.link = { _, _, _ in
            errno = EPERM
            return -1
        }
        return disk
    }

    /// A disk that fails to sync names.
    var forgettingNames: Disk {
        var disk = self
        disk.flush = { file in
            var status = stat()
            guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
                return Disk.real.flush(file)
            }
            errno = EIO
            return -1
        }
        return disk
    }
}
