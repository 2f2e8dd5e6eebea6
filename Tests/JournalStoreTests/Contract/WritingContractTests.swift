import Domain
import JournalFormat
import TestSupport
import Testing
import Wording

@testable import JournalStore

/// Tests of the behaviour that all journals share when an entry is written.
@MainActor
struct WritingContractTests {
    private let film = Entry.film(Film(title: "Aida", tags: ["opera"]))
    private let other = Entry.film(Film(title: "Late Spring"))

    @Test(
        "Added, changed, deleted and restored entries are there, and reported once",
        arguments: JournalKind.allCases)
    func steps(kind: JournalKind) async throws {
        let stage = try await JournalUnderTest(kind)
        let id = try await stage.journal.add(film)
        #expect(stage.news() == [JournalChange(added: [id])])
        let changed = try await stage.journal.change(id) { $0.tagged("seen") }
        #expect(changed == film.tagged("seen"))
        #expect(stage.news() == [JournalChange(changed: [id], written: [id: changed])])
        let deleted = try await stage.journal.delete(id)
        #expect(deleted.id == id && deleted.entry == changed)
        #expect(stage.news() == [JournalChange(removed: [id])])
        #expect(await stage.journal.entry(id) == nil)
        #expect(await stage.names() == [])
        try await stage.journal.restore(deleted)
        #expect(stage.news() == [JournalChange(added: [id])])
        #expect(await stage.journal.entry(id) == changed)
        #expect(await stage.names() == ["Aida"])
    }

    @Test("A change that changes nothing is no news", arguments: JournalKind.allCases)
    func same(kind: JournalKind) async throws {
        let stage = try await JournalUnderTest(kind)
        let id = try await stage.journal.add(film)
        _ = stage.news()
        #expect(try await stage.journal.change(id) { $0 } == film)
        #expect(stage.news() == [])
    }

    @Test("A restored entry stands where it stood", arguments: JournalKind.allCases)
    func restoredInOrder(kind: JournalKind) async throws {
        let stage = try await JournalUnderTest(kind)
        let day = DateTime.vienna(19, 0, 0).day
        var ids: [EntryID] = []
        for title in ["A", "B", "C"] {
            ids.append(try await stage.journal.add(.film(Film(title: title, watched: day))))
        }
        #expect(await stage.names() == ["C", "B", "A"])
        try await stage.journal.restore(try await stage.journal.delete(ids[1]))
        try await stage.journal.change(ids[0]) { $0.tagged("x") }
        #expect(await stage.names() == ["C", "B", "A"])
    }

    @Test("What another program took away cannot be written", arguments: JournalKind.allCases)
    func gone(kind: JournalKind) async throws {
        let stage = try await JournalUnderTest(kind)
        let id = try await stage.journal.add(film)
        try await stage.lose(id)
        await #expect(throws: JournalError.entryGone(id)) {
            try await stage.journal.change(id) { $0 }
        }
        await #expect(throws: JournalError.entryGone(id)) {
            _ = try await stage.journal.delete(id)
        }
        #expect(await stage.journal.defect(of: id) == .entryGone(id))
        #expect(stage.news() == [])
    }

    @Test("An entry that is back already is not restored again", arguments: JournalKind.allCases)
    func back(kind: JournalKind) async throws {
        let stage = try await JournalUnderTest(kind)
        let id = try await stage.journal.add(film)
        let deleted = try await stage.journal.delete(id)
        try await stage.journal.restore(deleted)
        _ = stage.news()
        #expect(await stage.journal.isBack(deleted))
        #expect(try await stage.journal.restore(deleted) == id)
        #expect(stage.news() == [])
    }

    @Test(
        "Where another has its place, an entry comes back beside it",
        arguments: JournalKind.allCases)
    func beside(kind: JournalKind) async throws {
        let stage = try await JournalUnderTest(kind)
        let id = try await stage.journal.add(film)
        let deleted = try await stage.journal.delete(id)
        try await stage.putAnother("Gilda", at: id)
        let back = try await stage.journal.restore(deleted)
        #expect(back != id)
        #expect(stage.news() == [JournalChange(added: [back])])
        #expect(await stage.journal.entry(back) == film)
        #expect(await Set(stage.names()) == ["Aida", "Gilda"])
    }

    @Test("What comes back is the item that it was, wherever", arguments: JournalKind.allCases)
    func sameItem(kind: JournalKind) async throws {
        let stage = try await JournalUnderTest(kind)
        let id = try await stage.journal.add(film)
        let deleted = try await stage.journal.delete(id)
        try await stage.putAnother("Gilda", at: id)
        try await stage.lose(id)
        #expect(try await stage.journal.restore(deleted) == id)
        let again = try await stage.journal.delete(id)
        #expect(again.content == deleted.content)
        try await stage.putAnother("Gilda", at: id)
        let beside = try await stage.journal.restore(again)
        #expect(beside != id)
        #expect(try await stage.journal.delete(beside).content == deleted.content)
    }

    @Test(
        "An entry that is back with another text stays so, and what was deleted is kept",
        arguments: JournalKind.allCases)
    func changedMeanwhile(kind: JournalKind) async throws {
        let stage = try await JournalUnderTest(kind)
        let deleted = try await stage.journal.delete(try await stage.journal.add(film))
        try await stage.bringBack(deleted, titled: "Gilda")
        let error = try #require(
            await #expect(throws: JournalError.self) { try await stage.journal.restore(deleted) })
        guard case .placeTaken(deleted.id, _, .some) = error else {
            Issue.record("\(error)")
            return
        }
        #expect(await stage.names() == ["Gilda"])
        #expect(stage.news() == [])
    }

    @Test("A written entry is read as its file has it", arguments: JournalKind.allCases)
    func asInFile(kind: JournalKind) async throws {
        let stage = try await JournalUnderTest(kind)
        let untidy = Entry.film(Film(title: "Late\tSpring", tags: ["b", "", "b"], notes: "A\r\nB"))
        for entry in [.film(.full), .trip(.full), untidy] {
            let id = try await stage.journal.add(entry)
            #expect(await stage.journal.entry(id) == entry.asInNewFile)
        }
    }

    @Test("An entry stays of its kind", arguments: JournalKind.allCases)
    func kinds(kind: JournalKind) async throws {
        let stage = try await JournalUnderTest(kind)
        let id = try await stage.journal.add(film)
        let trip = Entry.trip(.full)
        _ = stage.news()
        await #expect(throws: JournalError.invalid(.anotherKind(from: .film))) {
            try await stage.journal.change(id) { _ in trip }
        }
        #expect(await stage.journal.entry(id) == film)
        #expect(stage.news() == [])
    }

    @Test("What a file cannot hold is refused", arguments: JournalKind.allCases)
    func refused(kind: JournalKind) async throws {
        let stage = try await JournalUnderTest(kind)
        let id = try await stage.journal.add(film)
        _ = stage.news()
        let long = Entry.film(Film(title: String(repeating: "long ", count: 2_000)))
        let words = Localizer.inEnglish
        let defect = try #require(stage.journal.textsTooLong(in: long).values.first)
        for (entry, reason) in [(long, defect), (.film(Film(title: " ")), nil)] {
            let refusal = await #expect(throws: JournalError.self) {
                _ = try await stage.journal.add(entry)
            }
            let error = try #require(refusal)
            if let reason {
                #expect(words.sentence(error) == words.sentence(JournalError.invalid(reason)))
            }
            await #expect(throws: error) { try await stage.journal.change(id) { _ in entry } }
        }
        #expect(await stage.names() == ["Aida"])
        #expect(stage.news() == [])
    }
}
