import Domain
import FormatsTestSupport
import Foundation
import TestSupport
import Testing

@testable import Formats

/// A reader, with the fixtures from which hostile files are made for it.
struct HostileSubject: Sendable, CustomTestStringConvertible {
    let name: String
    let reader: any SourceReader
    /// The folder of the fixtures, and the extensions of their names.
    let folder: String
    let endings: [String]

    var testDescription: String { name }

    static let all = [
        HostileSubject(
            name: "calendars", reader: CalendarReader(gazetteer: PlacesDouble()),
            folder: "calendars", endings: [".ics"]),
        HostileSubject(
            name: "Letterboxd", reader: LetterboxdReader(), folder: "letterboxd",
            endings: ["diary.csv", "reviews.csv", "ratings.csv", "films.csv", "trains.csv"]),
        HostileSubject(name: "IMDb", reader: IMDbReader(), folder: "imdb", endings: [".csv"]),
        HostileSubject(
            name: "services", reader: ServicesReader.shipped, folder: "services", endings: [".csv"]),
        HostileSubject(
            name: "IMDb's titles", reader: TitleBasicsReader(), folder: "imdb-basics",
            endings: [".tsv"]),
        HostileSubject(
            name: "Trakt", reader: TraktReader(zone: .gmt), folder: "trakt", endings: [".json"]),
        HostileSubject(
            name: "Trakt’s watched films", reader: TraktReader(zone: .gmt), folder: "trakt-watched",
            endings: [".json"]),
        HostileSubject(
            name: "Simkl", reader: SimklReader(zone: .gmt), folder: "simkl", endings: [".json"]),
        HostileSubject(
            name: "Watcharr", reader: WatcharrReader(zone: .gmt), folder: "watcharr",
            endings: [".json"]),
        HostileSubject(
            name: "Ticket Booth", reader: TicketBoothReader(), folder: "ticketbooth",
            endings: [".json"]),
        HostileSubject(
            name: "Kodi", reader: KodiReader(), folder: "kodi", endings: [".xml", ".nfo"]),
        HostileSubject(
            name: "Träwelling", reader: TraewellingReader(gazetteer: PlacesDouble()),
            folder: "traewelling", endings: [".json"]),
        HostileSubject(
            name: "travelynx", reader: TravelynxReader(gazetteer: PlacesDouble()),
            folder: "travelynx", endings: [".json"]),
        HostileSubject(
            name: "AirTrail", reader: AirTrailReader(gazetteer: PlacesDouble()),
            folder: "airtrail", endings: [".json"]),
        HostileSubject(
            name: "any table", reader: ColumnsReader(), folder: "tables",
            endings: [".csv", ".tsv"]),
        HostileSubject(
            name: "own tables", reader: OwnTableReader(), folder: "own", endings: [".csv"]),
        HostileSubject(
            name: "own JSON", reader: OwnJSONReader(), folder: "own", endings: [".json"]),
        HostileSubject(
            name: "reservations",
            reader: ReservationsReader(program: nil, gazetteer: PlacesDouble()),
            folder: "reservations",
            endings: [".json", ".eml", ".html"]),
        // The output of a program for tickets comes from outside as well; this one repeats the ticket.
        HostileSubject(
            name: "tickets", reader: TicketsReader(program: TicketProgram(path: "/bin/cat")),
            folder: "reservations", endings: [".json"]),
    ]

    /// Every fixture with its name.
    var fixtures: [(name: String, content: [UInt8])] {
        get throws {
            let folder = URL.fixtures.appending(path: folder)
            let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
                .filter { name in endings.contains { name.hasSuffix($0) } }.sorted()
            try #require(!names.isEmpty)
            return try names.map { ($0, Array(try Data(contentsOf: folder.appending(path: $0)))) }
        }
    }

    /// Reads a file, with every question answered by its last option, and checks that each error
    /// has a reason and a place.
    func read(_ name: String, _ content: [UInt8]) async throws {
        try await read(SourceFile(name, content))
    }

    func read(_ file: SourceFile) async throws {
        _ = reader.recognises(file)
        var answers: [String: String] = [:]
        for _ in 0..<2 {
            let reading = SourceReading(answers: answers)
            do throws(ImportError) {
                try await reader.read([file], into: reading)
                try await reading.readCatalogues()
            } catch {
                expectPlace(error, file)
            }
            let contents = reading.contents
            contents.expectPlaces(in: file.name)
            for question in contents.questions { answers[question.id] = question.options.last?.id }
        }
    }

    private func expectPlace(_ error: ImportError, _ file: SourceFile) {
        switch error {
        case .unreadable(let place, _): #expect(place.file.hasPrefix(file.name))
        case .unrecognised(let name), .emptyFile(let name), .missingProgram(let name, _),
            .tooManyRows(let name, _):
            #expect(name == file.name)
        case .cancelled, .journal, .tooManyRowsTogether, .unrecognisedAll:
            Issue.record("The import was not cancelled, and it has one file and no journal.")
        }
    }
}

extension SourceReading {
    /// Reads the rows of catalogues about some films.
    fileprivate func readCatalogues() async throws(ImportError) {
        var sought = SoughtFilms()
        sought.add(
            titled: ["brief encounter", "frozen", "ikiru", "year nought"], from: nil,
            number: "tt0069293")
        for catalogue in contents.catalogues {
            contents.add(try await catalogue.read(sought) { _ in })
        }
    }
}

extension SourceContents {
    /// Expects that each refused row has its place, and that each entry can be
    /// written. A part of a file has its name after the file's, as in `mail.eml/event.ics`.
    fileprivate func expectPlaces(in file: String) {
        for row in unreadable.map(\.row) + leftOut.map(\.row) {
            #expect(row.place.file.hasPrefix(file))
            #expect(row.isNumbered || row.isWholeFile)
        }
        for record in records {
            #expect(record.place.file.hasPrefix(file))
            #expect(record.place.row.map { $0 > 0 } == true)
            #expect(throws: Never.self) { try record.entry.tryOut() }
        }
        for question in questions {
            #expect(!question.options.isEmpty)
        }
    }
}

extension ImportRow {
    fileprivate var isNumbered: Bool { place.row.map { $0 > 0 } ?? false }
    /// Whether the message is about the whole file and not a row, so that its title is the file's
    /// name.
    fileprivate var isWholeFile: Bool { place.row == nil && title == place.file }
}
