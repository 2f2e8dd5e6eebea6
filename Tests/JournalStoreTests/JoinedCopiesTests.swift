import Domain
import Foundation
import TestSupport
import Testing

@testable import JournalStore

@Suite("A copy of a sync program, compared with its entry and joined to it")
@MainActor
struct JoinedCopiesTests {
    private let folder: ScratchFolder
    private let file = CopyFile(EntryID("a (1).ics"), of: EntryID("a.ics"))

    init() throws {
        folder = try ScratchFolder()
    }

    private func write(_ name: String, _ lines: String..., tags: String = "") throws {
        try folder.write(
            calendar(
                (["BEGIN:VJOURNAL", "UID:u", "CATEGORIES:Film\(tags)", "SUMMARY:M"] + lines
                    + ["END:VJOURNAL"]).joined(separator: "\r\n")), to: name)
    }

    @Test("What differs is named, with the choice by which nothing is given up")
    func compared() async throws {
        try write("a.ics", "LOCATION:Roxy", "X-COUNTERFOIL-DIRECTORS:A", tags: ",x")
        try write(
            "a (1).ics", "LOCATION:Lido", "DESCRIPTION:Long", "X-COUNTERFOIL-DIRECTORS:B",
            tags: ",y")
        let open = try await OpenJournal(in: folder)
        let comparison = try await open.journal.comparison(of: file)
        #expect(!comparison.isSettled)
        #expect(
            comparison.fields == [
                ComparedField(.directors, canKeepBoth: true, proposal: .both),
                ComparedField(.place, proposal: nil),
                ComparedField(.tags, canKeepBoth: true, proposal: .both),
                ComparedField(.notes, proposal: .copy),
            ])
    }

    @Test("Properties of other programs that differ are compared too, and kept as a person chooses")
    func properties() async throws {
        try write("a.ics", "PRIORITY:1", "X-ONE:1")
        try write("a (1).ics", "PRIORITY:2", "X-TWO:2")
        let open = try await OpenJournal(in: folder)
        let recorded = UndoableJournal(open.journal)
        let before = try folder.text("a.ics")
        let comparison = try await recorded.comparison(of: file)
        #expect(comparison.fields == [] && !comparison.isSettled)
        #expect(comparison.properties == [ComparedProperty("PRIORITY", original: "1", copy: "2")])
        await #expect(throws: JournalError.self) {
            try await recorded.join(comparison, choosing: [:])
        }
        #expect(try folder.text("a.ics") == before)
        for (choice, line) in [(TextChoice.original, "PRIORITY:1"), (.copy, "PRIORITY:2")] {
            _ = try await recorded.join(
                comparison, choosing: TextChoices(properties: ["PRIORITY": choice]))
            let text = try folder.text("a.ics")
            for line in [line, "X-ONE:1", "X-TWO:2"] { #expect(text.contains(line + "\r\n")) }
            #expect(text.components(separatedBy: "PRIORITY").count == 2)
            try await recorded.steps.undo()
            #expect(try folder.text("a.ics") == before)
        }
    }

    @Test("Notes that differ can both be kept, the later after the earlier")
    func notes() async throws {
        try write("a.ics", "DESCRIPTION:Long\\n\\nLoud")
        try write("a (1).ics", "DESCRIPTION:Long\\n\\nIn colour")
        let open = try await OpenJournal(in: folder)
        let comparison = try await open.journal.comparison(of: file)
        #expect(comparison.fields == [ComparedField(.notes, canKeepBoth: true, proposal: nil)])
        _ = try await open.journal.join(comparison, choosing: [.notes: .both])
        guard case .film(let film)? = await open.journal.entry(file.original) else {
            return #expect(Bool(false), "no film")
        }
        let paragraphs = film.notes.components(separatedBy: "\n\n")
        #expect(paragraphs.count == 3 && Set(paragraphs) == ["Long", "Loud", "In colour"])
    }

    @Test("Equal texts, and one that lacks nothing of the other, leave nothing to choose")
    func settled() async throws {
        try write("a.ics", "LOCATION:Roxy")
        try write("a (1).ics", "LOCATION:Roxy")
        let open = try await OpenJournal(in: folder)
        #expect(try await open.journal.comparison(of: file).isSettled)
        try write("a (1).ics", "LOCATION:Roxy", "DESCRIPTION:Long")
        #expect(try await open.journal.comparison(of: file).isSettled)
        try write("a.ics", "LOCATION:Roxy", tags: ",x")
        #expect(try await !open.journal.comparison(of: file).isSettled)
    }

    @Test("Joined as chosen, the copy is in the trash; undone, both files are as they were")
    func joined() async throws {
        try write("a.ics", "LOCATION:Roxy", "X-ONE:1", tags: ",x")
        try write("a (1).ics", "LOCATION:Lido", "DESCRIPTION:Long", "X-TWO:2", tags: ",y")
        let open = try await OpenJournal(in: folder)
        let recorded = UndoableJournal(open.journal)
        let before = (try folder.text("a.ics"), try folder.text("a (1).ics"))
        let comparison = try await recorded.comparison(of: file)
        _ = try await recorded.join(comparison, choosing: [.place: .copy])
        for _ in 0..<2 {
            let text = try folder.text("a.ics")
            for line in ["LOCATION:Lido", "DESCRIPTION:Long", "X-ONE:1", "X-TWO:2"] {
                #expect(text.contains(line + "\r\n"))
            }
            guard case .film(let film)? = await open.journal.entry(file.original) else {
                return #expect(Bool(false), "no film")
            }
            #expect(Set(film.tags) == ["x", "y"])
            #expect(try folder.names == ["a.ics"])
            #expect(open.journal.condition.copies == [])
            try await recorded.steps.undo()
            #expect(try folder.text("a.ics") == before.0)
            #expect(try folder.text("a (1).ics") == before.1)
            #expect(open.journal.condition.copies == [file])
            #expect(await open.journal.listing(matching: EntryQuery()).count == 1)
            try await recorded.steps.redo()
        }
    }

    @Test("Without a trash the copy is kept aside, and comes back as a copy")
    func aside() async throws {
        try write("a.ics", "LOCATION:Roxy")
        try write("a (1).ics", "LOCATION:Lido")
        let open = try await OpenJournal(in: folder)
        open.trash.refusal = TrashFailure("There is none.", isMissing: true)
        let recorded = UndoableJournal(open.journal)
        let comparison = try await recorded.comparison(of: file)
        _ = try await recorded.join(comparison, choosing: [.place: .copy])
        #expect(try folder.names == ["a.ics"])
        try await recorded.steps.undo()
        #expect(open.journal.condition.copies == [file])
        #expect(await open.journal.listing(matching: EntryQuery()).count == 1)
    }

    @Test("Where the copy cannot go to the trash, the entry is as it was")
    func refused() async throws {
        try write("a.ics", "LOCATION:Roxy")
        try write("a (1).ics", "LOCATION:Lido")
        let open = try await OpenJournal(in: folder)
        open.trash.refusal = TrashFailure("The disk reports an error.")
        let before = try folder.text("a.ics")
        let comparison = try await open.journal.comparison(of: file)
        await #expect(throws: JournalError.self) {
            try await open.journal.join(comparison, choosing: [.place: .copy])
        }
        #expect(try folder.text("a.ics") == before)
        #expect(try folder.names.sorted() == ["a (1).ics", "a.ics"])
    }

    @Test(
        "Nothing is written without a choice that is needed, nor of a text that was changed since")
    func notWritten() async throws {
        try write("a.ics", "LOCATION:Roxy")
        try write("a (1).ics", "LOCATION:Lido")
        let open = try await OpenJournal(in: folder)
        let comparison = try await open.journal.comparison(of: file)
        let before = try folder.text("a.ics")
        await #expect(throws: JournalError.self) {
            try await open.journal.join(comparison, choosing: [:])
        }
        try write("a (1).ics", "LOCATION:Kino")
        await #expect(throws: JournalError.self) {
            try await open.journal.join(comparison, choosing: [.place: .original])
        }
        #expect(try folder.text("a.ics") == before)
        #expect(try folder.names.sorted() == ["a (1).ics", "a.ics"])
    }

    @Test("What was changed since stays with an undo, and the copy comes back")
    func changedSince() async throws {
        try write("a.ics", "LOCATION:Roxy")
        try write("a (1).ics", "LOCATION:Lido", "DESCRIPTION:Long")
        let open = try await OpenJournal(in: folder)
        let comparison = try await open.journal.comparison(of: file)
        let joined = try await open.journal.join(comparison, choosing: [.place: .copy])
        _ = try await open.journal.change(file.original) { entry in
            guard case .film(var film) = entry else { return entry }
            film.place = "Kino"
            return .film(film)
        }
        let outcome = try await open.journal.separate(joined)
        #expect(outcome.left == [.place])
        guard case .film(let film)? = await open.journal.entry(file.original) else {
            return #expect(Bool(false), "no film")
        }
        #expect(film.place == "Kino" && film.notes.isEmpty)
        #expect(open.journal.condition.copies == [file])
    }
}
