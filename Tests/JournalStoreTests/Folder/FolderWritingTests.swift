import Files
import Foundation
import TestSupport
import Testing

@testable import JournalStore

struct FolderWritingTests {
    private let scratch: ScratchFolder
    private let folder: Folder

    init() throws {
        scratch = try ScratchFolder()
        folder = try Folder(scratch.path)
    }

    @Test("A new file is there with what it says, and nothing beside it")
    func creates() throws {
        let stamp = try #require(try folder.create("a.ics", with: Array("One".utf8)))
        #expect(try scratch.text("a.ics") == "One")
        #expect(try scratch.names == ["a.ics"])
        #expect(folder.stamp(of: "a.ics")?.isMoved(from: stamp) == true)
    }

    @Test("A name in use is not taken")
    func taken() throws {
        try scratch.write("Theirs", to: "a.ics")
        #expect(throws: FolderFailure.overtaken) {
            try folder.create("a.ics", with: Array("Mine".utf8))
        }
        #expect(try scratch.text("a.ics") == "Theirs")
        #expect(try scratch.names == ["a.ics"])
    }

    @Test("What was read is replaced, with the permissions that it had")
    func replaces() throws {
        try scratch.write("One", to: "a.ics")
        try scratch.setPermissions(0o640, of: "a.ics")
        let content = try folder.read("a.ics")
        _ = try folder.replace("a.ics", read: content, with: Array("Two".utf8))
        let now = try folder.read("a.ics")
        #expect(String(decoding: now.bytes, as: UTF8.self) == "Two" && now.mode == 0o640)
        #expect(try scratch.names == ["a.ics"])
    }

    @Test("A file that was replaced by another is left alone")
    func another() throws {
        try scratch.write("One", to: "a.ics")
        let content = try folder.read("a.ics")
        try scratch.remove("a.ics")
        try scratch.write("Other", to: "a.ics")
        #expect(throws: FolderFailure.overtaken) {
            try folder.replace("a.ics", read: content, with: Array("Mine".utf8))
        }
        #expect(try scratch.text("a.ics") == "Other")
        #expect(try scratch.names == ["a.ics"])
    }

    @Test("A disk that does not keep it has what was there before")
    func refused() throws {
        try scratch.write("One", to: "a.ics")
        var disk = Disk.real
        disk.flush = { _ in
            errno = EIO
            return -1
        }
        let folder = try Folder(scratch.path, on: disk)
        let content = try folder.read("a.ics")
        #expect(throws: FolderFailure(EIO)) {
            try folder.replace("a.ics", read: content, with: [])
        }
        #expect(throws: FolderFailure(EIO)) { try folder.create("b.ics", with: []) }
        #expect(try scratch.text("a.ics") == "One")
        #expect(try scratch.names == ["a.ics"])
    }
}
