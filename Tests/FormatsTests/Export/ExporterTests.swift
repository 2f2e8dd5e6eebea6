import Domain
import Foundation
import TestSupport
import Testing

@testable import Formats

@MainActor
struct ExporterTests {
    private let folder: ScratchFolder
    private let journal = JournalDouble([
        EntryID("a.ics"): .film(.full), EntryID("b.ics"): .film(Film(title: "M")),
        EntryID("c.ics"): .trip(.full), EntryID("d.ics"): .pass(.full),
        EntryID("e.ics"): .claim(.full),
    ]).withFiles()

    init() throws {
        folder = try ScratchFolder()
    }

    @Test(
        "Every format writes what it has a place for, and counts the rest",
        arguments: [
            (ExportFormat.letterboxd, 2), (.filmsCSV, 2), (.tripsCSV, 1), (.passesCSV, 1),
            (.claimsCSV, 1), (.geoJSON, 1), (.json, 5), (.calendar, 5), (.backup, 5),
        ])
    func formats(format: ExportFormat, count: Int) async throws {
        let name = "export." + format.fileExtension
        let summary = try await Exporter(journal: journal).export(
            .everything, as: format, to: folder.url.appending(path: name)
        ) { _ in }
        #expect(summary == ExportSummary(written: count, withoutPlace: 5 - count))
        #expect(try folder.names == [name])
        #expect(try !folder.bytes(name).isEmpty)
    }

    @Test("Where the file of a ticket is stands in a calendar of one's own, and in none for others")
    func tickets() async throws {
        let exporter = Exporter(journal: journal)
        _ = try await exporter.export(
            .everything, as: .calendar, to: folder.url.appending(path: "own.ics")
        ) { _ in }
        let own = unfolded(try folder.bytes("own.ics"))
        #expect(own.contains("X-COUNTERFOIL=TICKET:file:///home/a/"))
        let others = unfolded(
            try await exporter.calendar(of: ["a.ics", "c.ics"].map { EntryID($0) }))
        #expect(others.contains("BEGIN:VEVENT") && others.contains("BEGIN:VJOURNAL"))
        #expect(!others.contains("ATTACH") && !others.contains("/home/a/"))
    }

    private func unfolded(_ bytes: some Sequence<UInt8>) -> String {
        String(decoding: Array(bytes), as: UTF8.self).replacing("\r\n ", with: "")
    }

    @Test("An export that comes to no end leaves what was there, and nothing beside it")
    func unfinished() throws {
        try folder.write("old", to: "x")
        do {
            let file = try ExportedFile(folder.url.appending(path: "x"))
            try file.append(Array(repeating: 0, count: 300 << 10))
            #expect(try folder.text("x") == "old")
        }
        #expect(try folder.names == ["x"])
        #expect(try folder.text("x") == "old")
    }
}
