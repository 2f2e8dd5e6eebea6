public import Domain
import Foundation

extension EntryContent {
    /// Returns the entry with a change.
    public func with(_ change: (inout Self) -> Void) -> Self {
        var entry = self
        change(&entry)
        return entry
    }
}

extension Film {
    public static let full = Film(
        title: "Brief Encounter; a, b \\ \"c\"", year: 1945,
        originalTitle: "Still Life, or: “Tea”",
        directors: ["David Lean", "Somebody, Jr.; \\ and “more”"], runningTime: 86,
        genres: ["drama", "romance"], countries: ["United Kingdom"], languages: ["English"],
        watched: CalendarDay(year: 2026, month: 11, day: 19), place: "Filmhauskino",
        tags: ["repertory", "35 mm, restored"], notes: "Two lines,\nof notes; twice: ä → 🎬",
        scale: .polarized,
        feedbackGiven: [
            GivenFeedback(.bad, at: Date(timeIntervalSince1970: 1_399_110_000)),
            GivenFeedback(.reallyGood, at: Date(timeIntervalSince1970: 1_795_119_300)),
        ], viewing: 2, isRewatch: true, rating: ImportedRating("8/10", source: "IMDb: \"best\", ^"),
        ratingOfOthers: ImportedRating("7.9/10", source: "TMDb"),
        link: "https://example.org/film?a=1,2;b",
        imports: [
            ImportMark(
                source: "Letterboxd", key: "https://boxd.it/\"a;b:c,d\"^",
                said: ["title": "0a1b2c3d", "rating": "ffffffff"]),
            ImportMark(source: "IMDb", key: "tt0037558"),
        ])
}

extension Trip {
    public static let full = Trip(
        from: "Köln Hbf", to: "Wien Westbf",
        fromCoordinates: Coordinates(latitude: 50.942_5, longitude: 6.959),
        toCoordinates: Coordinates(latitude: -48.196_667, longitude: -0.000_001), mode: .train,
        operator: "ÖBB, DB", service: "ICE 93",
        departure: .vienna(20, 14, 2), arrival: .vienna(20, 23, 33),
        actualDeparture: .vienna(20, 14, 14), actualArrival: .vienna(21, 0, 41),
        disruption: .missedConnection, abandonment: .turnedBack, distance: Distance("1023.50"),
        seat: "Wagen 21, Platz 34",
        travelClass: "2",
        fare: Fare(Decimal(string: "49.9") ?? 0, currency: "EUR"), ticket: .return,
        ticketNumber: "X7K; 2Q, \"9\"",
        ticketFile: TicketFile(path: "/home/a/Köln; 2, b.pdf"), journey: "Winter 2026", leg: 2,
        claim: "Sent on 1 December;\nno answer", tags: ["work"], notes: "Snow.",
        imports: [ImportMark(source: "calendar", key: "uid@example.org", said: ["from": "01"])])
}

extension Pass {
    public static let full = Pass(
        name: "Deutschlandticket; \"Job\", \\", operator: "DB, Nahverkehr", area: "Deutschland",
        product: "deutschlandticket", travelClass: "2",
        validFrom: CalendarDay(year: 2026, month: 11, day: 1),
        validUntil: CalendarDay(year: 2026, month: 11, day: 30),
        price: Fare(63, currency: "EUR"), ticketNumber: "D-1234;5", tags: ["work"],
        notes: "Paid by the employer,\nin part.",
        imports: [ImportMark(source: "calendar", key: "pass@example.org", said: ["name": "01"])])
}

extension Claim {
    public static let full = Claim(
        subject: "Köln Hbf → Wien Westbf", travelled: CalendarDay(year: 2026, month: 11, day: 20),
        due: CalendarDay(year: 2027, month: 2, day: 20), recipient: "DB Dialog; \"Frankfurt\"",
        amount: Fare(Decimal(string: "12.48") ?? 0, currency: "EUR"),
        paid: Fare(Decimal(string: "12.5") ?? 0, currency: "EUR"),
        rule: CalendarDay(year: 2026, month: 11, day: 21).map {
            ClaimRule(scheme: "eu-rail", rule: "2021-782", edition: $0)
        }, reference: "ref; 77", answer: "With regrets,\nin full.",
        steps: [
            ClaimStep(.written, on: CalendarDay(year: 2026, month: 11, day: 22)),
            ClaimStep(.sent, on: nil),
            ClaimStep(.paid, on: CalendarDay(year: 2026, month: 12, day: 20)),
        ],
        about: [
            EntryRelation(uid: "0a1b, c@example.org", id: EntryID("trip; one.ics")),
            EntryRelation(uid: "plain"),
        ], tags: ["work"], notes: "By post.")
}

extension DateTime {
    /// Returns a time in Vienna in November 2026.
    public static func vienna(_ day: Int, _ hour: Int, _ minute: Int) -> DateTime {
        at(2026, 11, day, hour, minute, .vienna)
    }

    public static func at(
        _ year: Int, _ month: Int, _ day: Int, _ hour: Int, _ minute: Int, _ zone: Zone
    ) -> DateTime {
        guard let day = CalendarDay(year: year, month: month, day: day),
            let time = DateTime(day, hour: hour, minute: minute, zone: zone)
        else { preconditionFailure("no such time") }
        return time
    }
}
