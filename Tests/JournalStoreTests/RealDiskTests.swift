import Domain
import Foundation
import TestSupport
import Testing

@testable import JournalStore

@MainActor
@Suite(.enabled(if: SmallDisk.isAllowed, "Only root may mount a disk"))
struct RealDiskTests {
    @Test("On a disk that is really full a file stays as it was, and room helps")
    func full() async throws {
        let disk = try SmallDisk()
        let open = try await OpenJournal(in: disk.folder)
        let id = try await open.journal.add(.film(.full))
        let before = try disk.folder.bytes(id.rawValue)
        let room = Data(count: 60_000)
        #expect(throws: (any Error).self) {
            for index in 0..<9 {
                try room.write(to: disk.folder.url.appending(path: "fill\(index)"))
            }
        }
        let error = JournalError.diskFull(path: open.journal.place.folder)
        let long = Film(title: "M", notes: String(repeating: "x", count: 20_000))
        await #expect(throws: error) { try await open.journal.change(id) { _ in .film(long) } }
        #expect(try disk.folder.bytes(id.rawValue) == before)
        for name in try disk.folder.names where name.hasPrefix("fill") {
            try disk.folder.remove(name)
        }
        try await open.journal.change(id) { _ in .film(long) }
        #expect(await open.journal.entry(id) == .film(long))
    }

    @Test("A folder that cannot be written to is read, says so, and is writable again by itself")
    func readOnly() async throws {
        let disk = try SmallDisk()
        let open = try await OpenJournal(in: disk.folder)
        let id = try await open.journal.add(.film(.full))
        let before = try disk.folder.bytes(id.rawValue)
        try disk.becomeReadOnly()
        let path = open.journal.place.folder
        let error = JournalError.readOnlyDisk(path: path)
        await #expect(throws: error) {
            try await open.journal.change(id) { _ in .film(Film(title: "X")) }
        }
        await #expect(throws: error) { _ = try await open.journal.add(.film(.full)) }
        await #expect(throws: error) { _ = try await open.journal.delete(id) }
        #expect(open.journal.condition.folder == .readOnlyDisk(path: path))
        #expect(open.changes.last == JournalChange(conditionChanged: true))
        #expect(try disk.folder.bytes(id.rawValue) == before)
        #expect(await open.journal.entry(id) == .film(.full))
        try disk.becomeWritable()
        _ = await open.changeOfFolder()
        #expect(open.journal.condition.folder == .ready)
    }
}

@MainActor
@Suite(.enabled(if: geteuid() == 0, "Only root may give a file to a group that is not its own"))
struct SharedFolderTests {
    @Test("A file keeps the group it is shared with, and what that may do")
    func group() async throws {
        let open = try await OpenJournal()
        let id = try await open.journal.add(.film(.full))
        let path = open.folder.path(id.rawValue)
        #expect(chown(path, uid_t.max, 54_321) == 0 && chmod(path, 0o660) == 0)
        try await open.journal.change(id) { _ in .film(Film(title: "M")) }
        let status = open.folder.status(id.rawValue)
        #expect(status.st_gid == 54_321)
        #expect(status.st_mode & 0o777 == 0o660)
    }
}

/// Tests of permissions for users other than root.
@MainActor
@Suite(.enabled(if: geteuid() != 0, "Nothing is forbidden to root"))
struct PermissionTests {
    @Test("A folder without the right to write is read and says so; a write changes nothing")
    func readOnly() async throws {
        let open = try await OpenJournal()
        let id = try await open.journal.add(.film(.full))
        let path = open.journal.place.folder
        #expect(chmod(path, 0o500) == 0)
        defer { chmod(path, 0o700) }
        await #expect(throws: JournalError.readOnly(path: path)) {
            try await open.journal.change(id) { _ in .film(Film(title: "X")) }
        }
        await #expect(throws: JournalError.readOnly(path: path)) {
            _ = try await open.journal.delete(id)
        }
        #expect(open.journal.condition.folder == .readOnly(path: path))
        #expect(await open.journal.entry(id) == .film(.full))
    }

    @Test("A file without the right to read is listed with the reason")
    func unreadable() async throws {
        let folder = try ScratchFolder()
        try folder.write(journal("SUMMARY:M"), to: "a.ics")
        #expect(chmod(folder.path + "/a.ics", 0) == 0)
        let open = try await OpenJournal(in: folder)
        #expect(
            open.journal.condition.unreadable == [
                UnreadableFile(name: "a.ics", reason: .notOpened(EACCES))
            ])
    }
}
