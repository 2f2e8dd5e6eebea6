import Domain
import Foundation
import JournalFormat

@testable import Formats

/// A parser of untrusted bytes.
struct FuzzTarget: Sendable {
    let name: String
    /// The fixtures to begin with, as shell patterns.
    let seeds: [String]
    /// Reads bytes. It may refuse them, but it must not crash, nor accept an entry that cannot be
    /// written.
    let feed: @Sendable ([UInt8]) -> Void

    static let all = [
        journal, zones, archives,
        FuzzTarget(
            "calendars", CalendarReader(gazetteer: NoPlaces()), called: ["trips.ics"],
            seeds: ["calendars/*"]),
        FuzzTarget(
            "letterboxd", LetterboxdReader(),
            called: [
                "diary.csv", "reviews.csv", "ratings.csv", "watched.csv", "watchlist.csv",
                "likes/films.csv", "lists/trains.csv", "some.csv",
            ], seeds: ["letterboxd/*"]),
        FuzzTarget("imdb", IMDbReader(), called: ["ratings.csv"], seeds: ["imdb/*"]),
        FuzzTarget(
            "services",
            ServicesReader(folders: .inTree, gazetteer: NoPlaces(), home: .gmt),
            called: ["history.csv", "netflix.csv"], seeds: ["services/*"]),
        FuzzTarget(
            "title-basics", TitleBasicsReader(), called: ["title.basics.tsv"],
            seeds: ["imdb-basics/*"]),
        FuzzTarget(
            "trakt", TraktReader(zone: .gmt),
            called: ["watched-history-1.json", "ratings-movies.json", "watched_movies.json"],
            seeds: ["trakt/*", "trakt-watched/*"]),
        FuzzTarget(
            "simkl", SimklReader(zone: .gmt), called: ["SimklBackup.json"], seeds: ["simkl/*"]),
        FuzzTarget(
            "watcharr", WatcharrReader(zone: .gmt), called: ["watcharr.json"],
            seeds: ["watcharr/*"]),
        FuzzTarget(
            "ticketbooth", TicketBoothReader(), called: ["data.json"], seeds: ["ticketbooth/*"]),
        FuzzTarget(
            "kodi", KodiReader(), called: ["videodb.xml", "film.nfo"], seeds: ["kodi/*"]),
        FuzzTarget(
            "traewelling", TraewellingReader(gazetteer: NoPlaces()), called: ["export.json"],
            seeds: ["traewelling/*"]),
        FuzzTarget(
            "travelynx", TravelynxReader(gazetteer: NoPlaces()), called: ["export.json"],
            seeds: ["travelynx/*"]),
        FuzzTarget(
            "airtrail", AirTrailReader(gazetteer: NoPlaces()), called: ["export.json"],
            seeds: ["airtrail/*"]),
        FuzzTarget("any-table", ColumnsReader(), called: ["log.csv"], seeds: ["tables/*"]),
        FuzzTarget("own-table", OwnTableReader(), called: ["films.csv"], seeds: ["own/*.csv"]),
        FuzzTarget("own-json", OwnJSONReader(), called: ["journal.json"], seeds: ["own/*.json"]),
        FuzzTarget(
            "reservations", ReservationsReader(program: nil, gazetteer: NoPlaces()),
            called: ["mail.eml", "page.html"],
            seeds: ["reservations/*"]),
        // A program for tickets that repeats its input.
        FuzzTarget(
            "tickets", TicketsReader(program: TicketProgram(path: "/bin/cat")),
            called: ["ticket.pdf"], seeds: ["reservations/*.json"]),
    ]

    /// The target for files of a journal, which are read and written back with a change.
    static let journal = FuzzTarget(name: "journal", seeds: ["*.ics"]) { bytes in
        guard let entry = try? EntryText.entry(of: bytes) else { return }
        _ = try? EntryReview(of: bytes)
        let moment = Date(timeIntervalSince1970: 1_700_000_000)
        let changed = try? EntryText.changing(bytes, at: moment) { entry in
            switch entry {
            case .film(var film):
                film.notes += " more"
                return .film(film)
            case .trip(var trip):
                trip.notes += " more"
                return .trip(trip)
            case .pass(var pass):
                pass.notes += " more"
                return .pass(pass)
            case .claim(var claim):
                claim.notes += " more"
                return .claim(claim)
            }
        }
        if let written = changed?.bytes, (try? EntryText.entry(of: written)) == nil {
            fatalError("What was written over \(entry) cannot be read.")
        }
    }
}

extension ServiceFolders {
    /// The descriptions in the source tree.
    fileprivate static let inTree = ServiceFolders(
        shipped: URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../resources/services").standardized, own: nil)
}

struct NoPlaces: FindsPlaces {
    func airport(code: String) -> Airport? { nil }
    func place(of name: String, hints: PlaceHints) -> FoundPlace? { nil }
    func towns(beginning letters: String, most: Int) -> [Town] { [] }
    func areOfStation(_ words: String) -> Bool { false }
    func country(of zone: String) -> String? { nil }
    var version: String { "" }
    var defects: [PlaceDefect] { [] }
}
