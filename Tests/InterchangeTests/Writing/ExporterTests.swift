import Domain
import Foundation
import TestSupport
import Testing

@testable import Interchange

@MainActor
struct ExporterTests {
    private let folder: ScratchFolder
    private let journal = JournalDouble([
        EntryID("a.ics"): .film(.full), EntryID("b.ics"): .film(Film(title: "M")),
        EntryID("c.ics"): .trip(.full),
    ])

    init() throws {
        folder = try ScratchFolder()
    }

    @Test(
        "Every format writes what it has a place for, and counts the rest",
        arguments: [
            (ExportFormat.letterboxd, 2), (.filmsCSV, 2), (.tripsCSV, 1), (.json, 3),
            (.calendar, 3),
            (.backup, 3),
        ])
    func formats(format: ExportFormat, count: Int) async throws {
        let name = "export." + format.fileExtension
        let summary = try await Exporter(journal: journal).export(
            .everything, as: format, to: folder.url.appending(path: name)
        ) { _ in }
        #expect(summary == ExportSummary(written: count, leftOut: 3 - count))
        #expect(try folder.names == [name])
        #expect(try !folder.bytes(name).isEmpty)
    }

    @Test(
        "What was exported is offered as already there, for every format that loses nothing",
        arguments: [ExportFormat.filmsCSV, .tripsCSV, .json, .calendar, .backup])
    func importedAgain(format: ExportFormat) async throws {
        let file = folder.url.appending(path: "x")
        let summary = try await Exporter(journal: journal).export(
            .everything, as: format, to: file
        ) { _ in }
        let preview = try await Importer(journal: journal).preview(
            of: [file], choices: ImportChoices()
        ) { _ in }
        #expect(preview.batch.isEmpty)
        let empty = try await Importer(journal: JournalDouble()).preview(
            of: [file], choices: ImportChoices()
        ) { _ in }
        #expect(empty.batch.additions.count == summary.written)
    }
}
