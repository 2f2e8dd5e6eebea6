public import Domain
import Foundation

/// Makes random films and trips of few titles, people and places, so that several share each: with
/// unknown values, duplicates, names that are hard to search for, zones, nights in which clocks
/// change, and records that make no sense.
public struct CountableEntries {
    private var random: SeededGenerator
    private let hasJourneys: Bool

    /// - Parameter hasJourneys: whether trips may be legs of a few journeys, of which some are
    ///   given up and some are substitutes.
    public init(seed: UInt64, hasJourneys: Bool = false) {
        random = SeededGenerator(seed: seed)
        self.hasJourneys = hasJourneys
    }

    /// Returns random entries with their names.
    public mutating func entries(_ count: Int) -> [(name: String, entry: Entry)] {
        (0..<count).map { number in
            ("\(number).ics", random.chance(50) ? .film(film()) : .trip(trip()))
        }
    }

    private static let names = [
        "Drama", "drama", "DRAMA!", "Film noir", "Neo film noir", "Noir", "Köln", "Köln Hbf",
        "koeln hbf", "Bonn", "!!!", "\"", "\u{301}a", "Bar 5:15 PM", "Says “no”", "千と千尋", "4.5",
        "-x", "late:>5", "a=b", "ＤＢ", "؀", "x\u{600}", "Ⅳ", String(repeating: "long ", count: 40),
    ]

    private mutating func name() -> String {
        Self.names[random.below(random.chance(70) ? 8 : Self.names.count)]
    }

    private mutating func names() -> [String] {
        var seen: Set<String> = []
        return (0..<random.below(4)).map { _ in name() }.filter { seen.insert($0).inserted }
    }

    private mutating func day() -> CalendarDay? {
        let years = [1, 1969, 1970, 2024, 2025, 2025, 2025, 9999]
        let year = years[random.below(years.count)]
        return CalendarDay(year: year, month: random.below(12) + 1, day: random.below(28) + 1)
    }

    private mutating func film() -> Film {
        var film = Film(title: name())
        film.year = random.chance(70) ? [1931, 1945, 1951, 2019][random.below(4)] : nil
        film.watched = random.chance(85) ? day() : nil
        film.runningTime =
            random.chance(60) ? [1, 90, 90, 162, 100_000, 0, -5, .max, .min][random.below(9)] : nil
        film.place = random.chance(50) ? name() : ""
        film.directors = names()
        film.cast = film.directors.reversed()
        film.genres = names()
        film.countries = names()
        film.languages = names()
        film.tags = names()
        film.scale = random.chance(40) ? .polarized : .average
        film.viewing = random.chance(30) ? random.below(3) : nil
        film.isRewatch = random.chance(20)
        film.isWanted = random.chance(10)
        if film.isWanted { film.watched = nil }
        film.feedbackGiven = (0..<random.below(5)).map { _ in given() }
        let ratings = ["8/10", "4/5", "0/10", "7.99", "10/10", "9999999/1", "good", "3.5/5"]
        if random.chance(30) {
            film.rating = ImportedRating(ratings[random.below(ratings.count)], source: "IMDb")
        }
        if random.chance(40) {
            film.ratingOfOthers = ImportedRating(
                ratings[random.below(ratings.count)], source: "IMDb")
        }
        return film
    }

    private mutating func given() -> GivenFeedback {
        let moments: [Double?] = [nil, 0, 86_399, 86_400, 1e9, 1e12, -1e15]
        return GivenFeedback(
            Feedback.allCases[random.below(Feedback.allCases.count)],
            at: moments[random.below(moments.count)].map(Date.init(timeIntervalSince1970:)))
    }

    private mutating func time() -> DateTime {
        // Clocks go forward on 30 March 2025 and back on 26 October.
        let changes = [(3, 30), (10, 26)]
        let (month, date) = changes[random.below(2)]
        let day =
            random.chance(30)
            ? CalendarDay(year: 2025, month: month, day: date) : self.day()
        let zones: [Zone] = [.utc, .floating, .berlin, .berlin, .london]
        let time = day.flatMap {
            DateTime(
                $0, hour: random.below(24), minute: random.below(60), second: random.below(60),
                zone: zones[random.below(zones.count)])
        }
        return time ?? .at(2025, 1, 1, 0, 0, .utc)
    }

    private mutating func trip() -> Trip {
        var trip = Trip(
            from: name(), to: name(), mode: TravelMode.allCases[random.below(5)],
            departure: time(), arrival: nil)
        let minutes = [0, 1, 4, 5, 6, 14, 15, 29, 30, 59, 60, 119, 120, 5_000, -1, -20]
        func later(_ time: DateTime, _ seconds: Int) -> DateTime? {
            time.advanced(by: .seconds(seconds))
        }
        if random.chance(70) { trip.arrival = later(trip.departure, random.below(40_000)) }
        if random.chance(60) {
            trip.actualDeparture = later(
                trip.departure, minutes[random.below(16)] * 60 + random.below(60))
        }
        if random.chance(60), let arrival = trip.arrival {
            trip.actualArrival = later(arrival, minutes[random.below(16)] * 60 + random.below(60))
        }
        if random.chance(5) { trip.actualArrival = time() }
        if random.chance(25) {
            trip.disruption = random.chance(50) ? .cancelled : .missedConnection
        }
        if hasJourneys, random.chance(60) {
            trip.journey =
                "journey" + String(repeating: "0", count: 30) + "\(10 + random.below(60))"
            trip.isSubstitute = random.chance(30)
            trip.abandonment = random.chance(10) ? .gaveUp : .none
        }
        trip.operator = random.chance(60) ? name() : ""
        trip.service = random.chance(60) ? name() : ""
        trip.tags = names()
        if random.chance(40) {
            trip.distance = Distance(["0.4", "746.9", "1000000"][random.below(3)])
        }
        if random.chance(50) {
            let amounts: [Decimal] = [0, 9.9, 49.9, -5, 1_000_000_000_000]
            trip.fare = Fare(
                amounts[random.below(5)],
                currency: ["EUR", "eur", "USD", "", "€", "EURO"][random.below(6)])
        }
        return trip
    }
}
