import Domain
import Foundation
import Presentation
import Signals
import TestSupport
import Testing
import Wording

@testable import JournalFeature

@Suite("An import, from the files to the bar that takes it back", .freed, .timeLimit(.minutes(1)))
struct ImportPresenterTests {
    private typealias Message = InterchangeViewSpy.Message
    private typealias Preview = InterchangeViewSpy.Preview

    private let waiting = Preview(
        groups: [
            "1 film is new||Gilda", "1 film needs a decision||Playtime",
            "1 row is left out|An episode, not a film|Pilot",
        ], questions: ["What should happen to the episodes of series? ?"],
        bands: [2, 4, 6, 8, nil],
        summary: "1 entry will be added. Undecided and skipped: 1 film.")
    private let decided = Preview(
        groups: [
            "2 films are new||Gilda|Playtime", "1 row is left out|An episode, not a film|Pilot",
        ], questions: ["What should happen to the episodes of series? Add it"],
        bands: [2, 4, 6, 8, nil],
        summary: "2 entries will be added.")
    private let reading = Message.progress(ProgressViewModel(text: "Reading…"))
    private let readSome = Message.progress(ProgressViewModel(text: "Reading: 7"))

    @Test("Files are chosen, read, and shown before anything is written")
    func preview() async {
        let stage = InterchangeStage()
        stage.view.importing.emit([URL(filePath: "/tmp/a.csv"), URL(filePath: "/tmp/b.csv")])
        await stage.view.messages.until { $0 == .progress(nil) }
        #expect(
            stage.view.messages.all == [
                .open("2 files"), reading, readSome, .preview(waiting), .progress(nil),
            ])
        #expect(stage.journal.writes == [])
    }

    @Test("A group that waits leads to its question, and no other group leads anywhere")
    func question() async throws {
        let stage = InterchangeStage()
        let screen = try await stage.preview()
        #expect(screen.shown?.groups.map(\.question) == [nil, "q", nil])
    }

    @Test("The button names the imported entries, and is plain where there are none")
    func button() async throws {
        let stage = InterchangeStage()
        let screen = try await stage.preview()
        #expect(screen.shown?.confirm == "_Import 1 Film")
        stage.importer.answer = { _ in
            let row = ImportRow(.film, at: SourcePlace(file: "a.csv"), title: "Gilda")
            return ImportPreview(groups: [ImportGroup(.new, rows: [row])])
        }
        screen.answers.emit(ImportAnswer(question: "q", option: 0))
        await stage.view.messages.until { $0 == .progress(nil) }
        #expect(screen.shown?.confirm == "_Import" && screen.shown?.importing == nil)
    }

    @Test("Of several questions that a group waits for, it leads to the first without an answer")
    func questions() async throws {
        let stage = InterchangeStage()
        stage.importer.answer = { choices in
            let row = ImportRow(.film, at: SourcePlace(file: "a.csv"), title: "Gilda")
            let questions = ["a", "b", "c"].map {
                ImportQuestion(
                    id: $0, .likes, options: [.init("x", .addIt)], preset: nil, rows: [row])
            }
            return ImportPreview(
                groups: [ImportGroup(.ambiguous, rows: [row], waitingFor: ["c", "a"])],
                questions: questions)
        }
        let screen = try await stage.preview()
        #expect(screen.shown?.groups.map(\.question) == ["a"])
        #expect(
            screen.shown?.summary == "Nothing will be imported yet: 1 film needs a decision.")
        screen.answers.emit(ImportAnswer(question: "a", option: 0))
        await stage.view.messages.until { $0 == .progress(nil) }
        #expect(screen.shown?.groups.map(\.question) == ["c"])
    }

    @Test("A journal that cannot be written to is said at once, for as long as it cannot")
    func readOnly() async throws {
        let stage = InterchangeStage()
        stage.journal.condition.folder = .readOnly(path: "/journal")
        let screen = try await stage.preview()
        let why = try #require(
            Localizer.inEnglish.whyReadOnly(stage.journal.condition.folder))
        #expect(screen.shown?.importing == .unavailable(because: why))
        #expect(screen.shown?.summary == waiting.summary + " " + why)
        stage.journal.condition.folder = .ready
        stage.journal.report(JournalChange(conditionChanged: true))
        #expect(stage.view.messages.all == [.preview(waiting), .progress(nil)])
        stage.journal.report(JournalChange(conditionChanged: true))
        #expect(stage.view.messages.all.count == 2)
    }

    @Test("Who chooses no files sees no preview")
    func nothingChosen() {
        let stage = InterchangeStage()
        stage.view.importing.emit([])
        #expect(stage.view.messages.all == [])
    }

    @Test("An answer is taken into account, and can be taken back")
    func answer() async throws {
        let stage = InterchangeStage()
        let screen = try await stage.preview()
        screen.answers.emit(ImportAnswer(question: "q", option: 0))
        await stage.view.messages.until { $0 == .progress(nil) }
        #expect(
            stage.view.messages.all == [reading, readSome, .preview(decided), .progress(nil)])
        stage.view.messages.removeAll()
        screen.answers.emit(ImportAnswer(question: "q", option: nil))
        await stage.view.messages.until { $0 == .progress(nil) }
        #expect(stage.view.messages.all.contains(.preview(waiting)))
    }

    @Test("Only filling in is chosen where there are films to add, and takes effect at once")
    func onlyFillingIn() async throws {
        let stage = InterchangeStage()
        stage.importer.answer = { choices in
            var preview = ImportPreview.answering(choices)
            preview.onlyFillsIn = choices.onlyFillsIn
            return preview
        }
        let screen = try await stage.preview()
        #expect(screen.shown?.onlyFillsIn == false)
        screen.fillingIn.emit(true)
        await stage.view.messages.until { $0 == .progress(nil) }
        #expect(stage.importer.asked.last?.onlyFillsIn == true)
        #expect(screen.shown?.onlyFillsIn == true)
        let count = stage.importer.asked.count
        screen.fillingIn.emit(true)
        #expect(stage.importer.asked.count == count)
    }

    @Test("The end of a band that is moved takes along the ends it passes")
    func bands() async throws {
        let stage = InterchangeStage()
        let screen = try await stage.preview()
        screen.moves.emit(ImportBandMove(band: 1, end: 7))
        await stage.view.messages.until { $0 == .progress(nil) }
        #expect(stage.importer.asked.last?.bands.ends == [2, 7, 7, 8])
        screen.moves.emit(ImportBandMove(band: 3, end: 1))
        await stage.view.messages.until(count: 8)
        #expect(stage.importer.asked.last?.bands.ends == [1, 1, 1, 1])
    }

    @Test("Only the latest of several quick choices is shown")
    func quickChoices() async throws {
        let stage = InterchangeStage()
        let screen = try await stage.preview()
        stage.importer.gate.isClosed = true
        screen.answers.emit(ImportAnswer(question: "q", option: 1))
        await stage.importer.gate.untilHeld(1)
        stage.importer.gate.isClosed = false
        screen.answers.emit(ImportAnswer(question: "q", option: 0))
        await stage.view.messages.until { $0 == .progress(nil) }
        stage.importer.gate.letOneGo()
        // By the time that another one is shown, the first would have been.
        screen.answers.emit(ImportAnswer(question: "q", option: 0))
        await stage.view.messages.until(2) { $0 == .progress(nil) }
        let previews = stage.view.messages.all.filter {
            if case .preview = $0 { true } else { false }
        }
        #expect(previews == [.preview(decided), .preview(decided)])
    }

    @Test("A confirmed import is written, reported, and can be undone")
    func write() async throws {
        let stage = InterchangeStage()
        let screen = try await stage.preview()
        screen.confirmation.emit()
        await stage.view.messages.until { $0 == .canUndo(true) }
        #expect(
            stage.view.messages.all == [
                .progress(ProgressViewModel(text: "Writing…")),
                .progress(ProgressViewModel(text: "Writing 0 of 1", fraction: 0)),
                .progress(ProgressViewModel(text: "Writing 1 of 1", fraction: 1)),
                .dismiss,
                .imported(
                    ImportedViewModel(
                        title: "Imported 1 film.",
                        detail: "1 film was left undecided and not imported.", canUndo: true)),
                .canUndo(true),
            ])
        #expect(stage.journal[EntryID("entry-1.ics")] == .film(Film(title: "Gilda")))
        #expect(try await stage.journal.lastBatch()?.title == "letterboxd.zip")

        stage.view.messages.removeAll()
        stage.view.undoingShown.emit()
        await stage.view.messages.until { $0 == .canUndo(false) }
        #expect(stage.view.messages.all == [.imported(nil), .canUndo(false)])
        #expect(stage.journal[EntryID("entry-1.ics")] == nil)
        #expect(stage.recorded.steps.redoable?.kind == .batch)
    }

    @Test("A second click on Import, while the entries are being written, writes nothing more")
    func confirmTwice() async throws {
        let stage = InterchangeStage()
        let screen = try await stage.preview()
        stage.journal.writeGate.isClosed = true
        screen.confirmation.emit()
        await stage.journal.writeGate.untilHeld()
        screen.confirmation.emit()
        stage.journal.writeGate.letOneGo()
        await stage.view.messages.until { $0 == .canUndo(true) }
        #expect(stage.journal.writeGate.heldCount == 0)
        #expect(stage.journal.writes.count == 1)
    }

    @Test("A second click on Undo, before the first is through, takes nothing more back")
    func undoTwice() async throws {
        let stage = InterchangeStage()
        let older = try await stage.journal.write(
            EntryBatch(additions: [.entry(.film(Film(title: "Laura")))])
        ) { _ in }
        try await stage.preview().confirmation.emit()
        await stage.view.messages.until { $0 == .canUndo(true) }
        stage.view.messages.removeAll()
        stage.journal.writeGate.isClosed = true
        stage.view.undoingShown.emit()
        await stage.journal.writeGate.untilHeld()
        stage.view.undoingShown.emit()
        stage.journal.writeGate.letOneGo()
        await stage.view.messages.until { $0 == .imported(nil) }
        #expect(stage.journal.writeGate.heldCount == 0)
        #expect(try await !stage.recorded.steps.undo())
        #expect(stage.view.messages.all.filter { $0 == .imported(nil) }.count == 1)
        #expect(stage.view.messages.all.allSatisfy { $0 == .imported(nil) || $0 == .canUndo(true) })
        #expect(try await stage.journal.lastBatch() == older)
    }

    @Test("Where the records cannot be read, Undo stays, and says why instead of doing nothing")
    func recordsNotRead() async throws {
        let stage = InterchangeStage()
        try await stage.preview().confirmation.emit()
        await stage.view.messages.until { $0 == .canUndo(true) }
        stage.journal.batchFailure = .failed(.said("The records of imports in /r cannot be read."))
        stage.view.messages.removeAll()
        stage.view.undoing.emit()
        let failure = FailureViewModel(
            title: "The import was not undone.",
            reason: "The records of imports in /r cannot be read.")
        await stage.view.messages.until { $0 == .failure(failure) }
        #expect(!stage.view.messages.all.contains(.canUndo(false)))
    }

    @Test("An import that is undone by key takes its bar with it")
    func undoneElsewhere() async throws {
        let stage = InterchangeStage()
        try await stage.preview().confirmation.emit()
        await stage.view.messages.until { $0 == .canUndo(true) }
        stage.view.messages.removeAll()
        try await stage.recorded.steps.undo()
        #expect(stage.view.messages.all == [.imported(nil)])
    }

    @Test("The bar stays where another import than the one it names is undone")
    func anotherIsUndone() async throws {
        let stage = InterchangeStage()
        try await stage.preview().confirmation.emit()
        await stage.view.messages.until { $0 == .canUndo(true) }
        _ = try await stage.recorded.write(
            EntryBatch(additions: [.entry(.film(Film(title: "Laura")))])
        ) { _ in }
        stage.view.messages.removeAll()
        try await stage.recorded.steps.undo()
        #expect(!stage.view.messages.all.contains(.imported(nil)))
    }

    @Test("The bar takes back the import that it names, and no older one in its place")
    func undoOfAnother() async throws {
        let stage = InterchangeStage()
        _ = try await stage.journal.write(
            EntryBatch(additions: [.entry(.film(Film(title: "Laura")))])
        ) { _ in }
        try await stage.preview().confirmation.emit()
        await stage.view.messages.until { $0 == .canUndo(true) }
        let shown = try #require(try await stage.journal.lastBatch())
        _ = try await stage.journal.takeBack(shown)

        stage.view.messages.removeAll()
        stage.view.undoingShown.emit()
        await stage.view.messages.until { $0 == .canUndo(true) }
        #expect(
            stage.view.messages.all == [
                .imported(nil),
                .imported(
                    ImportedViewModel(
                        title: Localizer.inEnglish.sentence(JournalError.takenBack), canUndo: false
                    )),
                .canUndo(true),
            ])
        #expect(stage.journal[EntryID("entry-1.ics")] == .film(Film(title: "Laura")))

        stage.view.undoing.emit()
        await stage.view.messages.until { if case .ask = $0 { true } else { false } }
        stage.view.agree()
        await stage.view.messages.until { $0 == .canUndo(false) }
        #expect(stage.journal[EntryID("entry-1.ics")] == nil)
    }

    @Test("The bar takes back the import that it names, and no newer one")
    func undoOfOlder() async throws {
        let stage = InterchangeStage()
        try await stage.preview().confirmation.emit()
        await stage.view.messages.until { $0 == .canUndo(true) }
        let shown = try #require(try await stage.journal.lastBatch())
        _ = try await stage.journal.write(
            EntryBatch(additions: [.entry(.film(Film(title: "Laura")))])
        ) { _ in }
        stage.view.messages.removeAll()
        stage.view.undoingShown.emit()
        await stage.view.messages.until { $0 == .canUndo(true) }
        #expect(stage.journal.writes.last == .takeBack(shown.id))
        #expect(stage.journal[EntryID("entry-2.ics")] == .film(Film(title: "Laura")))
    }

    @Test("What other programs import and take back is known without a new start")
    func undoElsewhere() async throws {
        let stage = InterchangeStage()
        await stage.coordinator.start()
        #expect(stage.view.messages.all == [.canUndo(false)])
        let batch = try await stage.journal.write(
            EntryBatch(additions: [.entry(.film(Film(title: "Laura")))])
        ) { _ in }
        await stage.view.messages.until { $0 == .canUndo(true) }
        stage.view.messages.removeAll()
        _ = try await stage.journal.takeBack(batch)
        await stage.view.messages.until { $0 == .canUndo(false) }
    }

    @Test("An import of an earlier start can be taken back, once it was said how much that is")
    func undoLater() async throws {
        let stage = InterchangeStage([EntryID("laura.ics"): .film(Film(title: "Laura"))])
        _ = try await stage.journal.write(
            EntryBatch(
                title: "diary.csv", additions: [.entry(.film(Film(title: "Gilda")))],
                changes: [
                    .init(EntryID("laura.ics")) { _ in .film(Film(title: "Laura", year: 1944)) }
                ])
        ) { _ in }
        await stage.coordinator.start()
        stage.view.undoing.emit()
        let question = UndoImportQuestion(
            title: "Undo the import of “diary.csv”?",
            detail: "1 entry will be removed. 1 entry will be restored. "
                + "Entries that were changed since stay as they are.")
        await stage.view.messages.until { $0 == .ask(question) }
        #expect(stage.journal.writes.count == 1)
        stage.view.agree()
        await stage.view.messages.until { $0 == .canUndo(false) }
        #expect(stage.view.messages.all.first == .canUndo(true))
        #expect(stage.journal[EntryID("entry-1.ics")] == nil)
        try await stage.recorded.steps.redo()
        #expect(stage.journal[EntryID("entry-1.ics")] == .film(Film(title: "Gilda")))
        #expect(stage.journal[EntryID("laura.ics")] == .film(Film(title: "Laura", year: 1944)))
    }

    @Test("What was changed or deleted since an import is not counted before it is taken back")
    func undoOfPart() async throws {
        let stage = InterchangeStage()
        let films = ["Gilda", "Laura", "Ran"].map { Entry.film(Film(title: $0)) }
        _ = try await stage.journal.write(
            EntryBatch(title: "diary.csv", additions: films.map { .entry($0) })
        ) { _ in }
        stage.journal.put(.film(Film(title: "Gilda", year: 1946)), as: EntryID("entry-1.ics"))
        stage.journal.put(nil, as: EntryID("entry-2.ics"))
        await stage.coordinator.start()
        stage.view.undoing.emit()
        let question = UndoImportQuestion(
            title: "Undo the import of “diary.csv”?",
            detail: "1 entry will be removed. Entries that were changed since stay as they are.")
        await stage.view.messages.until { $0 == .ask(question) }
        stage.view.agree()
        await stage.view.messages.until { $0 == .canUndo(false) }
        #expect(stage.journal[EntryID("entry-1.ics")] != nil)
        #expect(stage.journal[EntryID("entry-3.ics")] == nil)
    }

    @Test("An import that fails says why, and may be tried again")
    func failure() async throws {
        let stage = InterchangeStage()
        let screen = try await stage.preview()
        stage.journal.failure = .diskFull(path: "/journal")
        screen.confirmation.emit()
        let failure = FailureViewModel(
            title: "Nothing was imported.",
            reason: Localizer.inEnglish.sentence(JournalError.diskFull(path: "/journal")))
        await stage.view.messages.until { $0 == .failure(failure) }
        stage.journal.failure = nil
        screen.confirmation.emit()
        await stage.view.messages.until { $0 == .canUndo(true) }
        #expect(stage.journal.writes.count == 1)
    }

    @Test("Cancel before the import writes nothing")
    func cancel() async throws {
        let stage = InterchangeStage()
        let screen = try await stage.preview()
        screen.cancellation.emit()
        #expect(stage.view.messages.all == [.dismiss])
        #expect(stage.journal.writes == [])
    }

    @Test("Cancel while files are read ends the reading")
    func cancelReading() async throws {
        let stage = InterchangeStage()
        stage.importer.gate.isClosed = true
        stage.view.importing.emit([URL(filePath: "/tmp/a.csv")])
        await stage.importer.gate.untilHeld()
        try #require(stage.view.importScreen).cancellation.emit()
        stage.importer.gate.open()
        // By the time that another file was read, the first one would be shown.
        stage.view.importing.emit([URL(filePath: "/tmp/b.csv")])
        await stage.view.messages.until { $0 == .progress(nil) }
        #expect(
            stage.view.messages.all == [
                .open("a.csv"), reading, readSome, .dismiss, .open("b.csv"), reading, readSome,
                .preview(waiting), .progress(nil),
            ])
    }

    @Test("Cancel half-way leaves nothing behind")
    func cancelWriting() async throws {
        let stage = InterchangeStage()
        let screen = try await stage.preview()
        stage.journal.writeGate.isClosed = true
        screen.confirmation.emit()
        await stage.journal.writeGate.untilHeld()
        screen.cancellation.emit()
        #expect(!stage.view.messages.all.contains(.dismiss))
        stage.journal.writeGate.letOneGo()
        await stage.view.messages.until { $0 == .dismiss }
        #expect(stage.journal.writes == [])
        #expect(!stage.view.messages.all.contains(.canUndo(true)))
    }

    @Test("Unreadable files are reported with the readable formats, and others can be chosen")
    func unrecognised() async throws {
        let stage = InterchangeStage()
        stage.importer.failure = .unrecognised(file: "holiday.jpg")
        stage.view.importing.emit([URL(filePath: "/tmp/holiday.jpg")])
        let message = FailureViewModel(
            title: "Counterfoil cannot read holiday.jpg.",
            reason: Localizer.inEnglish.whatCanBeImported)
        await stage.view.messages.until { $0 == .unrecognised(message) }
        #expect(
            stage.view.messages.all == [
                .open("holiday.jpg"), reading, readSome, .dismiss, .unrecognised(message),
            ])
        stage.importer.failure = nil
        stage.view.messages.removeAll()
        stage.view.importing.emit([URL(filePath: "/tmp/diary.csv")])
        await stage.view.messages.until { $0 == .progress(nil) }
        #expect(stage.view.messages.all.first == .open("diary.csv"))
        #expect(stage.journal.writes == [])
    }

    @Test("A file that is damaged says so in the window")
    func unreadable() async throws {
        let stage = InterchangeStage()
        let error = ImportError.unreadable(SourcePlace(file: "letterboxd.zip"), .encrypted)
        stage.importer.failure = error
        stage.view.importing.emit([URL(filePath: "/tmp/letterboxd.zip")])
        let failure = FailureViewModel(
            title: "This cannot be imported.", reason: Localizer.inEnglish.sentence(error))
        await stage.view.messages.until { $0 == .failure(failure) }
        try #require(stage.view.importScreen).confirmation.emit()
        #expect(stage.journal.writes == [])
    }

    @Test("A trip's row shows the means of transport where that is known")
    func modes() async throws {
        let stage = InterchangeStage()
        let rows = ([nil] + TravelMode.allCases).map {
            ImportRow(.trip, by: $0, at: SourcePlace(file: "trips.ics"), title: "A → B")
        }
        stage.importer.answer = { _ in ImportPreview(groups: [ImportGroup(.new, rows: rows)]) }
        _ = try await stage.preview()
        let group = try #require(stage.view.importScreen?.shown?.groups.first)
        let shown = (0..<group.rows.count).map { group.rows[$0] }
        #expect(shown.map(\.kind) == [.other, .train, .bus, .flight, .ferry, .other])
        #expect(shown.map(\.kindName) == ["Trip", "Train", "Bus", "Flight", "Ferry", "Trip"])
    }

    @Test("Days are written as everywhere, and a question about one row says when that was")
    func days() async throws {
        let stage = InterchangeStage()
        let day = try #require(CalendarDay(year: 2026, month: 11, day: 20))
        let time = try #require(DateTime(day, hour: 14, minute: 2, zone: .utc))
        let row = ImportRow(
            .film, at: SourcePlace(file: "diary.csv", row: 2), title: "Gilda", time: .day(day),
            remarks: [.rating("4/5", .good)])
        stage.importer.answer = { _ in
            ImportPreview(
                groups: [ImportGroup(.new, rows: [row])],
                questions: [
                    ImportQuestion(
                        id: "q", .likes,
                        options: [.init("a", .number(1, details: []), time: .clock(time))],
                        preset: "a",
                        rows: [row])
                ])
        }
        _ = try await stage.preview()
        let preview = try #require(stage.view.importScreen?.shown)
        #expect(
            preview.groups[0].rows[0].detail == "20 November 2026 · 4/5: good · diary.csv, row 2")
        #expect(
            preview.questions[0].words
                == "What should happen to the films that you liked? (20 November 2026)")
        #expect(preview.questions[0].options == ["Number 1, 20 November 2026, 14:02 UTC"])
    }

    @Test("A journal that changed meanwhile is compared once more before anything is written")
    func changedMeanwhile() async throws {
        let stage = InterchangeStage()
        let screen = try await stage.preview()
        stage.journal.put(.film(Film(title: "Laura")), as: EntryID("x.ics"))
        screen.confirmation.emit()
        await stage.view.messages.until { $0 == .canUndo(true) }
        #expect(stage.importer.forgotten == 1)
        #expect(stage.journal.writes.count == 1)
    }

    @Test("If the import would do something else now, the preview is shown again first")
    func lookAgain() async throws {
        let stage = InterchangeStage()
        let screen = try await stage.preview()
        stage.journal.put(.film(Film(title: "Gilda")), as: EntryID("x.ics"))
        stage.importer.answer = { _ in ImportPreview() }
        screen.confirmation.emit()
        await stage.view.messages.until {
            if case .failure = $0 { true } else { false }
        }
        #expect(stage.journal.writes == [])
    }

    @Test("A second set of files takes the place of a preview, and not of an import being written")
    func secondFiles() async throws {
        let stage = InterchangeStage()
        let first = try await stage.preview()
        stage.view.importing.emit([URL(filePath: "/tmp/b.csv")])
        #expect(stage.view.messages.all.first == .dismiss)
        await stage.view.messages.until { $0 == .progress(nil) }
        withExtendedLifetime(first) {}
        stage.journal.writeGate.isClosed = true
        try #require(stage.view.importScreen).confirmation.emit()
        await stage.journal.writeGate.untilHeld()
        stage.view.messages.removeAll()
        stage.view.importing.emit([URL(filePath: "/tmp/c.csv")])
        #expect(
            stage.view.messages.all == [
                .failure(
                    FailureViewModel(
                        title: "c.csv was not opened.",
                        reason: "Another import is running. Try again when it finishes."))
            ])
        stage.journal.writeGate.letOneGo()
        await stage.view.messages.until { $0 == .canUndo(true) }
    }

    @Test("What leads through an import is freed when it has ended")
    func freed() async throws {
        try await expectDeallocated { track in
            let stage = track(InterchangeStage())
            track(stage.coordinator)
            track(stage.view)
            let screen = track(try await stage.preview())
            screen.confirmation.emit()
            await stage.view.messages.until { $0 == .canUndo(true) }
        }
    }
}
