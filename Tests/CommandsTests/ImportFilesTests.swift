import Domain
import Foundation
import Testing

@testable import Counterfoil

@MainActor
struct ImportFilesTests {
    private let stage = Stage()
    private let importer = ImporterDouble()
    private let journal = BatchesDouble()
    private let diary = SourcePlace(file: "diary.csv", row: 2)

    init() {
        let doubtful = ImportRow(
            .film, at: SourcePlace(file: "diary.csv", row: 3), title: "Cinderella")
        importer.preview = ImportPreview(
            sources: [.export(of: "Letterboxd", files: ["diary.csv"])],
            groups: [
                ImportGroup(
                    .new,
                    rows: [ImportRow(.film, at: diary, title: "Stalker", remarks: [.wanted])]),
                ImportGroup(.ambiguous, reason: .severalFilms, rows: [doubtful]),
                ImportGroup(
                    .leftOut, reason: .episode,
                    rows: [ImportRow(nil, at: SourcePlace(file: "diary.csv", row: 4), title: "Ep")]),
            ],
            questions: [
                ImportQuestion(
                    id: "which", .likes,
                    options: [.init("first", .earliest), .init("second", .latest)],
                    preset: nil, rows: [doubtful])
            ],
            hasRatings: true, batch: EntryBatch(additions: [.entry(.film(encounter))]))
    }

    private func run(
        answers: [String: String] = [:], rehearsal: Bool = false, asJSON: Bool = false
    ) async -> CommandStatus {
        await ImportFiles(
            files: [URL(filePath: "/diary.csv")], choices: ImportChoices(answers: answers),
            isRehearsal: rehearsal, isJSON: asJSON, importer: importer, journal: journal,
            words: english
        ).perform(on: stage.console)
    }

    @Test("A rehearsal lists every row and every question, and writes nothing")
    func rehearsal() async {
        #expect(await run(rehearsal: true) == .done)
        #expect(journal.written.isEmpty)
        #expect(
            stage.results.lines == [
                "Letterboxd: diary.csv",
                "1 film is new", "  diary.csv, row 2: Stalker, on your watchlist",
                "1 film needs a decision: Several films have this title and year",
                "  diary.csv, row 3: Cinderella",
                "1 row is left out: An episode, not a film", "  diary.csv, row 4: Ep",
                "Question which: What should happen to the films that you liked?",
                "  first: The earliest", "  second: The latest",
                "  1 row needs --answer 'which=…'",
                "Bands: 2,4,6,8 of 10 (--bands 2,4,6,8)",
            ])
        #expect(
            stage.messages.lines.last
                == "1 row needs an answer and would not be imported; give one with --answer.")
    }

    @Test("An import writes what it can, and lists the rows that wait")
    func importing() async {
        #expect(await run() == .done)
        #expect(journal.written.map(\.title) == ["diary.csv"])
        #expect(!stage.results.text.contains("Stalker"))
        #expect(stage.results.text.contains("diary.csv, row 3: Cinderella"))
        #expect(stage.messages.text.contains("1 entry was added. “counterfoil"))
        #expect(
            stage.messages.lines.last
                == "1 row was left undecided and not imported; --dry-run lists the questions, and "
                + "--answer answers them.")
    }

    @Test("An unexpected or invalid answer stops the import before anything is written")
    func wrongAnswers() async {
        #expect(await run(answers: ["witch": "first"]) == .usage)
        #expect(await run(answers: ["which": "third"]) == .usage)
        #expect(journal.written.isEmpty)
        #expect(stage.results.text.isEmpty)
        #expect(stage.messages.text.contains("“witch”"))
        #expect(stage.messages.text.contains("answer it with first or second"))
        #expect(await run(answers: ["which": "first"]) == .done)
        #expect(importer.asked.last?.choices.answers == ["which": "first"])
    }

    @Test("JSON holds the groups with their rows, the questions, and what was written")
    func json() async throws {
        #expect(await run(asJSON: true) == .done)
        let object = try #require(
            JSONSerialization.jsonObject(with: Data(stage.results.bytes)) as? [String: Any])
        let groups = try #require(object["groups"] as? [[String: Any]])
        #expect(groups.map { $0["verdict"] as? String } == ["new", "ambiguous", "leftOut"])
        #expect(groups.map { $0["films"] as? Int } == [1, 1, 0])
        let questions = try #require(object["questions"] as? [[String: Any]])
        #expect(questions.map { $0["id"] as? String } == ["which"])
        #expect(questions[0]["preset"] is NSNull)
        #expect(object["written"] as? [String: Int] == ["added": 1, "changed": 0])
        #expect(object["undecided"] as? Int == 1)
    }

    @Test("Where there is nothing to write, nothing is")
    func nothing() async {
        importer.preview.batch = EntryBatch()
        #expect(await run() == .done)
        #expect(journal.written.isEmpty)
    }

    @Test("What cannot be read, and what cannot be written, is said")
    func failures() async {
        importer.failure = .unrecognised(file: "poem.txt")
        #expect(await run() == .failed)
        importer.failure = nil
        journal.failure = .diskFull(path: "/journal")
        #expect(await run() == .failed)
        #expect(stage.results.text.isEmpty)
        #expect(stage.messages.lines.count == 2)
        #expect(stage.messages.text.contains("poem.txt"))
    }

    @Test("Rows that cannot be read are listed, and where there are no others it has failed")
    func unreadable() async {
        let broken = ImportGroup(
            .unreadable, reason: .unreadable(.cutOff),
            rows: [ImportRow(nil, at: diary, title: "2024-01-02,\"Stal")])
        importer.preview.groups.append(broken)
        #expect(await run() == .done)
        importer.preview = ImportPreview(
            sources: [.export(of: "Letterboxd", files: ["diary.csv"])], groups: [broken])
        for rehearsal in [false, true] {
            #expect(await run(rehearsal: rehearsal) == .failed)
            #expect(stage.messages.lines.last == "Nothing was imported: nothing could be read.")
            #expect(stage.results.lines.last == "  diary.csv, row 2: 2024-01-02,\"Stal")
        }
        #expect(journal.written.count == 1)
    }

    @Test("Cancelling prints a message, and has an exit status of its own")
    func cancelling() async {
        importer.failure = .cancelled
        #expect(await run() == .cancelled)
        importer.failure = nil
        journal.failure = .cancelled
        #expect(await run() == .cancelled)
    }

    @Test("The last import is taken back, and what was changed since is named")
    func undo() async {
        journal.last = WrittenBatch(id: "1", title: "diary.csv", added: 3, changed: 1)
        journal.kept = [EntryID("a.ics")]
        let undo = UndoImport(journal: journal, words: english)
        #expect(await undo.perform(on: stage.console) == .done)
        #expect(journal.taken.map(\.id) == ["1"])
        #expect(
            stage.results.lines == [
                "diary.csv: 3 entries were moved to the trash. 1 entry was restored.",
                "a.ics: kept (changed since)",
            ])
        journal.last = nil
        #expect(await undo.perform(on: stage.console) == .failed)
    }

    @Test("Records that cannot be read are told of, and not that there is nothing to undo")
    func recordsNotRead() async {
        journal.lastFailure = .failed(.said("The records of imports in /r cannot be read."))
        for isRehearsal in [false, true] {
            let undo = UndoImport(journal: journal, isRehearsal: isRehearsal, words: english)
            #expect(await undo.perform(on: stage.console) == .failed)
            #expect(stage.messages.lines.last?.contains("The records of imports in /r") == true)
        }
        #expect(stage.results.lines == [] && journal.taken.isEmpty)
    }

    @Test("A rehearsal says what would be taken back, and takes nothing back")
    func undoRehearsed() async {
        journal.last = WrittenBatch(id: "1", title: "diary.csv", added: 3, changed: 1)
        let undo = UndoImport(journal: journal, isRehearsal: true, words: english)
        #expect(await undo.perform(on: stage.console) == .done)
        #expect(journal.taken.isEmpty)
        journal.last = WrittenBatch(id: "2", title: "Repair of shared UIDs", added: 0, changed: 2)
        #expect(await undo.perform(on: stage.console) == .done)
        #expect(
            stage.results.lines == [
                "diary.csv: 3 entries would be removed. 1 entry would be restored.",
                "Repair of shared UIDs: 2 entries would be restored.",
            ])
        #expect(
            stage.messages.lines.last
                == "Nothing was undone: this was a dry run. What was changed since would be "
                + "kept.")
        journal.last = nil
        #expect(await undo.perform(on: stage.console) == .failed)
    }

    @Test("Without a trash, an undone import prints the path at which its entries are kept")
    func undoWithoutTrash() async {
        journal.last = WrittenBatch(id: "1", title: "diary.csv", added: 3, changed: 0)
        journal.place = .aside(path: "/data/removed/1")
        #expect(
            await UndoImport(journal: journal, words: english).perform(on: stage.console) == .done)
        #expect(
            stage.results.lines == [
                "diary.csv: 3 entries were kept in /data/removed/1, because the folder has no trash."
            ])
    }

    @Test("What could not all be put back is said, and is no success")
    func halfUndone() async {
        journal.last = WrittenBatch(id: "1", title: "diary.csv", added: 3, changed: 2)
        journal.failure = .halfTakenBack(title: "diary.csv", missing: 2)
        #expect(
            await UndoImport(journal: journal, words: english).perform(on: stage.console) == .failed
        )
        #expect(stage.messages.lines.joined().contains("2 of the entries"))
        #expect(stage.results.lines == [])
    }

    @Test("A table says how its columns were taken, and that is remembered once it is imported")
    func columns() async throws {
        let table = ImportTable(
            id: "columns|1", files: ["log.csv"],
            columns: [
                .init("Film", examples: []), .init("", examples: []), .init("Seen", examples: []),
            ],
            mapping: ColumnMapping(.film, [.field(.title): 0, .field(.watched): 2]))
        importer.preview.tables = [table]
        _ = await run(rehearsal: true)
        #expect(
            stage.results.lines.dropFirst().prefix(2) == [
                "Columns of log.csv: title=Film,watched=Seen (--columns)",
                "Columns left out: Column 2",
            ])
        #expect(importer.remembered == [])
        _ = await run(answers: ["which": "first"])
        #expect(importer.remembered == [table])
    }
}
