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
        #expect(summary == ExportSummary(written: count, withoutPlace: 3 - count))
        #expect(try folder.names == [name])
        #expect(try !folder.bytes(name).isEmpty)
    }

    @Test("An export that comes to no end leaves what was there, and nothing beside it")
    func unfinished() throws {
        try folder.write("old", to: "x")
        do {
            let file = try ExportedFile(folder.url.appending(path: "x"))
            try file.append(Array(repeating: 0, count: 300 << 10))
            #expect(try folder.names.count == 2)
        }
        #expect(try folder.names == ["x"])
        #expect(try folder.text("x") == "old")
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

    @Test(
        "Into an empty journal, entries come back under their own names",
        arguments: [ExportFormat.filmsCSV, .json, .backup])
    func sameNames(format: ExportFormat) async throws {
        let entries: [EntryID: Entry] = [
            EntryID("5b0f9ce0-3a4c-4d57-8f6e-2f1c6e1f0a11.ics"): .film(.full),
            EntryID("8a1de2a7-77c1-4f0e-9d35-0c1b2a3d4e5f.ics"): .film(Film(title: "M")),
        ]
        let file = folder.url.appending(path: "x")
        _ = try await Exporter(journal: JournalDouble(entries)).export(
            .everything, as: format, to: file
        ) { _ in }
        let preview = try await Importer(journal: JournalDouble()).preview(
            of: [file], choices: ImportChoices()
        ) { _ in }
        let names = preview.batch.additions.map { addition in
            switch addition {
            case .entry: ""
            case .returning(_, let id): id.rawValue
            case .file(let name, _): name
            }
        }
        #expect(Set(names) == Set(entries.keys.map(\.rawValue)))
    }
}
