import Domain
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Formats

@MainActor
@Suite("Reading sources and comparing them with the journal", .timeLimit(.minutes(1)))
struct ImporterTests {
    let journal = JournalDouble([EntryID("a.ics"): .film("Gilda", 1946)]).withFiles()
    private let reading = ReadingDouble()
    let source = URL(filePath: "/somewhere/films.txt")

    private func importer() -> Importer {
        Importer(reading: reading, journal: journal, gazetteer: PlacesDouble())
    }

    @Test("What was read is compared with the journal")
    func compared() async throws {
        reading.titles = ["Gilda", "Playtime"]
        let preview = try await importer().preview(of: [source], choices: ImportChoices()) { _ in }
        #expect(preview.counts == [.alreadyThere: 1, .new: 1])
    }

    @Test("A moved band or the plan's own questions read no file again; a reader's question does")
    func caching() async throws {
        let importer = importer()
        var choices = ImportChoices()
        _ = try await importer.preview(of: [source], choices: choices) { _ in }
        choices.bands = try #require(RatingBands(ends: [1, 2, 3, 4]))
        choices.answers["somebody else's"] = "yes"
        _ = try await importer.preview(of: [source], choices: choices) { _ in }
        #expect(reading.readings == 1)
        choices.answers["reader's"] = "yes"
        let preview = try await importer.preview(of: [source], choices: choices) { _ in }
        #expect(reading.readings == 2)
        #expect(preview.questions.map(\.id) == ["reader's"])
    }

    @Test("The journal is read once, until it is another one")
    func journalChanged() async throws {
        reading.titles = ["Playtime"]
        let importer = importer()
        let choices = ImportChoices()
        _ = try await importer.preview(of: [source], choices: choices) { _ in }
        journal.put(.film("Playtime", nil, on: nil), as: EntryID("b.ics"))
        #expect(
            try await importer.preview(of: [source], choices: choices) { _ in }.counts == [.new: 1])
        importer.forgetJournal()
        #expect(
            try await importer.preview(of: [source], choices: choices) { _ in }.counts
                == [.alreadyThere: 1])
        #expect(reading.readings == 1)
    }

    @Test("A catalogue is asked for the journal's films with blanks, until the journal changes")
    func catalogues() async throws {
        journal.put(
            .film("Solaris", 1972) { $0.link = "https://www.imdb.com/title/tt0069293/" },
            as: EntryID("b.ics"))
        reading.titles = []
        let catalogue = CatalogueDouble()
        reading.catalogues = [catalogue.catalogue]
        let importer = importer()
        func preview() async throws -> ImportPreview {
            try await importer.preview(of: [source], choices: ImportChoices()) { _ in }
        }
        let found = try await preview()
        #expect(found.counts == [.changed: 1])
        #expect(found.batch.changes.map(\.id.rawValue) == ["a.ics"])
        _ = try await preview()
        #expect(catalogue.asked.count == 1)
        let sought = try #require(catalogue.asked.first)
        #expect(sought.contains("gilda", from: 1946) && !sought.contains("Gilda", from: 1947))
        #expect(sought.contains("Gilda", from: nil) && !sought.contains("Laura", from: 1944))
        #expect(sought.contains(number: "tt0069293") && !sought.contains(number: "tt0038559"))
        importer.forgetJournal()
        _ = try await preview()
        #expect(catalogue.asked.count == 2 && reading.readings == 1)
    }

    @Test("The choice to fill in only reads the files again, as readers see it")
    func fillingIn() async throws {
        let importer = importer()
        var choices = ImportChoices()
        _ = try await importer.preview(of: [source], choices: choices) { _ in }
        choices.onlyFillsIn = true
        let preview = try await importer.preview(of: [source], choices: choices) { _ in }
        #expect(reading.readings == 2)
        #expect(preview.counts == [.alreadyThere: 1] && preview.batch.isEmpty)
    }

    @Test("A preview that is cancelled ends")
    func cancelled() async throws {
        let importer = importer()
        let task = Task {
            try await importer.preview(of: [source], choices: ImportChoices()) { _ in }
        }
        task.cancel()
        await #expect(throws: ImportError.cancelled) { _ = try await task.value }
    }

    @Test("Searches of a backup come along, but for names that the journal has")
    func searches() async throws {
        let own = SearchesDouble(SavedSearch(name: "Rain", search: "rain"))
        let importer = Importer(
            reading: reading, journal: journal, gazetteer: PlacesDouble(), searches: own)
        let kept = [("Rain", "snow"), ("Late", "late:>60"), ("Late", "late:>90")]
        await importer.keepRest(
            of: ImportPreview(
                searches: kept.compactMap { SavedSearch(name: $0.0, search: $0.1) }))
        #expect(own.searches.map(\.search) == ["rain", "late:>60"])
    }

    @Test("What columns are is remembered of the tables that entries came of, and of no others")
    func columns() async throws {
        let kept = KeptDouble()
        let importer = Importer(
            reading: reading, journal: journal, gazetteer: PlacesDouble(), columns: kept)
        func table(_ name: String) -> ImportTable {
            ImportTable(
                id: name, files: [name], columns: [],
                mapping: ColumnMapping(.film, [.field(.title): 0]))
        }
        func group(_ outcome: ImportOutcome, _ file: String) -> ImportGroup {
            ImportGroup(
                outcome, rows: [ImportRow(.film, at: SourcePlace(file: file, row: 2), title: "A")])
        }
        await importer.keepRest(
            of: ImportPreview(
                groups: [group(.new, "a"), group(.unreadable, "b"), group(.alreadyThere, "c")],
                tables: [table("a"), table("b"), table("c"), table("d")]))
        #expect(kept.remembered == [["a", "c"]])
        await importer.keepRest(
            of: ImportPreview(groups: [group(.ambiguous, "b")], tables: [table("b")]))
        #expect(kept.remembered.count == 1)
    }
}

private final class KeptDouble: RemembersColumns {
    private let state = Mutex<[[ImportTable.ID]]>([])

    var remembered: [[ImportTable.ID]] { state.withLock { $0 } }

    func mapping(of table: ImportTable.ID) -> ColumnMapping? { nil }

    func remember(_ tables: [ImportTable]) async {
        state.withLock { $0.append(tables.map(\.id)) }
    }
}

/// Finds a film for each of its titles, and asks a question of its own.
private final class ReadingDouble: ReadsSources {
    private let state = Mutex((titles: ["Gilda"], readings: 0, catalogues: [FilmCatalogue]()))

    var titles: [String] {
        get { state.withLock { $0.titles } }
        set { state.withLock { $0.titles = newValue } }
    }

    var readings: Int { state.withLock { $0.readings } }

    var catalogues: [FilmCatalogue] {
        get { state.withLock { $0.catalogues } }
        set { state.withLock { $0.catalogues = newValue } }
    }

    @concurrent
    func contents(
        of sources: [URL], answers: [ImportQuestion.ID: ImportQuestion.Option.ID],
        progress: @escaping @MainActor @Sendable (ImportProgress) -> Void
    ) async throws(ImportError) -> SourceContents {
        if Task.isCancelled { throw .cancelled }
        state.withLock { $0.readings += 1 }
        var contents = SourceContents(
            titles.map { .film($0, $0 == "Gilda" ? 1946 : nil, on: $0 == "Gilda" ? 19 : nil) })
        contents.questions.append(
            ImportQuestion(
                id: "reader's", .likes, options: [ImportQuestion.Option("yes", .addIt)],
                preset: "yes"))
        contents.catalogues = catalogues
        return contents
    }
}

/// Has a row about Gilda, and records the films about which facts are sought.
private final class CatalogueDouble: Sendable {
    private let state = Mutex<[SoughtFilms]>([])

    var asked: [SoughtFilms] { state.withLock { $0 } }

    var catalogue: FilmCatalogue {
        FilmCatalogue { films, _ throws(ImportError) in
            self.state.withLock { $0.append(films) }
            var row = ImportRecord.film("Gilda", 1946, on: nil) { $0.runningTime = 110 }
            row.onlyFillsIn = true
            return SourceContents([row])
        }
    }
}
