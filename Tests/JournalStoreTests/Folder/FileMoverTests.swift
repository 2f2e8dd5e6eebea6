import Files
import Foundation
import TestSupport
import Testing

@testable import JournalStore

/// Tests of files that are moved or swapped between a folder and one inside it.
struct FileMoverTests {
    private let scratch: ScratchFolder
    private let folder: Folder
    private let stage: Folder
    private let mover: FileMover

    init() throws {
        scratch = try ScratchFolder()
        folder = try Folder(scratch.path)
        stage = try folder.makeStage("stage")
        mover = FileMover(from: stage, to: folder)
        try scratch.write("Mine", to: "stage/a.ics")
    }

    @Test("A file is moved to an unused name")
    func moves() throws {
        try mover.move("a.ics", as: "b.ics")
        #expect(try scratch.text("b.ics") == "Mine")
        #expect(try stage.allNames() == [])
    }

    @Test("A name in use is not taken, even if the file system cannot check that itself")
    func taken() throws {
        try scratch.write("Theirs", to: "a.ics")
        var disk = Disk.real
        disk.renameNew = { _, _, _, _ in
            errno = EINVAL
            return -1
        }
        let simple = try Folder(scratch.path, on: disk).openStage("stage")
        for source in [stage, simple] {
            #expect(throws: FolderFailure(EEXIST)) {
                try FileMover(from: source, to: folder).move("a.ics")
            }
        }
        #expect(try scratch.text("a.ics") == "Theirs")
        try FileMover(from: simple, to: folder).move("a.ics", as: "b.ics")
        #expect(try scratch.text("b.ics") == "Mine")
    }

    @Test("A file is swapped with one that is as it was")
    func swaps() throws {
        try scratch.write("Old", to: "a.ics")
        let old = try #require(folder.stamp(of: "a.ics"))
        try mover.swap("a.ics", ifStill: old)
        #expect(try scratch.text("a.ics") == "Mine")
        #expect(try scratch.text("stage/a.ics") == "Old")
    }

    @Test("A file that was replaced meanwhile keeps its place")
    func replaced() throws {
        try scratch.write("Old", to: "a.ics")
        let old = try #require(folder.stamp(of: "a.ics"))
        try scratch.write("Older", to: "b.ics")
        #expect(rename(scratch.path("b.ics"), scratch.path("a.ics")) == 0)
        #expect(throws: FolderFailure(EEXIST)) { try mover.swap("a.ics", ifStill: old) }
        #expect(try scratch.text("a.ics") == "Older")
        #expect(try scratch.text("stage/a.ics") == "Mine")
    }
}
