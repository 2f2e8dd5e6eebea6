import Domain
import TestSupport
import Testing

@testable import JournalStore

@MainActor
struct WrittenOnceTests {
    @Test("What was written here comes with the change; what other programs wrote has to be read")
    func written() async throws {
        let open = try await OpenJournal()
        let journal = UndoableJournal(open.journal)
        let film = Entry.film(Film(title: "Brief Encounter"))
        let seen = Entry.film(Film(title: "Brief Encounter", place: "Filmforum"))
        let id = try await journal.add(film)
        _ = try await journal.change(id) { _ in seen }
        #expect(open.changes.last == JournalChange(changed: [id], written: [id: seen]))
        try await journal.steps.undo()
        #expect(open.changes.last == JournalChange(changed: [id], written: [id: film]))
        try open.folder.write(TestSupport.journal("SUMMARY:Laura"), to: id.rawValue)
        #expect(await open.change(after: id.rawValue) == JournalChange(changed: [id]))
    }
}
