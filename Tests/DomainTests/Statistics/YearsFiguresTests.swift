import Domain
import Statistics
import Testing

struct YearsFiguresTests {
    private let today = CalendarDay(year: 2026, month: 11, day: 22)

    private func figures(_ entries: [CountedEntry]) -> YearsFigures {
        YearsFigures(of: entries, until: today)
    }

    @Test("Each year that has entries is there, the newest first and what has no day last")
    func years() {
        let years = figures([
            film(2024), film(2026), film(nil), trip(2025), film(2024), trip(2019),
        ])
        #expect(years.years.map(\.year) == [2026, 2025, 2024, 2019, nil])
        #expect(years.years.map(\.figures.films.viewings) == [1, 0, 2, 0, 1])
        #expect(years.years.map(\.figures.trips.travelled) == [0, 1, 0, 1, 0])
        #expect(years.all.films.viewings == 4)
        #expect(years.all.trips.travelled == 2)
    }

    @Test("Entries of today count, and future ones do not")
    func future() {
        let entries: [CountedEntry] = [(11, 22), (11, 23)].map { month, day in
            .film(film(day: CalendarDay(year: 2026, month: month, day: day), "Ran"))
        }
        #expect(figures(entries + [trip(2027)]).all.films.viewings == 1)
        #expect(figures([trip(2027)]).years.isEmpty)
    }

    @Test("Films are told apart by title and year, and once in all years")
    func different() {
        let years = figures([
            film(2025, "m", released: 1931), film(2025, "m", released: 1931),
            film(2025, "m", released: 1951), film(2026, "m", released: 1931), film(2026, "m"),
            film(2026, "ran"), film(2026, "ran"),
        ])
        #expect(years.years.map(\.figures.films.different) == [2, 2])
        // With two years of release, a viewing without one is of neither.
        #expect(years.all.films.different == 4)
    }

    @Test("Sums say how many entries they are of: an unknown value is not zero")
    func unknown() {
        let films = figures([
            film(2026, minutes: 90), film(2026, minutes: nil), film(2026, minutes: 100),
        ]).all.films
        #expect(films.minutes == 190 && films.timed == 2 && films.viewings == 3)

        let trips = figures([
            trip(2026, planned: 60, metres: 12_400), trip(2026, planned: 60, actual: 75),
            trip(2026, metres: 600),
        ]).all.trips
        #expect(trips.minutes == 135 && trips.timed == 2)
        #expect(trips.metres == 13_000 && trips.measured == 2)
    }

    @Test("Each value of the feedback and each rewatch is counted")
    func feedback() {
        let films = figures([
            film(2026, feedback: .good), film(2026, feedback: .none, isRewatch: true),
            film(2026, feedback: .good, isRewatch: true), film(2026, feedback: .veryBad),
        ]).all.films
        #expect(films.feedback == [.good: 2, .veryBad: 1])
        #expect(films.rewatches == 2)
    }

    @Test("Punctuality is of what was recorded, and a cancelled or missed trip is no way travelled")
    func punctuality() {
        let trips = figures([
            trip(2026, .onTime), trip(2026, .late(.seconds(359))), trip(2026, .late(.seconds(360))),
            trip(2026, .early(.seconds(600))), trip(2026, .unknown), trip(2026, .missedConnection),
            trip(2026, .cancelled, planned: 60, metres: 1_000), trip(2026, .late(.seconds(4_080))),
            trip(2026, planned: 175, metres: 1_000, isTaken: false),
        ]).all.trips
        #expect(trips.all == 9 && trips.travelled == 7 && trips.cancelled == 1)
        #expect(trips.notTaken == 1)
        #expect(trips.missedConnections == 1)
        #expect(trips.punctuality.recorded == 5 && trips.punctuality.punctual == 3)
        #expect(trips.minutesLate == 79)
        #expect(trips.medianDelay == 5)
        #expect(trips.metres == 0 && trips.minutes == 0)
    }

    @Test("Where nothing is recorded there is no delay, and of two the lower is in the middle")
    func median() {
        #expect(figures([trip(2026)]).all.trips.medianDelay == nil)
        let two = figures([trip(2026, .late(.seconds(600))), trip(2026, .onTime)])
        #expect(two.all.trips.medianDelay == 0)
    }

    private func film(
        _ year: Int?, _ title: String = "Ran", released: Int? = nil, minutes: Int? = nil,
        feedback: Feedback = .none, isRewatch: Bool = false
    ) -> CountedEntry {
        .film(
            film(
                day: year.flatMap { CalendarDay(year: $0, month: 3, day: 1) }, title,
                released: released, minutes: minutes, feedback: feedback, isRewatch: isRewatch))
    }

    private func film(
        day: CalendarDay?, _ title: String, released: Int? = nil, minutes: Int? = nil,
        feedback: Feedback = .none, isRewatch: Bool = false
    ) -> CountedFilm {
        var film = CountedFilm(EntryID("film"), title: CountedName(title, key: title))
        film.day = day
        film.year = released
        film.runningTime = minutes
        film.feedback = feedback
        film.isRewatch = isRewatch
        return film
    }

    private func trip(
        _ year: Int, _ status: TripStatus = .unknown, planned: Int? = nil, actual: Int? = nil,
        metres: Int? = nil, isTaken: Bool = true
    ) -> CountedEntry {
        var trip = CountedTrip(
            EntryID("trip"), from: CountedName("A", key: "a"), to: CountedName("B", key: "b"),
            mode: .train)
        trip.day = CalendarDay(year: year, month: 3, day: 1)
        trip.status = status
        trip.isTaken = isTaken && status != .cancelled
        trip.reached = status.minutesLate
        trip.planned = planned
        trip.actual = actual
        trip.metres = metres
        return .trip(trip)
    }
}
