import Domain
import FormatsTestSupport
import Foundation
import TestSupport
import Testing

@testable import Formats

struct WriterTests {
    @Test(
        "Letterboxd's ratings are halves of five, and feedback given here wins",
        arguments: [
            ("3.5/5", .none, "3.5"), ("7/10", .good, "3.5"), ("1/10", .none, "0.5"),
            ("8/10", .veryBad, "1"), (nil, .reallyGood, "5"), (nil, .soAndSo, "3"),
            (nil, .none, ""), ("great", .bad, "2"), ("7.3/10", .none, "3.5"),
        ] as [(String?, Feedback, String)])
    func letterboxdRating(original: String?, feedback: Feedback, expected: String) throws {
        var film = Film(title: "Ran")
        film.rating = original.map { ImportedRating($0, source: "x") }
        if feedback != .none { film.feedbackGiven = [GivenFeedback(feedback, at: nil)] }
        let text = try written([.film(film)], by: LetterboxdWriter())
        let table = try #require(Table(.holding(text)))
        var ratings: [String] = []
        try table.scan { row in ratings.append(row["rating"]) }
        #expect(ratings == [expected])
    }

    @Test("Letterboxd is told of the film's page where that is IMDb's or its own")
    func letterboxdLinks() throws {
        let films = ["https://www.imdb.com/title/tt0037558/", "https://letterboxd.com/film/ran/"]
            .map { Entry.film(Film(title: "Ran", link: $0)) }
        let lines = try written(films, by: LetterboxdWriter()).split(whereSeparator: \.isNewline)
        #expect(lines[1].hasPrefix(",tt0037558,Ran,"))
        #expect(lines[2].hasPrefix("https://letterboxd.com/film/ran/,,Ran,"))
    }

    @Test("No cell of a table for spreadsheets begins as a formula does")
    func formulas() throws {
        let evil = ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "'=1", "＝1"]
        let films = evil.map { Entry.film(Film(title: $0, place: $0, notes: $0, link: $0)) }
        let table = try #require(Table(.holding(written(films, by: OwnTableWriter<Film>()))))
        var cells: [String] = []
        try table.scan { row in cells += row.cells }
        #expect(cells.count > evil.count)
        for cell in cells {
            #expect(!"=+-@\t\r＝".contains(cell.first ?? "x"))
        }
    }

    @Test("Letterboxd gets titles and reviews as they are, and so they are read back")
    func notGuarded() async throws {
        var films = ["+1", "@Rain", "=42"].map {
            Film(title: $0, notes: "- Why the rain?", link: "https://letterboxd.com/film/x/")
        }
        for index in films.indices {
            films[index].watched = CalendarDay(year: 2026, month: 11, day: index + 1)
        }
        let text = try written(films.map(Entry.film), by: LetterboxdWriter())
        #expect(!text.contains("'"))
        let read = try await contents([.holding(text)], by: LetterboxdReader()).records
            .compactMap(\.film)
        #expect(read.map(\.title) == films.map(\.title))
        #expect(read.map(\.notes) == films.map(\.notes))
    }

    @Test(
        "Trips have no place among films, films none among trips, and files that are neither none")
    func leftOut() throws {
        func isWritten(_ entry: Entry?, by writer: any EntryWriter) throws -> Bool {
            var writer = writer
            return try writer.write(StoredEntry(id: EntryID("a"), entry: entry, content: [])) { _ in
            }
        }
        #expect(try !isWritten(.trip(.full), by: OwnTableWriter<Film>()))
        #expect(try !isWritten(.trip(.full), by: LetterboxdWriter()))
        #expect(try !isWritten(.film(.full), by: OwnTableWriter<Trip>()))
        #expect(try !isWritten(nil, by: OwnJSONWriter()))
        #expect(try isWritten(.trip(.full), by: OwnJSONWriter()))
    }

    @Test("What the sink throws ends the writing")
    func fullDisk() {
        struct Full: Error {}
        var writer = OwnJSONWriter()
        #expect(throws: Full.self) { try writer.begin { _ in throw Full() } }
        let film = StoredEntry(id: EntryID("a"), entry: .film(.full), content: [])
        #expect(throws: Full.self) { try writer.write(film) { _ in throw Full() } }
    }

    @Test("The JSON of an entry is as the documentation shows it")
    func json() throws {
        var film = Film(title: "Brief Encounter", year: 1945)
        film.watched = CalendarDay(year: 2026, month: 11, day: 19)
        film.feedbackGiven = [GivenFeedback(.good, at: Date(timeIntervalSince1970: 1_795_119_300))]
        let trip = Trip(
            from: "Köln Hbf", to: "Wien Westbf", service: "ICE 93", departure: .vienna(20, 14, 2),
            arrival: nil, fare: Fare(Decimal(499) / 10, currency: "EUR"))
        #expect(
            try written([.film(film), .trip(trip)], by: OwnJSONWriter()) == """
                {"format":"counterfoil","version":1,"entries":[
                {"film":{"feedback":[{"at":"2026-11-19T20:15:00Z","value":"good"}],\
                "scale":"average","title":"Brief Encounter","watched":"2026-11-19","year":1945},\
                "id":"0.ics"},
                {"id":"1.ics","trip":{"departure":{"at":"2026-11-20T14:02:00",\
                "zone":"Europe/Vienna"},"fare":{"amount":"49.9","currency":"EUR"},\
                "from":"Köln Hbf","mode":"train","service":"ICE 93","to":"Wien Westbf"}}
                ]}

                """)
    }
}
