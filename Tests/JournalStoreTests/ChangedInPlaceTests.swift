import Domain
import Foundation
import TestSupport
import Testing

@testable import JournalStore

/// Tests of a file that another program changes without changing its size and time.
@MainActor
struct ChangedInPlaceTests {
    private let folder: ScratchFolder

    init() throws {
        folder = try ScratchFolder()
        try folder.write(journal("SUMMARY:One"), to: "a.ics")
    }

    /// Changes the file in place, and restores its time. Returns when the clock of the file system
    /// has advanced, which is the only sign of the change.
    private func changeInPlace() throws {
        let path = folder.path("a.ics")
        var before = stat()
        var after = stat()
        try #require(stat(path, &before) == 0)
        let bytes = Array(journal("SUMMARY:Two").utf8)
        repeat {
            let file = open(path, O_WRONLY | O_CLOEXEC)
            try #require(file >= 0)
            #expect(write(file, bytes, bytes.count) == bytes.count)
            let times = [before.st_atim, before.st_mtim]
            #expect(futimens(file, times) == 0)
            close(file)
            try #require(stat(path, &after) == 0)
        } while after.st_ctim.tv_sec == before.st_ctim.tv_sec
            && after.st_ctim.tv_nsec == before.st_ctim.tv_nsec
        #expect(after.st_ino == before.st_ino && after.st_size == before.st_size)
        #expect(after.st_mtim.tv_nsec == before.st_mtim.tv_nsec)
    }

    @Test("A look at the folder reads it again")
    func looking() async throws {
        let index = try ScratchIndex()
        let folder = try Folder(folder.path)
        let status = try #require(folder.status(of: "a.ics"))
        // Read long after it was written, so that it need not be read again as it is.
        var later = timespec.now
        later.tv_sec += 60
        let file = IndexedFile(
            name: "a.ics", stamp: FileSignature(status, readAt: later),
            bytes: try self.folder.bytes("a.ics"))
        _ = try index.index.write([file])
        let same = try await FolderComparison.of(
            ["a.ics"], in: folder, with: index.index)
        #expect(same.different == [])
        try changeInPlace()
        let changed = try await FolderComparison.of(
            ["a.ics"], in: folder, with: index.index)
        #expect(changed.different == ["a.ics"])
    }

    @Test("What was read is not written over it")
    func writing() throws {
        let folder = try Folder(folder.path)
        let content = try folder.read("a.ics")
        try changeInPlace()
        #expect(throws: (any Error).self) {
            try folder.replace(
                "a.ics", read: content, with: Array(journal("SUMMARY:Mine").utf8))
        }
        #expect(try self.folder.text("a.ics") == journal("SUMMARY:Two"))
    }

    @Test("A look at the file itself takes it in")
    func hearing() async throws {
        let open = try await OpenJournal(in: folder)
        try changeInPlace()
        let change = await open.change(after: "a.ics")
        #expect(change == JournalChange(changed: [EntryID("a.ics")]))
        #expect(await open.titles == ["Two"])
    }
}
