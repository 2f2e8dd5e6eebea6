import Domain
import Foundation
import Statistics
import TestSupport
import Testing

@testable import JournalStore

@MainActor
@Suite("Lists are files of the journal's folder", .timeLimit(.minutes(1)))
struct ListFilesTests {
    private func file(_ name: String, _ text: String) -> ListFile {
        ListFile(name: name, content: Array(text.utf8))
    }

    private func batch(_ lists: [EntryBatch.List]) -> EntryBatch {
        EntryBatch(
            title: "lists.zip", additions: [.entry(.film(Film(title: "Gilda")))], lists: lists)
    }

    @Test("Tables are found beside the entries, which the index does not take for entries")
    func found() async throws {
        let open = try await OpenJournal()
        for name in ["Best.csv", "WORST.CSV", ".hidden.csv", "notes.txt", "a.csv.tmp"] {
            try open.folder.write("Title\nGilda\n", to: name)
        }
        try FileManager.default.createDirectory(
            atPath: open.folder.path("folder.csv"), withIntermediateDirectories: false)
        symlink("/etc/passwd", open.folder.path("link.csv"))
        let found = try await open.journal.listFiles()
        #expect(found.map(\.name).sorted() == ["Best.csv", "WORST.CSV"])
        #expect(found.allSatisfy { $0.content == Array("Title\nGilda\n".utf8) })
        let again = try await OpenJournal(in: open.folder)
        #expect(await again.all.count == 0 && again.journal.condition.unreadable == [])
    }

    @Test("A batch writes lists with its entries, and takes both back, as they were")
    func batches() async throws {
        let open = try await OpenJournal()
        try open.folder.write("old", to: "Best.csv")
        let written = try await open.journal.write(
            batch([.new(file("Worst.csv", "w")), .changed(file("Best.csv", "new"))])
        ) { _ in }
        #expect(written.added == 1 && written.changed == 0 && written.lists == 2)
        #expect(try open.folder.text("Worst.csv") == "w")
        #expect(try open.folder.text("Best.csv") == "new")
        #expect(open.changes.contains { $0.listsChanged })
        let again = try await OpenJournal(in: open.folder, records: open.records)
        #expect(try await again.journal.lastBatch() == written)
        let contents = try await again.journal.contents(of: written)
        #expect(contents.lists.count == 2)

        let back = try await again.journal.takeBack(written)
        #expect(back == TakenBack(removed: 1, restored: 0, lists: 2, kept: []))
        #expect(try again.folder.names == ["Best.csv"])
        #expect(try again.folder.text("Best.csv") == "old")
        #expect(again.changes.contains { $0.listsChanged })

        _ = try await again.journal.write(contents) { _ in }
        #expect(try again.folder.text("Worst.csv") == "w")
        #expect(try again.folder.text("Best.csv") == "new")
    }

    @Test("A list is made under a free name, and changed unless another program was first")
    func written() async throws {
        let open = try await OpenJournal()
        try open.folder.write("mine", to: "Best.csv")
        let journal = open.journal
        let made = try await journal.writeList(
            file("Best.csv", "a"), insteadOf: nil, called: "Best")
        #expect(made.name == "Best 2.csv")
        #expect(try open.folder.text("Best.csv") == "mine")
        let changed = try await journal.writeList(
            file("Best 2.csv", "b"), insteadOf: made, called: "Best")
        #expect(try open.folder.text("Best 2.csv") == "b")
        #expect(open.changes.contains { $0.listsChanged })
        try open.folder.write("theirs", to: "Best 2.csv")
        await #expect(throws: JournalError.placeTaken(EntryID("Best 2.csv"))) {
            _ = try await journal.writeList(
                file("Best 2.csv", "c"), insteadOf: changed, called: "Best")
        }
        #expect(try open.folder.text("Best 2.csv") == "theirs")
    }

    @Test("A list that was changed since stays, and is named")
    func changedSince() async throws {
        let open = try await OpenJournal()
        let written = try await open.journal.write(batch([.new(file("Best.csv", "a"))])) { _ in }
        try open.folder.write("mine", to: "Best.csv")
        let back = try await open.journal.takeBack(written)
        #expect(back.kept == [EntryID("Best.csv")] && back.lists == 0)
        #expect(try open.folder.text("Best.csv") == "mine")
    }

    @Test("A new list never takes another file's name, and is a table whatever it is called")
    func names() async throws {
        let open = try await OpenJournal()
        try open.folder.write("mine", to: "Best.csv")
        _ = try await open.journal.write(
            batch([
                .new(file("Best.csv", "a")), .new(file("Best.csv", "b")),
                .new(file("../evil.csv", "c")), .new(file(".hidden.csv", "d")),
            ])
        ) { _ in }
        #expect(try open.folder.text("Best.csv") == "mine")
        #expect(try open.folder.text("Best 2.csv") == "a")
        #expect(try open.folder.text("Best 3.csv") == "b")
        let lists = try await open.journal.listFiles()
        #expect(
            Set(lists.map { String(decoding: $0.content, as: UTF8.self) }).isSuperset(of: [
                "c", "d",
            ]))
        #expect(!FileManager.default.fileExists(atPath: open.folder.path("../evil.csv")))
    }

    @Test("What another program does to a list is told, and is no news of entries")
    func watched() async throws {
        let open = try await OpenJournal()
        try open.folder.write("Title\n", to: "Best.csv")
        #expect(await open.change(after: "Best.csv") == JournalChange(listsChanged: true))
    }

    @Test("A list goes to the trash, and comes back with the undo")
    func deleted() async throws {
        let open = try await OpenJournal()
        let recorded = UndoableJournal(open.journal)
        try open.folder.write("a", to: "Best.csv")
        let list = file("Best.csv", "a")
        _ = try await recorded.removeList(list)
        #expect(open.trash.trashed == [open.folder.path("Best.csv")])
        #expect(try open.folder.names == [])
        #expect(recorded.steps.undoable == .list(list, .trash))
        try await recorded.steps.undo()
        #expect(try open.folder.text("Best.csv") == "a")
        try await recorded.steps.redo()
        #expect(try open.folder.names == [])
        try open.folder.write("mine", to: "Best.csv")
        await #expect(throws: JournalError.self) { try await recorded.steps.undo() }
        #expect(try open.folder.text("Best.csv") == "mine")
    }

    @Test("A list that another program has changed meanwhile is not deleted")
    func deletedMeanwhile() async throws {
        let open = try await OpenJournal()
        try open.folder.write("mine", to: "Best.csv")
        await #expect(throws: JournalError.self) {
            try await open.journal.removeList(file("Best.csv", "a"))
        }
        await #expect(throws: JournalError.entryGone(EntryID("Gone.csv"))) {
            try await open.journal.removeList(file("Gone.csv", "a"))
        }
        #expect(try open.folder.text("Best.csv") == "mine")
    }

    @Test("Answers are kept in a file of lines, which vdir's tools pass over")
    func answers() async throws {
        let open = try await OpenJournal()
        let name = ".counterfoil-lists.tsv"
        let same = ListAnswer(title: "So\tlaris", listed: 1971, year: 1972, isSame: true)
        let other = ListAnswer(title: "Suspiria", listed: nil, year: 1977, isSame: false)
        try open.folder.write("# mine\nsame\tx\ty\t1\n", to: name)
        try await open.journal.changeListAnswers(removing: [], adding: [same, other])
        #expect(
            try open.folder.text(name)
                == "# mine\nsame\tx\ty\t1\nsame\tSo laris\t1971\t1972\nother\tSuspiria\t\t1977\n")
        #expect(
            try await open.journal.listAnswers()
                == [ListAnswer(title: "So laris", listed: 1971, year: 1972, isSame: true), other])
        try await open.journal.changeListAnswers(removing: [other], adding: [])
        #expect(try await open.journal.listAnswers().count == 1)
        #expect(!open.changes.isEmpty)
        #expect(open.changes.allSatisfy { $0 == JournalChange(listsChanged: true) })
    }

    @Test("Without a trash, what cannot be put back is kept for good")
    func keptForGood() async throws {
        let open = try await OpenJournal()
        open.trash.refusal = TrashFailure("no trash", isMissing: true)
        let recorded = UndoableJournal(open.journal)
        try open.folder.write("a", to: "Best.csv")
        _ = try await recorded.removeList(file("Best.csv", "a"))
        try open.folder.write("mine", to: "Best.csv")
        do {
            try await recorded.steps.undo()
            Issue.record("it took another one's place")
        } catch {
            guard case .placeTaken(_, _, let kept?) = error else {
                Issue.record("\(error)")
                return
            }
            open.journal.endOffers()
            #expect(try String(contentsOfFile: kept, encoding: .utf8) == "a")
        }
        #expect(try open.folder.text("Best.csv") == "mine")
    }
}
