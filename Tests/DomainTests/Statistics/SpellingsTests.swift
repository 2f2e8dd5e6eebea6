import Domain
import Statistics
import Testing

/// Tests that texts with the same meaning count as one, which is shown in its most frequent
/// spelling.
struct SpellingsTests {
    private let films: FilmPageFigures
    private let trips: TripPageFigures

    init() {
        let written = ["koln", "Köln", "KÖLN", "Köln"]
        let films = written.enumerated().map { place, text in
            var film = CountedFilm(EntryID("f\(place)"), title: FortyEntries.name(text))
            film.day = CalendarDay(year: 2026, month: 5, day: 1 + place)
            film[.genres] = [FortyEntries.name(text)]
            film.place = FortyEntries.name(text)
            film.change = CountedChange(from: .good, afterDays: nil)
            return film
        }
        let trips = written.enumerated().map { place, text in
            let name = FortyEntries.name(text)
            var trip = CountedTrip(
                EntryID("t\(place)"), from: name, to: FortyEntries.name("Bonn"), mode: .train)
            trip.day = CalendarDay(year: 2026, month: 5, day: 1 + place)
            trip.status = .onTime
            trip.operator = name
            trip.service = name
            trip.tags = [name]
            return trip
        }
        self.films = FilmPageFigures(of: films)
        self.trips = TripPageFigures(of: trips, beside: films)
    }

    @Test("Of films")
    func ofFilms() {
        for names in [films[.genres].groups, films.places.most(1)] {
            #expect(names.map(\.key.text) == ["Köln"] && names.map(\.count) == [4])
        }
        #expect(films.films.titles.groups.map(\.key.title.text) == ["Köln"])
        #expect(films.changed.films.map(\.key.title.text) == ["Köln"])
    }

    @Test("Of trips")
    func ofTrips() {
        for names in [
            trips.operators.groups, trips.tags.groups, trips.services.services,
        ] {
            #expect(names.map(\.key.text) == ["Köln"] && names.map(\.count) == [4])
        }
        let punctuality = trips.punctuality
        for names in [punctuality.operators, punctuality.services] {
            #expect(names.map(\.key.text) == ["Köln"])
        }
        #expect(punctuality.stations.map(\.key.text) == ["Bonn", "Köln"])
        #expect(punctuality.routes.map(\.key.name) == ["Köln → Bonn"])
        #expect(trips.ways.routes.map(\.key.name) == ["Köln → Bonn"])
        #expect(trips.ways.places(2).map(\.text) == ["Bonn", "Köln"])
        #expect(trips.places.places.map(\.entries.key.text) == ["Bonn", "Köln"])
    }

    @Test("A service is shown as its latest trip spells it, in whichever order trips come")
    func services() {
        let trips = ["RE5", "RE5", "re 5", "RE 5"].enumerated().map { place, text in
            var trip = CountedTrip(
                EntryID("t\(place)"), from: FortyEntries.name("Köln"),
                to: FortyEntries.name("Bonn"), mode: .train)
            trip.day = CalendarDay(year: 2026, month: 5, day: 1 + place)
            trip.status = .onTime
            trip.service = CountedName(service: text)
            return trip
        }
        for trips in [trips, trips.reversed()] {
            let figures = TripPageFigures(of: trips, beside: [])
            #expect(figures.services.services.map(\.key.text) == ["RE 5"])
            #expect(figures.services.services.map(\.count) == [4])
            #expect(figures.punctuality.services.map(\.key.text) == ["RE 5"])
            let runs = figures.services.last(9, of: CountedName(service: "re5"))
            #expect(runs.map(\.id.rawValue) == ["t3", "t2", "t1", "t0"])
        }
    }

    @Test("Of two ways that are as frequent the first by the alphabet is shown")
    func asFrequent() {
        var tally = FilmTitles()
        for title in ["ran", "Ran", "RAN", "RAN", "Ran"] {
            tally.add(CountedFilm(EntryID(title), title: FortyEntries.name(title)))
        }
        #expect(tally.groups.map(\.key.title.text) == ["RAN"])
    }
}
