import Files
import Foundation
import TestSupport
import Testing

@testable import JournalStore

struct StagingTests {
    private let scratch: ScratchFolder
    private let staging: Staging

    init() throws {
        scratch = try ScratchFolder()
        staging = Staging(in: try Folder(scratch.path))
    }

    @Test("A folder is made once, and the same when it is asked for again")
    func makes() throws {
        let first = try staging.make("stage")
        try scratch.write("One", to: "stage/a.ics")
        #expect(try staging.make("stage").allNames() == ["a.ics"])
        #expect(try staging.open("stage").path == first.path)
    }

    @Test("One that was never made cannot be opened")
    func missing() {
        #expect(throws: FolderFailure(ENOENT)) { _ = try staging.open("stage") }
    }

    @Test("A folder goes with its files; an empty one is removed only where it is empty")
    func removes() throws {
        _ = try staging.make("stage")
        try scratch.write("One", to: "stage/a.ics")
        staging.removeEmpty("stage")
        #expect(try scratch.text("stage/a.ics") == "One")
        staging.remove("stage")
        #expect(try scratch.names == [])
        staging.remove("stage")
    }

    @Test("A staging folder is a leftover once it is no longer open")
    func leftover() throws {
        let name = FileName.temporary("1")
        var stage: Folder? = try staging.make(name)
        try scratch.write("One", to: name + "/a.ics")
        let folder = try Folder(scratch.path)
        let leftovers = Leftovers(in: folder)
        leftovers.remove(among: try folder.names(), keepingFolders: false)
        #expect(folder.status(of: name) != nil)
        withExtendedLifetime(stage) {}
        stage = nil
        leftovers.remove(among: try folder.names(), keepingFolders: true)
        #expect(folder.status(of: name) != nil)
        leftovers.remove(among: try folder.names(), keepingFolders: false)
        #expect(folder.status(of: name) == nil)
    }
}
