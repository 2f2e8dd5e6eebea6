import Files
import Foundation
import TestSupport
import Testing

@testable import JournalStore

struct StagingTests {
    private let scratch: ScratchFolder
    private let folder: Folder

    init() throws {
        scratch = try ScratchFolder()
        folder = try Folder(scratch.path)
    }

    @Test("A folder is made once, and the same when it is asked for again")
    func makes() throws {
        let first = try folder.makeStage("stage")
        try scratch.write("One", to: "stage/a.ics")
        #expect(try folder.makeStage("stage").allNames() == ["a.ics"])
        #expect(try folder.openStage("stage").path == first.path)
    }

    @Test("One that was never made cannot be opened")
    func missing() {
        #expect(throws: FolderFailure(ENOENT)) { _ = try folder.openStage("stage") }
    }

    @Test("A folder goes with its files; an empty one is removed only where it is empty")
    func removes() throws {
        _ = try folder.makeStage("stage")
        try scratch.write("One", to: "stage/a.ics")
        folder.removeEmptyStage("stage")
        #expect(try scratch.text("stage/a.ics") == "One")
        folder.removeStage("stage")
        #expect(try scratch.names == [])
        folder.removeStage("stage")
    }

    @Test("A staging folder is a leftover once it is no longer open")
    func leftover() throws {
        let name = FileName.temporary("1")
        var stage: Folder? = try folder.makeStage(name)
        try scratch.write("One", to: name + "/a.ics")
        folder.removeLeftovers(among: try folder.names(), keepingFolders: false)
        #expect(folder.status(of: name) != nil)
        withExtendedLifetime(stage) {}
        stage = nil
        folder.removeLeftovers(among: try folder.names(), keepingFolders: true)
        #expect(folder.status(of: name) != nil)
        folder.removeLeftovers(among: try folder.names(), keepingFolders: false)
        #expect(folder.status(of: name) == nil)
    }
}
