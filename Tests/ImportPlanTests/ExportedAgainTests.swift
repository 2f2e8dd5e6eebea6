import Domain
import Formats
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("What Counterfoil exported, and imports again")
struct ExportedAgainTests {
    private let folder: ScratchFolder
    private let journal = JournalDouble([
        EntryID("a.ics"): .film(.full), EntryID("b.ics"): .film(Film(title: "M")),
        EntryID("c.ics"): .trip(.full), EntryID("p.ics"): .pass(.full),
        EntryID("x.ics"): .claim(.full),
        EntryID("w.ics"): .film(Film(title: "Ran", isWanted: true)),
    ]).withFiles()

    init() throws {
        folder = try ScratchFolder()
    }

    @Test(
        "What was exported is offered as already there, for every format that loses nothing",
        arguments: [
            ExportFormat.filmsCSV, .tripsCSV, .passesCSV, .claimsCSV, .json, .calendar, .backup,
        ])
    func importedAgain(format: ExportFormat) async throws {
        let file = folder.url.appending(path: "x")
        let summary = try await Exporter(journal: journal).export(
            .everything, as: format, to: file
        ) { _ in }
        let preview = try await Importer(
            reading: FormatReaders(gazetteer: PlacesDouble()), journal: journal,
            gazetteer: PlacesDouble()
        ).preview(
            of: [file], choices: ImportChoices()
        ) { _ in }
        #expect(preview.batch.isEmpty)
        let empty = try await Importer(
            reading: FormatReaders(gazetteer: PlacesDouble()), journal: JournalDouble(),
            gazetteer: PlacesDouble()
        ).preview(
            of: [file], choices: ImportChoices()
        ) { _ in }
        #expect(empty.batch.additions.count == summary.written)
    }

    @Test(
        "What was exported while it was to be seen is the viewing that it became, and no other entry",
        arguments: [ExportFormat.filmsCSV, .json])
    func watchedSince(format: ExportFormat) async throws {
        let file = folder.url.appending(path: "x")
        let ran = EntryID("5b0f9ce0-3a4c-4d57-8f6e-2f1c6e1f0a11.ics")
        let journal = JournalDouble([ran: .film(Film(title: "Ran", isWanted: true))]).withFiles()
        _ = try await Exporter(journal: journal).export(.everything, as: format, to: file) { _ in }
        let day = CalendarDay(year: 2026, month: 11, day: 19)
        journal.put(.film(Film(title: "Ran", watched: day)), as: ran)
        let preview = try await Importer(
            reading: FormatReaders(gazetteer: PlacesDouble()), journal: journal,
            gazetteer: PlacesDouble()
        ).preview(of: [file], choices: ImportChoices()) { _ in }
        #expect(preview.batch.isEmpty)
    }

    @Test("Letterboxd, whose rows are viewings, gets no film that is still to be seen")
    func letterboxd() async throws {
        let file = folder.url.appending(path: "x.csv")
        let summary = try await Exporter(journal: journal).export(
            .everything, as: .letterboxd, to: file
        ) { _ in }
        #expect(summary.written == 2)
        #expect(try !String(contentsOf: file, encoding: .utf8).contains("Ran"))
    }

    @Test(
        "Into an empty journal, entries come back under their own names",
        arguments: [ExportFormat.filmsCSV, .json, .backup])
    func sameNames(format: ExportFormat) async throws {
        let entries: [EntryID: Entry] = [
            EntryID("5b0f9ce0-3a4c-4d57-8f6e-2f1c6e1f0a11.ics"): .film(.full),
            EntryID("8a1de2a7-77c1-4f0e-9d35-0c1b2a3d4e5f.ics"): .film(Film(title: "M")),
        ]
        let file = folder.url.appending(path: "x")
        _ = try await Exporter(journal: JournalDouble(entries).withFiles()).export(
            .everything, as: format, to: file
        ) { _ in }
        let preview = try await Importer(
            reading: FormatReaders(gazetteer: PlacesDouble()), journal: JournalDouble(),
            gazetteer: PlacesDouble()
        )
        .preview(
            of: [file], choices: ImportChoices()
        ) { _ in }
        let names = preview.batch.additions.map { addition in
            switch addition {
            case .entry: ""
            case .returning(_, let id): id.rawValue
            case .file(let name, _, _): name
            }
        }
        #expect(Set(names) == Set(entries.keys.map(\.rawValue)))
    }
}
