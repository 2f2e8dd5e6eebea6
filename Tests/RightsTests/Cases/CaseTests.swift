import Domain
import Formats
import Foundation
import TestSupport
import Testing

@testable import Claims

/// The rules that are shipped with the program.
enum Shipped {
    static let resources = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../resources").standardized
    static let folders = RightsFolders(
        shipped: resources.appending(path: "rights"), own: resources.appending(path: "none"))
    static let rights = folders.rights
    static let gazetteer = PlaceTable(
        shipped: resources.appending(path: "places"), own: resources.appending(path: "none"),
        airports: airports, operatorCountries: folders.countries)
    /// The gazetteer of a program whose table of places is not installed.
    static let airportsWithoutTowns = PlaceTable(
        shipped: nil, own: resources.appending(path: "none"), airports: airports)
    private static let airports = AirportTable(resources.appending(path: "airports/airports.tsv"))
}

@Suite("Compensation, case by case")
struct CaseTests {
    @Test(
        "On trains, buses and ferries",
        arguments: (railCases + operatorCases + countryCases + ferryCases).flatMap(\.cases))
    func rail(one: RightsCase) {
        let answer = Shipped.rights.answers(for: one.journey).first {
            $0.scheme.id == one.table.scheme
        }
        #expect(answer?.verdict.words ?? "nothing" == one.expected)
    }

    @Test("In the air", arguments: flightCases)
    func flights(line: String) throws {
        let columns = Self.columns(of: line)
        let ends = columns[1].components(separatedBy: " → ")
        let places = ends.map { end -> TicketJourney.Place in
            if let airport = Shipped.gazetteer.airport(code: end) {
                return .init(zone: airport.zone, coordinates: airport.coordinates)
            }
            // A zone, and how many degrees north of the equator.
            let words = end.split(separator: " ")
            return .init(
                zone: String(words[0]),
                coordinates: words.count > 1
                    ? Coordinates(latitude: Double(words[1])!, longitude: 10) : nil)
        }
        let day = try #require(CalendarDay(isoText: Array(columns[0].utf8)))
        let late = try #require(Int(columns[3]))
        let journey = TicketJourney(
            mode: .flight, operator: columns[2] == "?" ? nil : CountedName(columns[2]), day: day,
            from: places[0], to: places[1], outcome: .arrived(minutesLate: late),
            ticket: JourneyTicket(price: nil))
        let answers = Shipped.rights.answers(for: journey).map {
            "\($0.scheme.id) \($0.verdict.words)"
        }
        #expect(answers.joined(separator: ", ") == columns[4])
    }

    @Test("Until when it can be claimed", arguments: deadlineCases)
    func deadlines(line: String) throws {
        let columns = Self.columns(of: line)
        let scheme = try #require(Shipped.rights.schemes.first { $0.id == columns[0] })
        let zones = [
            "gb": "Europe/London", "be": "Europe/Brussels", "ca": "America/Toronto",
        ]
        let zone = zones[String(columns[0].prefix(2))] ?? "Europe/Paris"
        let modes: [String: TravelMode] = ["air": .flight, "ferry": .ferry]
        let kind = columns[0].split(separator: "-").last.map(String.init) ?? ""
        let day = try #require(CalendarDay(isoText: Array(columns[2].utf8)))
        let journey = TicketJourney(
            mode: modes[kind] ?? .train, operator: CountedName(columns[1]),
            service: CountedName("TGV"), day: day,
            from: .init(zone: zone, coordinates: Coordinates(latitude: 50, longitude: 0)),
            to: .init(zone: zone, coordinates: Coordinates(latitude: 55, longitude: 0)),
            plannedMinutes: 60, outcome: .arrived(minutesLate: 185),
            ticket: JourneyTicket(price: Fare(100, currency: "EUR")))
        let answer = try #require(
            Shipped.rights.answers(for: journey).first { $0.scheme.id == scheme.id })
        guard case .owed(let owed) = answer.verdict else {
            Issue.record("\(answer.verdict)")
            return
        }
        #expect(owed.deadline?.isoText ?? "unknown" == columns[3])
    }

    @Test("By the clocks of both ends", arguments: clockCases)
    func clocks(line: String) throws {
        let columns = Self.columns(of: line)
        let times = try columns.dropLast().map(Self.time)
        var trip = Trip(
            from: "A", to: "B", departure: try #require(times[0]), arrival: times[1],
            actualArrival: times[2])
        trip.fare = Fare(100, currency: "EUR")
        let journey = Shipped.rights.journey(of: trip, gazetteer: PlacesDouble())
        let answer = Shipped.rights.answers(for: journey).first { $0.scheme.id == "eu-rail" }
        #expect(answer?.verdict.words ?? "nothing" == columns[3])
    }

    @Test("How long a crossing is planned to take goes by the clocks of both ends")
    func crossings() throws {
        let stockholm = try Zone.identified(by: "Europe/Stockholm")
        let helsinki = try Zone.identified(by: "Europe/Helsinki")
        // From 8:00 until 13:00 are four hours, and a minute more makes the threshold two hours.
        for (minute, words) in [(0, "owed 20.00 EUR"), (1, "59 short of 120")] {
            let arrival = DateTime.at(2026, 11, 20, 13, minute, helsinki)
            let trip = Trip(
                from: "Stockholm", to: "Turku", mode: .ferry,
                departure: .at(2026, 11, 20, 8, 0, stockholm), arrival: arrival,
                actualArrival: arrival.advanced(by: .seconds(61 * 60)),
                fare: Fare(80, currency: "EUR"))
            let answers = Shipped.rights.answers(
                for: Shipped.rights.journey(of: trip, gazetteer: PlacesDouble()))
            #expect(answers.map { "\($0.scheme.id) \($0.verdict.words)" } == ["eu-ferry \(words)"])
        }
    }

    @Test("By the ticket that a trip says it was taken on", arguments: ticketCases)
    func tickets(line: String) throws {
        let columns = Self.columns(of: line)
        let words = columns[1].split(separator: " ")
        let price = columns[3].split(separator: " ").map(String.init)
        let zones = ["gb": "Europe/London", "at": "Europe/Vienna", "nl": "Europe/Amsterdam"]
        let zone = try Zone.identified(by: zones[String(columns[0].prefix(2))] ?? "Europe/Berlin")
        let arrival = DateTime.at(2026, 11, 20, 11, 0, zone)
        let trip = Trip(
            from: "A", to: "B", operator: words[0] == "?" ? "" : String(words[0]),
            departure: .at(2026, 11, 20, 9, 0, zone), arrival: arrival,
            actualArrival: arrival.advanced(by: .seconds(60 * (try #require(Int(words[1]))))),
            fare: Fare(try #require(Decimal(string: price[0])), currency: price[1]),
            ticket: try #require(TicketKind(rawValue: columns[2])))
        let answer = Shipped.rights.answers(
            for: Shipped.rights.journey(of: trip, gazetteer: PlacesDouble())
        )
        .first { $0.scheme.id == columns[0] }
        #expect(answer?.verdict.words ?? "nothing" == columns[4])
    }

    @Test("Giving up or turning back gives only the fare back, and for a flight it is unknown")
    func abandoned() throws {
        let places = ["CGN", "VIE"].compactMap { Shipped.gazetteer.airport(code: $0) }
        func said(_ mode: TravelMode, _ abandonment: Abandonment) throws -> [String] {
            let zones = try places.map { try Zone.identified(by: $0.zone) }
            let trip = Trip(
                from: "A", to: "B", fromCoordinates: places[0].coordinates,
                toCoordinates: places[1].coordinates, mode: mode, operator: "DB",
                departure: .at(2026, 11, 20, 9, 0, zones[0]),
                arrival: .at(2026, 11, 20, 11, 0, zones[1]), disruption: .cancelled,
                abandonment: abandonment, fare: Fare(100, currency: "EUR"))
            let journey = Shipped.rights.journey(of: trip, gazetteer: PlacesDouble())
            return Shipped.rights.answers(for: journey).map {
                "\($0.scheme.id) \($0.verdict.words)"
            }
        }
        #expect(
            try said(.train, .gaveUp).prefix(2) == ["de-db not travelled", "eu-rail not travelled"])
        #expect(try said(.train, .turnedBack) == said(.train, .gaveUp))
        #expect(try said(.flight, .gaveUp).contains("eu-air needs notice"))
    }

    private static func columns(of line: String) -> [String] {
        line.split(separator: "|", omittingEmptySubsequences: false).map {
            $0.trimmingCharacters(in: .whitespaces)
        }
    }

    /// Returns a time such as `2026-11-20 14:02 Europe/Berlin`, or `nil` for a question mark.
    private static func time(_ text: String) throws -> DateTime? {
        guard text != "?" else { return nil }
        let words = text.split(separator: " ").map(String.init)
        let clock = words[1].split(separator: ":").compactMap { Int($0) }
        let zone: Zone =
            switch words[2] {
            case "UTC": .utc
            case "floating": .floating
            default: try .identified(by: words[2])
            }
        let day = try #require(CalendarDay(isoText: Array(words[0].utf8)))
        return DateTime(
            day, hour: clock[0], minute: clock[1], second: clock.count > 2 ? clock[2] : 0,
            zone: zone)
    }

    @Test("From the delays of a season ticket", arguments: poolCases)
    func pools(line: String) throws {
        let columns = Self.columns(of: line)
        let day = try #require(CalendarDay(isoText: Array(columns[1].utf8)))
        let scheme = try #require(
            Shipped.rights.schemes.first { $0.rule(of: columns[0], on: day) != nil })
        let rule = try #require(scheme.rule(of: columns[0], on: day))
        let typed = columns[3].split(separator: " ").map(String.init)
        let price =
            Decimal(string: typed[0]).map { Fare($0, currency: typed.count > 1 ? typed[1] : "EUR") }
            ?? scheme.price(of: columns[0], on: day)
        let seat = try #require(SeatClass(rawValue: columns[2]))
        let delays = columns[4].split(separator: " ").compactMap { Int($0) }
        let balance = try #require(rule.balance(of: delays, in: seat, price: price))
        var words = ["\(balance.cases) cases"]
        if let next = balance.minutesToNext { words.append("\(next) to the next") }
        words.append(balance.amount.words)
        words.append(balance.cap.map { "cap \($0.words)" } ?? "no cap known")
        words.append("owed \(balance.owed.words)")
        #expect(words.joined(separator: ", ") == columns[5])
    }
}
