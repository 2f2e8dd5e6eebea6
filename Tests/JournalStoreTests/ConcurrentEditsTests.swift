import Domain
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Files
@testable import JournalStore

@MainActor
struct ConcurrentEditsTests {
    @Test("A change is made to the file as it stands, not as it was known")
    func unheardOf() async throws {
        let open = try await OpenJournal()
        try open.folder.write(journal("SUMMARY:One", "LOCATION:Here"), to: "a.ics")
        _ = await open.change(after: "a.ics")
        try open.folder.write(journal("SUMMARY:Two", "LOCATION:There", "X-FOO:1"), to: "a.ics")
        let entry = try await open.journal.change(EntryID("a.ics")) { $0.tagged("t") }
        #expect(entry == .film(Film(title: "Two", place: "There", tags: ["t"])))
        #expect(try open.folder.text("a.ics").contains("X-FOO:1\r\n"))
    }

    @Test("A file that another program changes while it is being written is read again")
    func overtaken() async throws {
        let folder = try ScratchFolder()
        try folder.write(journal("SUMMARY:One"), to: "a.ics")
        let interferences = Mutex(2)
        let disk = Disk(write: Disk.real.write) { file in
            let others = interferences.withLock { left in
                left -= 1
                return left
            }
            if others >= 0 { try? folder.write(journal("SUMMARY:Other \(others)"), to: "a.ics") }
            return Disk.real.flush(file)
        }
        let open = try await OpenJournal(in: folder, disk: disk)
        let entry = try await open.journal.change(EntryID("a.ics")) { $0.tagged("t") }
        #expect(entry == .film(Film(title: "Other 0", tags: ["t"])))
        #expect(try film(folder.text("a.ics")) == Film(title: "Other 0", tags: ["t"]))
    }

    @Test("An entry that another program removed cannot be changed or deleted")
    func gone() async throws {
        let open = try await OpenJournal()
        let id = try await open.journal.add(.film(.full))
        try open.folder.remove(id.rawValue)
        let title = Entry.film(.full).nameInList
        await #expect(throws: JournalError.entryGone(id, title: title)) {
            try await open.journal.change(id) { $0.tagged("t") }
        }
        await #expect(throws: JournalError.entryGone(id)) { try await open.journal.delete(id) }
        #expect(try open.folder.names == [])
        #expect(open.changes == [JournalChange(added: [id]), JournalChange(removed: [id])])
    }

    @Test("A deleted entry does not take the place of what came into it meanwhile")
    func placeTaken() async throws {
        let open = try await OpenJournal()
        let id = try await open.journal.add(.film(.full))
        let deleted = try await open.journal.delete(id)
        try open.folder.write("Dear diary", to: id.rawValue)
        let back = try await open.journal.restore(deleted)
        #expect(back != id)
        #expect(try open.folder.text(id.rawValue) == "Dear diary")
        #expect(try open.folder.bytes(back.rawValue) == deleted.content)
        #expect(try open.folder.names == [id.rawValue, back.rawValue].sorted())
    }

    @Test("A trash that refuses leaves the entry where it is")
    func trashRefuses() async throws {
        let open = try await OpenJournal()
        let id = try await open.journal.add(.film(.full))
        open.trash.refusal = TrashFailure("There is no trash here.")
        let error = JournalError.trash(
            file: id.rawValue, title: Entry.film(.full).nameInList,
            reason: .said("There is no trash here."))
        await #expect(throws: error) { try await open.journal.delete(id) }
        #expect(await open.journal.entry(id) == .film(.full))
        #expect(open.changes == [JournalChange(added: [id])])
    }

    @Test("Changes asked for at the same time all happen")
    func manyAtOnce() async throws {
        let open = try await OpenJournal()
        let id = try await open.journal.add(.film(Film(title: "M")))
        let journal = open.journal
        let changes = (0..<20).map { number in
            Task { try await journal.change(id) { $0.tagged("t\(number)") } }
        }
        for change in changes { _ = try await change.value }
        #expect(await journal.entry(id)?.tags.sorted() == (0..<20).map { "t\($0)" }.sorted())
        #expect(open.changes.count == 21)
    }

    @Test("What makes no sense is refused in the domain's words")
    func invalid() async throws {
        let open = try await OpenJournal()
        await #expect(throws: JournalError.invalid(.film(.emptyTitle))) {
            _ = try await open.journal.add(.film(Film(title: " \u{7}\n")))
        }
        let id = try await open.journal.add(.trip(.full))
        await #expect(throws: JournalError.invalid(.trip(.emptyDestination))) {
            try await open.journal.change(id) { entry in
                guard case .trip(var trip) = entry else { return entry }
                trip.to = ""
                return .trip(trip)
            }
        }
        #expect(open.changes == [JournalChange(added: [id])])
    }
}

extension Entry {
    func tagged(_ tag: String) -> Entry {
        guard case .film(var film) = self else { return self }
        film.tags.append(tag)
        return .film(film)
    }
}
