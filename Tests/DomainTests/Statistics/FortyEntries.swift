import Domain
import Foundation
import Testing

/// Twenty films and twenty trips, whose figures were worked out by hand.
enum FortyEntries {
    /// The present day, after which entries do not count.
    static let today = CalendarDay(year: 2026, month: 11, day: 22)

    static var all: [CountedEntry] { films.map { .film($0) } + trips.map { .trip($0) } }

    /// The films. A step before the feedback has the earlier feedback and the days until it
    /// changed.
    static let films: [CountedFilm] = rows(
        """
        f01 | 2024-01-01 | Gilda     | 1946 | 110 | good        | average   |             | 750  |       | Metro | Vidor     | Drama, Noir
        f02 | 2024-01-02 | Ran       | 1985 | 162 | really-good | polarized |             | 900  |       | Metro | Kurosawa  | Drama
        f03 | 2024-01-03 | Ikiru     | 1952 | 143 | really-good | polarized | bad 10      | 1000 |       | Home  | Kurosawa  | Drama
        f04 | 2024-01-08 | Stray Dog | 1949 | 122 | bad         | average   | good 400    | 800  |       | Metro | Kurosawa  | Noir
        f05 | 2024-02-29 | Gilda     | 1946 | 110 | good        | average   |             |      | again | Home  | Vidor     | Drama, Noir
        f06 | 2024-05-08 | M         | 1931 | 117 | so-and-so   | average   |             | 500  |       |       | Lang      | Noir
        f07 | 2024-05-09 | M         | 1951 | 88  | very-bad    | polarized |             | 600  |       | Metro | Losey     | Noir
        f08 | 2024-05-10 | M         |      |     | none        | average   |             |      |       |       |           |
        f09 | 2024-12-31 | Alien     | 1979 | 117 | good        | average   | so-and-so   |      |       | Metro | Scott     | Horror
        f10 | 2025-01-01 | Aliens    | 1986 | 137 | good        | average   |             | 840  |       | Home  | Cameron   | Horror, Action
        f11 | 2025-03-03 | Amélie    | 2001 |     | so-and-so   | average   | really-good 30 |   |       |       | Jeunet    | Comedy
        f12 | 2025-03-03 | amelie    | 2001 | 122 | so-and-so   | average   |             | 830  | again | Home  | Jeunet    | comedy
        f13 | 2025-03-03 | Playtime  | 1967 | 124 | really-good | polarized |             |      |       | Metro | Tati      | Comedy
        f14 | 2025-10-26 | Heat      | 1995 | 170 | none        | polarized |             | 830  |       | Metro | Mann      | Action
        f15 | 2025-10-27 | Heat      | 1995 | 170 | good        | average   |             | 830  | again | Metro | Mann      | Action
        f16 | 2026-02-01 | Ran       | 1985 | 162 | really-good | polarized | very-bad 0  | 900  | again | Home  | Kurosawa  | Drama
        f17 | 2026-11-22 | Tenet     | 2020 | 150 | bad         | average   |             | 730  |       | Metro | Nolan     | Action
        f18 | 2026-12-24 | Gilda     | 1946 | 110 | good        | average   | bad 1       | 750  | again | Metro | Vidor     | Drama
        f19 |            | Laura     | 1944 | 88  | good        | average   |             | 800  |       |       | Preminger | Noir
        f20 |            | Nosferatu |      |     | none        | average   |             |      |       | Metro |           | Horror
        """
    ).map { row in
        var film = CountedFilm(EntryID(row[0]), title: name(row[2]))
        film.day = day(row[1])
        film.year = Int(row[3])
        film.runningTime = Int(row[4])
        film.feedback = Feedback(fileWord: row[5]) ?? .none
        film.scale = FeedbackScale(rawValue: row[6]) ?? .average
        let step = row[7].split(separator: " ").map(String.init)
        if let before = step.first.flatMap(Feedback.init(fileWord:)) {
            film.change = CountedChange(
                from: before, afterDays: step.count > 1 ? Int(step[1]) : nil)
        }
        film.rated = Int(row[8])
        film.ratedByOthers = film.rated
        film.isRewatch = row[9] == "again"
        film.place = known(row[10])
        film[.directors] = known(row[11]).map { [$0] } ?? []
        film[.genres] = row[12].split(separator: ", ").map { name(String($0)) }
        return film
    }

    /// The trips, each with its status, its planned and actual minutes, and the minutes late at
    /// both ends.
    static let trips: [CountedTrip] = rows(
        """
        t01 | 2024-03-01 | 07:10 | Köln   | Bonn   | train  | late      | 30  | 32  | 2  | 4   | 30000  | DB   | RE 5     | 10 EUR
        t02 | 2024-03-01 | 18:00 | Bonn   | Köln   | train  | late      | 30  | 36  | 0  | 6   | 30000  | DB   | RE 5     | 10 EUR
        t03 | 2024-03-04 | 07:10 | Köln   | Bonn   | train  | on time   | 30  | 30  | 0  | 0   | 30000  | DB   | RE 5     |
        t04 | 2024-03-05 | 07:10 | Köln   | Bonn   | train  | early     | 30  | 28  | 0  | -2  | 30000  | DB   | RE 5     |
        t05 | 2024-03-06 | 07:10 | Köln   | Bonn   | train  | cancelled | 30  |     |    |     | 30000  | DB   | RE 5     | 10 EUR
        t06 | 2024-03-07 | 07:10 | Köln   | Bonn   | train  | missed    | 30  | 45  | 5  | 20  | 30000  | DB   | RE 5     |
        t07 | 2024-03-08 | 07:10 | Köln   | Bonn   | train  | unknown   | 30  |     |    |     | 30000  | DB   | RE 5     |
        t08 | 2024-06-10 | 09:00 | Köln   | Wien   | train  | late      | 540 | 578 | 30 | 68  | 900000 | ÖBB  | ICE 93   | 99.9 EUR
        t09 | 2024-06-14 | 22:30 | Wien   | Köln   | train  | late      | 600 | 660 | 60 | 120 | 900000 | öbb  | NJ 40490 | 129 EUR
        t10 | 2024-06-20 | 12:00 | Köln   | Berlin | flight | on time   | 70  | 60  | 10 | 0   | 480000 | LH   | LH 2     | 80 USD
        t11 | 2024-06-20 | 20:00 | Berlin | Köln   | flight | late      | 70  | 75  | 10 | 15  | 480000 | LH   | LH 3     | 85 USD
        t12 | 2025-01-10 | 08:00 | Köln   | Bonn   | bus    | late      | 60  |     |    | 29  |        |      | 61       |
        t13 | 2025-01-10 | 17:00 | Bonn   | Köln   | bus    | late      | 60  |     | 5  |     |        |      | 61       | 3
        t14 | 2025-01-11 | 08:00 | Rhodos | Athen  | ferry  | late      | 700 | 700 | 59 | 59  | 430000 | Blue |          | 50 EUR
        t15 | 2025-02-01 | 23:50 | Köln   | Bonn   | train  | late      | 30  | 44  | 0  | 14  | 30000  | DB   | RE 5     |
        t16 | 2025-05-01 | 10:00 | Bonn   | Bonn   | other  | unknown   |     |     |    |     | 5000   |      |          |
        t17 | 2025-07-01 | 06:00 | Köln   | Wien   | train  | late      | 540 | 540 | 30 | 30  |        | DB   | ICE 93   |
        t18 | 2026-01-05 | 07:59 | Köln   | Bonn   | train  | late      | 30  | 30  | 5  | 5   | 30000  | DB   | RE 5     |
        t19 | 2026-11-22 | 07:10 | Köln   | Bonn   | train  | late      | 30  | 90  | 0  | 60  | 30000  | DB   | RE 5     |
        t20 | 2026-11-23 | 07:10 | Köln   | Bonn   | train  | late      | 30  | 90  | 0  | 60  | 30000  | DB   | RE 5     | 10 EUR
        """
    ).map { row in
        var trip = CountedTrip(
            EntryID(row[0]), from: name(row[3]), to: name(row[4]),
            mode: TravelMode(rawValue: row[5]) ?? .other)
        trip.day = day(row[1])
        let clock = row[2].split(separator: ":").compactMap { Int($0) }
        trip.time = EntrySummary.ClockTime(hour: clock[0], minute: clock[1])
        trip.planned = Int(row[7])
        trip.actual = Int(row[8])
        trip.departed = Int(row[9])
        trip.arrived = Int(row[10])
        trip.status = status(row[6], minutes: trip.arrived ?? trip.departed ?? 0)
        trip.isTaken = !trip.isCancelled
        trip.reached = trip.status == .missedConnection ? nil : trip.arrived
        trip.metres = Int(row[11])
        trip.operator = known(row[12])
        trip.service = known(row[13])
        let fare = row[14].split(separator: " ").map(String.init)
        trip.fare = fare.first.flatMap { Decimal(string: $0) }.map {
            Fare($0, currency: fare.count > 1 ? fare[1] : "")
        }
        return trip
    }

    private static func rows(_ table: String) -> [[String]] {
        table.split(separator: "\n").map { line in
            line.split(separator: "|", omittingEmptySubsequences: false)
                .map { $0.trimmingCharacters(in: .whitespaces) }
        }
    }

    private static func day(_ text: String) -> CalendarDay? {
        let parts = text.split(separator: "-").compactMap { Int($0) }
        return parts.count == 3 ? CalendarDay(year: parts[0], month: parts[1], day: parts[2]) : nil
    }

    static func name(_ text: String) -> CountedName {
        CountedName(
            text,
            key: text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil))
    }

    private static func known(_ text: String) -> CountedName? { text.isEmpty ? nil : name(text) }

    private static func status(_ word: String, minutes: Int) -> TripStatus {
        switch word {
        case "on time": .onTime
        case "late": .late(.seconds(minutes * 60))
        case "early": .early(.seconds(-minutes * 60))
        case "cancelled": .cancelled
        case "missed": .missedConnection
        default: .unknown
        }
    }
}
