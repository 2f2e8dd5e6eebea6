import Domain
import Foundation
import TestSupport
import Testing

@testable import Formats
@testable import JournalStore

@Suite("Pictures in calendars that were exported")
@MainActor
struct ExportedPicturesTests {
    private static let picture: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0] + "Gilda".utf8

    private let folder: ScratchFolder
    private let open: OpenJournal
    private let film: EntryID

    init() async throws {
        folder = try ScratchFolder()
        try Data(Self.picture).write(to: folder.url.appending(path: "mine.jpg"))
        open = try await OpenJournal()
        film = try await open.journal.add(
            .film(Film(title: "Gilda", picture: TicketFile(path: folder.path("mine.jpg")))))
        _ = try await open.journal.add(.film(Film(title: "M")))
        let summary = try await Exporter(journal: open.journal).export(
            .everything, as: .calendar, includingPictures: true,
            to: folder.url.appending(path: "all.ics")
        ) { _ in }
        #expect(summary == ExportSummary(written: 2))
    }

    private func preview(into open: OpenJournal) async throws -> ImportPreview {
        try await Importer(
            reading: FormatReaders(
                gazetteer: PlacesDouble(),
                ticketsKeptIn: TicketDestination(folder.path("kept")) { _ in true }),
            journal: open.journal, gazetteer: PlacesDouble()
        ).preview(of: [folder.url.appending(path: "all.ics")], choices: ImportChoices()) { _ in }
    }

    /// Returns the lines of a film's file, without that of its picture.
    private func lines(of id: EntryID, in open: OpenJournal) throws -> [Substring] {
        try open.folder.text(id.rawValue).replacing("\r\n ", with: "").split(separator: "\r\n")
            .filter { !$0.hasPrefix("ATTACH") }
    }

    @Test("Another journal has the same film with the picture, until the import is undone")
    func another() async throws {
        let other = try await OpenJournal()
        let written = try await other.journal.write(preview(into: other).batch) { _ in }
        #expect(written.added == 2)
        var added: EntryID?
        for id in other.changes.last?.added ?? [] {
            if await other.journal.entry(id)?.nameInList == "Gilda" { added = id }
        }
        let id = try #require(added)
        #expect(await other.journal.entry(id)?.storedFile?.path == folder.path("kept/Gilda.jpg"))
        #expect(try folder.bytes("kept/Gilda.jpg") == Self.picture)
        #expect(try lines(of: id, in: other) == lines(of: film, in: open))
        #expect(try await preview(into: other).batch.isEmpty)
        _ = try await other.journal.takeBack(written)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("kept")).isEmpty)
    }

    @Test("In its own journal, it is there already; a film that has lost its picture gets it again")
    func again() async throws {
        #expect(try await preview(into: open).batch.isEmpty)
        _ = try await open.journal.change(film) { _ in .film(Film(title: "Gilda")) }
        let written = try await open.journal.write(preview(into: open).batch) { _ in }
        #expect(written.added == 0 && written.changed == 1)
        #expect(await open.journal.entry(film)?.storedFile?.path == folder.path("kept/Gilda.jpg"))
    }
}
