import Domain
import Foundation
import JournalFeature
import Presentation
import Signals
import TestSupport
import Testing
import Wording

@Suite("An export, from what to where", .freed, .timeLimit(.minutes(1)))
struct ExportPresenterTests {
    private static let gilda: [EntryID: Entry] = [EntryID("a.ics"): .film(Film(title: "Gilda"))]

    private func open(_ stage: InterchangeStage) async throws -> ExportScreenSpy {
        stage.view.export()
        await stage.view.messages.until(count: 1)
        return try #require(stage.view.exportScreen)
    }

    private func model(_ stage: InterchangeStage) -> ExportViewModel? {
        guard case .export(let model) = stage.view.messages.all.last else { return nil }
        return model
    }

    @Test("Everything is exported unless something was searched for")
    func scopes() async throws {
        let stage = InterchangeStage()
        _ = try await open(stage)
        #expect(model(stage)?.scopes == ["Everything"])
        #expect(model(stage)?.formats.count == ExportFormat.allCases.count)
        #expect(model(stage)?.canChooseScope == false)
    }

    @Test("The search results and the shown entry can be exported by themselves")
    func search() async throws {
        let stage = InterchangeStage(Self.gilda)
        stage.view.present = (.films, "gilda")
        stage.view.presentEntry = "a.ics"
        let screen = try await open(stage)
        #expect(
            model(stage)?.scopes == [
                "Everything", "The films found by “gilda”", "The entry on show",
            ])
        #expect(model(stage)?.draft == ExportDraft(scope: 1, format: 0))
        screen.confirmation.emit()
        await stage.view.messages.until { $0 == .dismiss }
        #expect(
            stage.exporter.requests == [
                .init(
                    selection: .matching(EntryQuery(kind: .film, search: "gilda")), format: .json,
                    file: "/tmp/out.json")
            ])
    }

    @Test("The results of a search that finds nothing are not offered")
    func searchWithoutResults() async throws {
        let stage = InterchangeStage(Self.gilda)
        stage.view.present = (.films, "laura")
        stage.view.presentEntry = "a.ics"
        _ = try await open(stage)
        #expect(model(stage)?.scopes == ["Everything", "The entry on show"])
        #expect(model(stage)?.draft == ExportDraft(scope: 0, format: 0))
    }

    @Test("An export that an entry was asked for begins with that entry, whatever was searched for")
    func askedForAtEntry() async throws {
        let stage = InterchangeStage(Self.gilda)
        stage.view.present = (.films, "gilda")
        stage.view.presentEntry = "a.ics"
        stage.view.meansEntry = true
        _ = try await open(stage)
        #expect(model(stage)?.draft == ExportDraft(scope: 2, format: 0))
    }

    @Test(
        "Without a search everything is exported, whatever is on show; a kind alone can be chosen",
        arguments: [
            (JournalFilter.all, ["Everything", "The entry on show"]),
            (.films, ["Everything", "The films in the list", "The entry on show"]),
            (.trips, ["Everything", "The trips in the list", "The entry on show"]),
        ])
    func noSearch(kind: JournalFilter, scopes: [String]) async throws {
        let stage = InterchangeStage()
        stage.view.present = (kind, "")
        stage.view.presentEntry = "a.ics"
        let screen = try await open(stage)
        #expect(model(stage)?.scopes == scopes)
        #expect(model(stage)?.draft == ExportDraft(scope: 0, format: 0))
        #expect(model(stage)?.canChooseScope == true)
        let isPart = kind != .all
        if isPart { screen.drafts.emit(ExportDraft(scope: 1, format: 0)) }
        screen.confirmation.emit()
        await stage.view.messages.until { $0 == .dismiss }
        let part = EntryQuery(kind: kind == .films ? .film : .trip, search: "")
        #expect(
            stage.exporter.requests.map(\.selection) == [isPart ? .matching(part) : .everything])
    }

    @Test("The entry on show is exported by itself where that was chosen")
    func selection() async throws {
        let stage = InterchangeStage(Self.gilda)
        stage.view.present = (.films, "gilda")
        stage.view.presentEntry = "a.ics"
        let screen = try await open(stage)
        screen.drafts.emit(ExportDraft(scope: 2, format: 1))
        #expect(model(stage)?.draft == ExportDraft(scope: 2, format: 1))
        screen.confirmation.emit()
        await stage.view.messages.until { $0 == .dismiss }
        #expect(
            stage.exporter.requests == [
                .init(
                    selection: .entries([EntryID("a.ics")]), format: .calendar,
                    file: "/tmp/out.json")
            ])
    }

    @Test("A calendar has the pictures of films if they are wanted, and no other format has")
    func pictures() async throws {
        for (format, isCalendar) in [(0, false), (1, true)] {
            let stage = InterchangeStage()
            let screen = try await open(stage)
            #expect(model(stage)?.draft.includesPictures == false)
            let draft = ExportDraft(scope: 0, format: format, includesPictures: true)
            screen.drafts.emit(draft)
            #expect(model(stage)?.draft == draft)
            #expect(model(stage)?.canIncludePictures == isCalendar)
            screen.confirmation.emit()
            await stage.view.messages.until { $0 == .dismiss }
            #expect(stage.exporter.requests.map(\.includesPictures) == [isCalendar])
        }
    }

    @Test("Each format proposes a name of its own, and a backup is always of everything")
    func formats() async throws {
        let stage = InterchangeStage()
        stage.view.presentEntry = "a.ics"
        let screen = try await open(stage)
        screen.drafts.emit(ExportDraft(scope: 1, format: 8))
        #expect(model(stage)?.canChooseScope == false)
        stage.view.messages.removeAll()
        screen.confirmation.emit()
        await stage.view.messages.until { $0 == .dismiss }
        #expect(
            stage.view.messages.all == [
                .file("counterfoil-backup-2026-11-20.zip"),
                .progress(ProgressViewModel(text: "Writing…")),
                .progress(ProgressViewModel(text: "Writing 1 of 3", fraction: 1 / 3)),
                .exported(ExportedViewModel(title: "Exported 3 entries to out.json.")), .dismiss,
            ])
        #expect(stage.exporter.requests.map(\.selection) == [.everything])
    }

    @Test(
        "What was left out is said, with the reason that it has",
        arguments: [
            (
                ExportSummary(written: 1, withoutPlace: 2),
                "2 entries could not be exported: the format cannot hold them."
            ),
            (
                ExportSummary(written: 1, unreadable: 1),
                "1 file could not be read and was left out."
            ),
            (
                ExportSummary(written: 1, unreadablePictures: 2),
                "2 pictures could not be read; only their addresses were written."
            ),
            (
                ExportSummary(written: 1, withoutPlace: 1, unreadable: 2),
                "1 entry could not be exported: the format cannot hold it. "
                    + "2 files could not be read and were left out."
            ),
            (
                ExportSummary(written: 2, unreadable: 2, unreadableWritten: 1),
                "1 file that cannot be read as an entry was written as it is. "
                    + "1 file could not be read and was left out."
            ),
            (
                ExportSummary(written: 4, unreadable: 3, unreadableWritten: 3),
                "3 files that cannot be read as entries were written as they are."
            ),
        ])
    func leftOut(summary: ExportSummary, words: String) async throws {
        let stage = InterchangeStage()
        stage.exporter.summary = summary
        try await open(stage).confirmation.emit()
        await stage.view.messages.until { $0 == .dismiss }
        #expect(
            stage.view.messages.all.contains(
                .exported(
                    ExportedViewModel(title: "Exported 1 entry to out.json.", detail: words))))
    }

    @Test("An export that fails says why, and may be tried again")
    func failure() async throws {
        let stage = InterchangeStage()
        let error = ExportError.file(path: "/tmp/out.json", .noFile)
        stage.exporter.failure = error
        let screen = try await open(stage)
        screen.confirmation.emit()
        let failure = FailureViewModel(
            title: "Nothing was exported.", reason: Localizer.inEnglish.sentence(error))
        await stage.view.messages.until { $0 == .failure(failure) }
        stage.exporter.failure = nil
        screen.confirmation.emit()
        await stage.view.messages.until { $0 == .dismiss }
        #expect(stage.exporter.requests.count == 2)
    }

    @Test("Cancel half-way ends the export without a word")
    func cancel() async throws {
        let stage = InterchangeStage()
        stage.exporter.gate.isClosed = true
        let screen = try await open(stage)
        screen.confirmation.emit()
        await stage.exporter.gate.untilHeld()
        screen.cancellation.emit()
        stage.exporter.gate.letOneGo()
        await stage.view.messages.until { $0 == .dismiss }
        #expect(
            !stage.view.messages.all.contains {
                if case .exported = $0 { true } else { false }
            })
    }

    @Test("One window is open at a time, and another one after it")
    func once() async throws {
        let stage = InterchangeStage()
        let screen = try await open(stage)
        stage.view.export()
        screen.cancellation.emit()
        await stage.view.messages.until { $0 == .dismiss }
        #expect(stage.view.messages.all.count == 2)
        stage.view.export()
        await stage.view.messages.until(count: 3)
    }

    @Test("What leads through an export is freed when it has ended")
    func freed() async throws {
        try await expectDeallocated { track in
            let stage = track(InterchangeStage())
            track(stage.coordinator)
            let screen = track(try await open(stage))
            screen.confirmation.emit()
            await stage.view.messages.until { $0 == .dismiss }
        }
    }
}
