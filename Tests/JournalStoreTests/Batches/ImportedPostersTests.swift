import Domain
import Foundation
import TestSupport
import Testing

@testable import Formats
@testable import JournalStore

@Suite("Posters of imported films")
@MainActor
struct ImportedPostersTests {
    private let folder: ScratchFolder

    init() throws {
        folder = try ScratchFolder()
        try folder.makeFolder("films")
    }

    private static let day = CalendarDay(year: 2024, month: 3, day: 2)

    /// Writes the files of a film that was seen, whose poster ends in its title.
    private func put(_ title: String) throws {
        let film = """
            <movie><title>\(title)</title><playcount>1</playcount>\
            <lastplayed>2024-03-02</lastplayed></movie>
            """
        try folder.write(film, to: "films/\(title).nfo")
        try Data([0xFF, 0xD8, 0xFF, 0xE0] + title.utf8)
            .write(to: URL(filePath: folder.path("films/\(title)-poster.jpg")))
    }

    /// Imports the films into a journal.
    private func take(into open: OpenJournal) async throws -> WrittenBatch {
        let importer = Importer(
            reading: FormatReaders(
                gazetteer: PlacesDouble(),
                ticketsKeptIn: TicketDestination(folder.path("kept")) { _ in true }),
            journal: open.journal, gazetteer: PlacesDouble())
        let source = URL(filePath: folder.path("films"), directoryHint: .isDirectory)
        let preview = try await importer.preview(of: [source], choices: ImportChoices()) { _ in }
        return try await open.journal.write(preview.batch) { _ in }
    }

    private func picture(_ id: EntryID?, in open: OpenJournal) async -> String? {
        guard let id, let path = await open.journal.entry(id)?.storedFile?.path else { return nil }
        let content = FileManager.default.contents(atPath: path) ?? Data()
        return String(decoding: content.dropFirst(4), as: UTF8.self)
    }

    private func film(_ title: String, picture: TicketFile? = nil) -> Entry {
        var film = Film(title: title)
        (film.watched, film.picture) = (Self.day, picture)
        return .film(film)
    }

    @Test("A new film gets it, and so does one without a picture; one with a picture keeps its own")
    func kept() async throws {
        for title in ["Gilda", "Ikiru", "Ran"] { try put(title) }
        try Data(Array("JPEGmine".utf8)).write(to: URL(filePath: folder.path("mine.jpg")))
        let open = try await OpenJournal()
        let without = try await open.journal.add(film("Ikiru"))
        let with = try await open.journal.add(
            film("Ran", picture: TicketFile(path: folder.path("mine.jpg"))))
        let written = try await take(into: open)
        #expect(written.added == 1 && written.changed == 1)
        #expect(await picture(open.changes.last?.added.first, in: open) == "Gilda")
        #expect(await picture(without, in: open) == "Ikiru")
        #expect(await picture(with, in: open) == "mine")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("kept"))
        #expect(names.sorted() == ["Gilda.jpg", "Ikiru.jpg"])
        _ = try await open.journal.takeBack(written)
        #expect(await picture(without, in: open) == nil)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("kept")).isEmpty)
    }
}
