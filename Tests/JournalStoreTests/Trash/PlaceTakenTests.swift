import Domain
import Foundation
import TestSupport
import Testing

@testable import JournalStore

@Suite("A deletion is undone while its place is taken")
@MainActor
struct PlaceTakenTests {
    private let id = EntryID("a.ics")

    private func journal(hasTrash: Bool = true) async throws -> OpenJournal {
        let folder = try ScratchFolder()
        try folder.write(film("One", uid: "a"), to: "a.ics")
        let open = try await OpenJournal(in: folder)
        if !hasTrash { open.trash.refusal = TrashFailure("There is none.", isMissing: true) }
        return open
    }

    private func film(_ title: String, uid: String) -> String {
        calendar(
            [
                "BEGIN:VJOURNAL", "UID:\(uid)", "CATEGORIES:Film", "SUMMARY:\(title)",
                "DTSTART;VALUE=DATE:20261119", "END:VJOURNAL",
            ].joined(separator: "\r\n"))
    }

    @Test(
        "Beside another entry it comes back under a name of its own, byte for byte",
        arguments: [true, false])
    func anotherEntry(hasTrash: Bool) async throws {
        let open = try await journal(hasTrash: hasTrash)
        let deleted = try await open.journal.delete(id)
        try open.folder.write(film("Two", uid: "b"), to: "a.ics")
        let back = try await open.journal.restore(deleted)
        #expect(back != id)
        #expect(try open.folder.bytes(back.rawValue) == deleted.content)
        #expect(try open.folder.text("a.ics").contains("SUMMARY:Two"))
        #expect(await open.journal.entry(back) == deleted.entry)
        open.journal.endOffers()
        #expect(try open.removed.names == [])
    }

    @Test(
        "The same item is not put beside itself, and both texts are kept",
        arguments: [true, false], ["a.ics", "b.ics"])
    func sameItem(hasTrash: Bool, name: String) async throws {
        let open = try await journal(hasTrash: hasTrash)
        let deleted = try await open.journal.delete(id)
        try open.folder.write(film("Two", uid: "a"), to: name)
        _ = await open.change(after: name)
        let error = await #expect(throws: JournalError.self) {
            try await open.journal.restore(deleted)
        }
        guard case .placeTaken(EntryID(name), "Two", let path?) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(try open.folder.names == [name])
        #expect(try open.folder.text(name).contains("SUMMARY:Two"))
        open.journal.endOffers()
        #expect(try Array(Data(contentsOf: URL(filePath: path))) == deleted.content)
    }

    @Test("What cannot be kept is said so, and nothing about a trash")
    func notKept() async throws {
        let open = try await journal()
        let deleted = try await open.journal.delete(id)
        try open.folder.write(film("Two", uid: "a"), to: "a.ics")
        try FileManager.default.removeItem(at: open.removed.url)
        try Data().write(to: open.removed.url)
        let error = await #expect(throws: JournalError.self) {
            try await open.journal.restore(deleted)
        }
        guard case .file("a.ics", "One", .notKept) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(try open.folder.text("a.ics").contains("SUMMARY:Two"))
    }

    @Test("An item that is back already is left as it is", arguments: ["a.ics", "b.ics"])
    func alreadyBack(name: String) async throws {
        let open = try await journal(hasTrash: false)
        let deleted = try await open.journal.delete(id)
        #expect(await !open.journal.isBack(deleted))
        try open.folder.write(film("One", uid: "a"), to: name)
        _ = await open.change(after: name)
        #expect(await open.journal.isBack(deleted) == (name == "a.ics"))
        #expect(try await open.journal.restore(deleted) == EntryID(name))
        #expect(try open.folder.names == [name])
    }

    @Test("What shared its UID before it was deleted does so again")
    func twins() async throws {
        let open = try await journal()
        try open.folder.write(film("Two", uid: "a"), to: "b.ics")
        _ = await open.change(after: "b.ics")
        let deleted = try await open.journal.delete(id)
        #expect(try await open.journal.restore(deleted) == id)
        #expect(try open.folder.names == ["a.ics", "b.ics"])
    }
}

extension EntryID {
    fileprivate static func ~= (pattern: EntryID, value: EntryID) -> Bool { pattern == value }
}
