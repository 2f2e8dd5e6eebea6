import Domain
import Foundation

extension Film {
    static let full = Film(
        title: "Brief Encounter; a, b \\ \"c\"", year: 1945,
        watched: CalendarDay(year: 2026, month: 11, day: 19), place: "Filmhauskino",
        tags: ["repertory", "35 mm, restored"], notes: "Two lines,\nof notes; twice: ä → 🎬",
        scale: .polarized,
        feedbackGiven: [
            GivenFeedback(.bad, at: Date(timeIntervalSince1970: 1_399_110_000)),
            GivenFeedback(.reallyGood, at: Date(timeIntervalSince1970: 1_795_119_300)),
        ], viewing: 2, rating: ImportedRating("8/10", source: "IMDb: \"best\", ^"),
        link: "https://example.org/film?a=1,2;b")
}

extension Trip {
    static let full = Trip(
        from: "Köln Hbf", to: "Wien Westbf", mode: .train, operator: "ÖBB, DB", service: "ICE 93",
        departure: .vienna(20, 14, 2), arrival: .vienna(20, 23, 33),
        actualDeparture: .vienna(20, 14, 14), actualArrival: .vienna(21, 0, 41),
        disruption: .missedConnection, seat: "Wagen 21, Platz 34", travelClass: "2",
        fare: Fare(Decimal(string: "49.9") ?? 0, currency: "EUR"), journey: "Winter 2026",
        claim: "Sent on 1 December;\nno answer", tags: ["work"], notes: "Snow.")
}

extension DateTime {
    /// November 2026.
    static func vienna(_ day: Int, _ hour: Int, _ minute: Int) -> DateTime {
        make(2026, 11, day, hour, minute, .named("Europe/Vienna"))
    }

    static func make(
        _ year: Int, _ month: Int, _ day: Int, _ hour: Int, _ minute: Int, _ zone: Zone
    ) -> DateTime {
        guard let day = CalendarDay(year: year, month: month, day: day),
            let time = DateTime(day, hour: hour, minute: minute, zone: zone)
        else { preconditionFailure("no such time") }
        return time
    }
}
