import Domain
import Foundation
import TestSupport
import Testing

@testable import JournalStore

struct FallbackTrashTests {
    private let scratch: ScratchPlace
    private let aside: FallbackTrash

    init() throws {
        scratch = try ScratchPlace()
        aside = FallbackTrash(of: scratch.place)
        for name in ["a.ics", "b.ics"] { try scratch.write("One", to: name) }
    }

    @Test("A file leaves the journal and is kept as it was, until it is forgotten")
    func keeps() throws {
        let id = EntryID("a.ics")
        let bytes = try scratch.scratch.bytes("journal/a.ics")
        let place = try aside.moveToTrash(id, of: scratch.place.open())
        #expect(try scratch.names == ["b.ics"])
        #expect(aside.content(of: id, in: place) == bytes)
        #expect(aside.content(of: EntryID("../a.ics"), in: place) == nil)
        aside.forget(place)
        #expect(aside.content(of: id, in: place) == nil)
    }

    @Test("Files that another process keeps are not forgotten")
    func others() throws {
        let place = try aside.moveToTrash(EntryID("a.ics"), of: scratch.place.open())
        let other = FallbackTrash(of: scratch.place)
        other.forget(place)
        other.forgetEverything()
        #expect(aside.content(of: EntryID("a.ics"), in: place) != nil)
        aside.forgetEverything()
        #expect(try scratch.scratch.names.contains("removed"))
        #expect(try Folder(scratch.place.removed).allNames() == [])
    }

    @Test("A file that cannot be kept is where it was")
    func fails() throws {
        let place = try ScratchPlace(disk: .failing(ENOSPC, after: 10))
        try place.write("One", to: "a.ics")
        #expect(throws: JournalError.self) {
            try FallbackTrash(of: place.place).moveToTrash(EntryID("a.ics"), of: place.place.open())
        }
        #expect(try place.names == ["a.ics"])
    }
}
