public import Domain
import Foundation

/// Makes random entries with texts that are hard to write, the same ones for the same seed.
public enum RandomEntries {
    private static let pieces = [
        "a", "B ", "ö", "→", ",", ";", ":", "\\", "\"", "^", "'", "n", "\\n", "🎬", "e\u{301}",
        "שלום", "(1945)", "x-", "^n", "BEGIN:VEVENT", " ", "千と千尋", ",\u{301}", "\"\u{301}", "=",
    ]

    public static func text(upTo length: Int, using random: inout SeededGenerator) -> String {
        let count = Int.random(in: 0...length, using: &random)
        return (0..<count).map { _ in pieces[Int.random(in: 0..<pieces.count, using: &random)] }
            .joined()
    }

    public static func name(using random: inout SeededGenerator) -> String {
        "N" + text(upTo: 12, using: &random) + "."
    }

    static func tags(using random: inout SeededGenerator) -> [String] {
        var seen: Set<String> = []
        return (0..<Int.random(in: 0...4, using: &random)).map { _ in
            "t" + text(upTo: 4, using: &random) + "t"
        }.filter { seen.insert($0).inserted }
    }

    public static func time(using random: inout SeededGenerator) -> DateTime {
        let zones: [Zone] = [
            .utc, .floating, .berlin, .named("America/Sao_Paulo"),
            .named("Asia/Kolkata"),
        ]
        return DateTime.at(
            2026, .random(in: 1...12, using: &random), .random(in: 1...28, using: &random),
            .random(in: 0...23, using: &random), .random(in: 0...59, using: &random),
            zones[Int.random(in: 0..<zones.count, using: &random)])
    }

    static func coordinates(using random: inout SeededGenerator) -> Coordinates? {
        Coordinates(
            latitude: .random(in: -91...90, using: &random),
            longitude: .random(in: -181...180, using: &random))
    }

    static func marks(using random: inout SeededGenerator) -> [ImportMark] {
        (0..<random.below(3)).map { index in
            ImportMark(
                source: name(using: &random), key: text(upTo: 6, using: &random),
                said: ["title": String(random.below(99)), "field\(index)": "ab"])
        }
    }

    /// Returns the entry with some of its fields changed.
    public static func changed(_ entry: Entry, using random: inout SeededGenerator) -> Entry {
        switch entry {
        case .film(let film): .film(changed(film, using: &random))
        case .trip(let trip): .trip(changed(trip, using: &random))
        case .pass(let pass): .pass(changed(pass, using: &random))
        case .claim(let claim): .claim(changed(claim, using: &random))
        }
    }

    private static func changed(_ old: Film, using random: inout SeededGenerator) -> Film {
        var film = old
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            switch Int.random(in: 0...12, using: &random) {
            case 0: film.title = name(using: &random)
            case 1: film.year = Bool.random(using: &random) ? 1945 : nil
            case 2: film.watched = Bool.random(using: &random) ? time(using: &random).day : nil
            case 3: film.place = text(upTo: 9, using: &random)
            case 4: film.tags = tags(using: &random)
            case 5: film.notes = text(upTo: 30, using: &random) + "\n" + "."
            case 6: film.scale = Bool.random(using: &random) ? .polarized : .average
            case 7:
                let moment = Date(
                    timeIntervalSince1970: .random(in: 0...2e9, using: &random).rounded())
                film.feedbackGiven.append(GivenFeedback(.good, at: moment))
            case 8: film.feedbackGiven = Array(film.feedbackGiven.dropLast())
            case 9: film.viewing = Bool.random(using: &random) ? 3 : nil
            case 10: film.isRewatch.toggle()
            case 11: film.imports = marks(using: &random)
            default:
                let rating = ImportedRating(
                    name(using: &random), source: text(upTo: 5, using: &random))
                if Bool.random(using: &random) {
                    film.rating = rating
                } else {
                    film.ratingOfOthers = rating
                }
            }
        }
        return film
    }

    private static func changed(_ old: Trip, using random: inout SeededGenerator) -> Trip {
        var trip = old
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            switch Int.random(in: 0...16, using: &random) {
            case 0: trip.from = name(using: &random)
            case 1: trip.to = name(using: &random)
            case 2: trip.service = text(upTo: 4, using: &random)
            case 3: trip.departure = time(using: &random)
            case 4: trip.arrival = Bool.random(using: &random) ? time(using: &random) : nil
            case 5: trip.actualDeparture = time(using: &random)
            case 6: trip.actualArrival = Bool.random(using: &random) ? time(using: &random) : nil
            case 7: trip.disruption = Bool.random(using: &random) ? .cancelled : nil
            case 8: trip.disruption = Bool.random(using: &random) ? .missedConnection : nil
            case 9:
                trip.fare = Fare(
                    Decimal(Int.random(in: 0...9_999, using: &random)) / 100, currency: "EUR")
            case 10: trip.tags = tags(using: &random)
            case 11: trip.claim = text(upTo: 20, using: &random)
            case 12: trip.mode = .bus
            case 13: trip.imports = marks(using: &random)
            case 14:
                trip.distance = Distance(
                    kilometres: Decimal(Int.random(in: 1...9_999, using: &random)) / 10)
            case 15:
                trip.fromCoordinates = coordinates(using: &random)
                trip.toCoordinates = coordinates(using: &random)
            default: trip.journey = text(upTo: 5, using: &random)
            }
        }
        if let arrival = trip.arrival, let duration = trip.departure.duration(until: arrival),
            duration < .zero
        {
            (trip.departure, trip.arrival) = (arrival, trip.departure)
        }
        return trip
    }
}
