import Domain
import Foundation
import JournalFeature
import Signals
import TestSupport
import Testing
import Wording

/// A journal in memory, a window that records messages, and the coordinator between them.
@MainActor
final class InterchangeStage {
    let journal: JournalDouble
    let recorded: UndoableJournal
    let view = InterchangeViewSpy()
    let importer = ImporterDouble { .answering($0) }
    let exporter = ExporterDouble()
    let coordinator: InterchangeCoordinator
    private let tracker = CurrentTracker.value

    init(_ entries: [EntryID: Entry] = [:]) {
        journal = JournalDouble(entries)
        recorded = UndoableJournal(journal)
        coordinator = InterchangeCoordinator(
            journal: recorded, steps: recorded.steps, view: view, events: view.events,
            words: Localizer(locale: Locale(identifier: "en_GB")),
            file: { URL(filePath: "/journal").appending(path: $0.rawValue) },
            today: { CalendarDay(year: 2026, month: 11, day: 20) },
            importer: { [importer] in importer }, exporter: { [exporter] in exporter })
    }

    /// Returns a stage with a journal of one journey, of the legs "a.ics" and "b.ics".
    static func ofJourney() -> InterchangeStage {
        let trips = Legs(["A 8:00 > B 9:00", "B 9:30 > C 10:00"]).trips.map { trip in
            var trip = trip
            trip.journey = "journey" + String(repeating: "0", count: 32)
            return trip
        }
        return InterchangeStage([
            EntryID("a.ics"): .trip(trips[0]), EntryID("b.ics"): .trip(trips[1]),
        ])
    }

    isolated deinit { track() }

    /// Expects the present objects to be freed at the end of the test.
    func track() { tracker?.everything(behind: coordinator) }

    /// Drops a file, and waits for its preview.
    func preview() async throws -> ImportScreenSpy {
        view.importing.emit([URL(filePath: "/tmp/letterboxd.zip")])
        await view.messages.until { $0 == .progress(nil) }
        track()
        guard let screen = view.importScreen else { throw NoScreen() }
        view.messages.removeAll()
        return screen
    }

    struct NoScreen: Error {}
}

extension ImportPreview {
    /// Returns the preview of two new films, one of which waits for an answer, and of a row that is
    /// left out.
    static func answering(_ choices: ImportChoices) -> ImportPreview {
        func row(_ title: String, _ kind: EntryKind? = .film) -> ImportRow {
            ImportRow(kind, at: SourcePlace(file: "diary.csv", row: 2), title: title)
        }
        let question = ImportQuestion(
            id: "q", .imdbEpisodes,
            options: [ImportQuestion.Option("add", .addIt), .init("leave", .leaveItOut)],
            preset: nil, rows: [row("Playtime")])
        var preview = ImportPreview(
            sources: [.export(of: "Letterboxd", files: ["diary.csv"])], questions: [question],
            hasRatings: true,
            batch: EntryBatch(additions: [.entry(.film(Film(title: "Gilda")))]))
        let isAdded = choices.answer(to: question) == "add"
        if isAdded { preview.batch.additions.append(.entry(.film(Film(title: "Playtime")))) }
        preview.groups = [
            ImportGroup(.new, rows: [row("Gilda")] + (isAdded ? [row("Playtime")] : [])),
            ImportGroup(.leftOut, reason: .episode, rows: [row("Pilot", nil)]),
        ]
        if choices.answer(to: question) == nil {
            preview.groups.insert(
                ImportGroup(.ambiguous, rows: [row("Playtime")], waitingFor: ["q"]), at: 1)
        }
        return preview
    }
}
