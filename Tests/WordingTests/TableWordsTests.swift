import Domain
import Foundation
import Testing
import Wording

@Suite("Tables of entries")
struct TableWordsTests {
    private let words = Localizer.inEnglish

    private func cells(
        of entry: CountedEntry, _ form: (TableCell) -> String
    ) -> [EntryColumn: String] {
        EntryColumn.allCases.reduce(into: [:]) { cells, column in
            let text = form(words.cell(of: column, in: entry))
            if !text.isEmpty { cells[column] = text }
        }
    }

    @Test("A film has each fact in a column, and as other programs read it")
    func film() {
        var film = CountedFilm(EntryID("ran"), title: CountedName("Ran"))
        #expect(cells(of: .film(film), \.shown) == [.kind: "Film", .title: "Ran"])
        film.day = CalendarDay(year: 2026, month: 3, day: 8)
        film.year = 1985
        film.runningTime = 1_162
        film.feedback = .reallyGood
        film.rated = 825
        film.isRewatch = true
        film.place = CountedName("Home")
        film[.genres] = [CountedName("Drama"), CountedName("War")]
        film.tags = [CountedName("epic")]
        var known: [EntryColumn: String] = [
            .date: "8 Mar 2026", .kind: "Film", .title: "Ran", .year: "1985",
            .feedback: "really good", .place: "Home", .genres: "Drama, War", .runtime: "1,162",
            .rated: "8.2", .rewatch: "Yes", .tags: "epic",
        ]
        #expect(cells(of: .film(film), \.shown) == known)
        known.merge([.date: "2026-03-08", .runtime: "1162", .rated: "8.25"]) { $1 }
        #expect(cells(of: .film(film), \.copied) == known)
    }

    @Test("A trip says how late it was in words and in minutes, with a sign where it was early")
    func trip() {
        var trip = CountedTrip(
            EntryID("trip"), from: CountedName("Köln Hbf"), to: CountedName("Wien Westbf"),
            mode: .train)
        trip.time = EntrySummary.ClockTime(hour: 14, minute: 2)
        trip.status = .late(.seconds(68 * 60))
        (trip.planned, trip.actual, trip.departed, trip.arrived) = (571, 627, -1, 68)
        trip.metres = 1_023_400
        trip.fare = Fare(49.9, currency: "EUR")
        trip.service = CountedName("ICE 93")
        var known: [EntryColumn: String] = [
            .time: "14:02", .kind: "Train", .title: "Köln Hbf → Wien Westbf", .from: "Köln Hbf",
            .to: "Wien Westbf", .status: "1 h 8 min late", .service: "ICE 93", .planned: "571",
            .actual: "627", .departed: "-1", .arrived: "68", .distance: "1,023.4", .fare: "€49.90",
        ]
        #expect(cells(of: .trip(trip), \.shown) == known)
        known.merge([.distance: "1023.4", .fare: "49.9 EUR"]) { $1 }
        #expect(cells(of: .trip(trip), \.copied) == known)
    }

    @Test("A distance between places that were looked up is about whole kilometres")
    func about() {
        var trip = CountedTrip(
            EntryID("trip"), from: CountedName("Köln"), to: CountedName("Paris"), mode: .train)
        (trip.metres, trip.isAbout) = (1_402_480, true)
        #expect(cells(of: .trip(trip), \.shown)[.distance] == "about 1,402")
        #expect(cells(of: .trip(trip), \.copied)[.distance] == "1402")
    }

    @Test("Each kind of entries has columns of its own, and some that it shows unasked")
    func columns() {
        let films = Set(EntryColumn.all(of: .film))
        let trips = Set(EntryColumn.all(of: .trip))
        #expect(films.intersection(trips) == [.date, .kind, .title, .tags])
        #expect(films.union(trips) == Set(EntryColumn.allCases))
        #expect(EntryColumn.usual(for: .film).isSubset(of: films))
        #expect(EntryColumn.usual(for: .trip).isSubset(of: trips))
        let headings = EntryColumn.allCases.map(words.heading)
        #expect(Set(headings).count == headings.count && !headings.contains(""))
    }
}
