import Claims
import Domain
import Formats
import Foundation
import TestSupport
import Testing

/// Late trips of 20 November 2026 on a machine in Berlin: from and to, operator, fare, the zone that
/// the person set, minutes late, and the schemes' results.
private let trains = """
    London Kings Cross → York | LNER | 45.50 GBP |  | 75 | gb-delay-repay-30 owed 45.50 GBP
    London Kings Cross → York | LNER | 45.50 GBP |  | 29 | gb-delay-repay-30 1 short of 30
    London Kings Cross → York | LNER | 45.50 |  | 75 | gb-delay-repay-30 needs currency
    London Kings Cross → York | LNER | 45.50 EUR |  | 75 | gb-delay-repay-30 owed 45.50 EUR
    London Kings Cross → York | LNER | 45.50 GBP | Europe/Paris | 75 | gb-delay-repay-30 owed 45.50 GBP
    London Kings Cross → York | ? | 45.50 |  | 75 | gb-delay-repay-15 needs operator, gb-delay-repay-30 needs operator, gb-grand-central needs operator, gb-lumo needs operator
    London Kings Cross → York | DB | 45.50 EUR |  | 75 | de-db needs countries, eu-rail needs countries
    London Kings Cross → Qxyz | LNER | 45.50 GBP |  | 75 | gb-delay-repay-30 owed 45.50 GBP
    Cambridge → Ely | Greater Anglia | 10.00 EUR |  | 30 | gb-delay-repay-15 owed 5.00 EUR
    Zürich HB → Bern | SBB | 19.00 EUR |  | 61 | ch-rail owed 4.75 EUR
    Zürich HB → Bern | ? | 80.00 CHF |  | 61 | ch-rail owed 20.00 CHF
    Köln Hbf → Berlin Hbf | ? | 89.90 EUR | Europe/London | 60 | eu-rail owed 22.48 EUR
    Köln Hbf → Berlin Hbf | DB | 89.90 EUR | America/New_York | 59 | de-db 1 short of 60, eu-rail 1 short of 60
    """.split(separator: "\n").map(String.init)

/// Late flights of the same day. A town stands for all airports within 130 kilometres: Cologne and
/// Madrid, 1,429 km apart, may be more than 1,500 km from each other.
private let flights = """
    Köln → Wien | Austrian |  |  | 180 | eu-air owed 250.00 EUR
    Köln → Wien | Austrian |  |  | 179 | eu-air 1 short of 180
    Berlin → Madrid | Iberia |  |  | 180 | eu-air owed 400.00 EUR
    Köln → Madrid | Iberia |  |  | 180 | eu-air needs airport(Domain.TripStop.departure)
    Köln → Madrid | Iberia |  |  | 179 | eu-air 1 short of 180
    Köln (CGN) → Madrid | Iberia |  |  | 180 | eu-air needs airport(Domain.TripStop.arrival)
    Köln (CGN) → Madrid (MAD) | Iberia |  |  | 180 | eu-air owed 250.00 EUR
    """.split(separator: "\n").map(String.init)

@Suite("The names of its places say first where a trip was")
struct PlacesOfTripsTests {
    private let rights = Shipped.rights.doubting(["Europe/Berlin"])

    private func trip(_ columns: [String], by mode: TravelMode) throws -> Trip {
        let ends = columns[0].components(separatedBy: " → ")
        let price = columns[2].split(separator: " ").map(String.init)
        let zone = try Zone.identified(by: columns[3].isEmpty ? "Europe/Berlin" : columns[3])
        let arrival = DateTime.at(2026, 11, 20, 11, 0, zone)
        return Trip(
            from: ends[0], to: ends[1], mode: mode, operator: columns[1] == "?" ? "" : columns[1],
            departure: .at(2026, 11, 20, 9, 0, zone), arrival: arrival,
            actualArrival: arrival.advanced(by: .seconds(60 * (try #require(Int(columns[4]))))),
            fare: price.first.flatMap { Decimal(string: $0) }.map {
                Fare($0, currency: price.count > 1 ? price[1] : "")
            })
    }

    private func said(of trip: Trip, by gazetteer: any FindsPlaces = Shipped.gazetteer) -> String {
        rights.answers(for: rights.journey(of: trip, gazetteer: gazetteer))
            .filter { answer in
                if case .pending = answer.verdict { false } else { true }
            }
            .map { "\($0.scheme.id) \($0.verdict.words)" }.joined(separator: ", ")
    }

    private func columns(of line: String) -> [String] {
        line.split(separator: "|", omittingEmptySubsequences: false).map {
            $0.trimmingCharacters(in: .whitespaces)
        }
    }

    @Test("A train is in the country of its places, whatever its clock says", arguments: trains)
    func byTrain(line: String) throws {
        let columns = columns(of: line)
        #expect(try said(of: trip(columns, by: .train)) == columns[5])
    }

    @Test(
        "Towns tell the distance of a flight only if no amount depends on the airport",
        arguments: flights)
    func byAir(line: String) throws {
        let columns = columns(of: line)
        #expect(try said(of: trip(columns, by: .flight)) == columns[5])
    }

    @Test("An amount for towns says that the distance is about so many kilometres")
    func distance() throws {
        let trip = try trip(["Köln → Wien", "Austrian", "", "", "180"], by: .flight)
        let answers = rights.answers(for: rights.journey(of: trip, gazetteer: Shipped.gazetteer))
        guard case .fixed(let length?)? = answers.first?.owed?.basis else {
            Issue.record("\(answers)")
            return
        }
        #expect(length.kilometres == 740)
        #expect(length.isAbout)
    }

    @Test("The coordinates of a trip count before those of its towns")
    func ownCoordinates() throws {
        var trip = try trip(["Köln → Madrid", "Iberia", "", "", "180"], by: .flight)
        trip.fromCoordinates = Shipped.gazetteer.airport(code: "CGN")?.coordinates
        trip.toCoordinates = Shipped.gazetteer.airport(code: "MAD")?.coordinates
        #expect(said(of: trip) == "eu-air owed 250.00 EUR")
    }

    @Test(
        "A line between towns is long only if all their stops are far from each other",
        arguments: [("Malmö C → Göteborg C", ""), ("Malmö C → Halmstad C", "owed 60.00 SEK")])
    func shortLines(ends: String, words: String) throws {
        // 242 km, and 118 km, each less or more by up to 60.
        let trip = try trip([ends, "Västtrafik", "60.00 SEK", "", "61"], by: .bus)
        #expect(said(of: trip) == (words.isEmpty ? "" : "se-short-lines \(words)"))
    }

    @Test("Overseas, rules know a country by the zone of the place")
    func overseas() throws {
        let trip = try trip(
            ["Paris (CDG) → Cayenne (CAY)", "Air France", "", "", "240"], by: .flight)
        #expect(said(of: trip) == "eu-air owed 400.00 EUR")
    }

    @Test("Airports tell where a flight was in zones of several countries, and without a table")
    func airportsAlone() throws {
        let bangkok = try trip(
            ["Bangkok (BKK) → Frankfurt (FRA)", "Thai", "", "", "240"], by: .flight)
        #expect(!said(of: bangkok).contains("airport"))
        let london = try trip(
            ["London (LHR) → Edinburgh (EDI)", "British Airways", "", "", "180"], by: .flight)
        #expect(said(of: london, by: Shipped.airportsWithoutTowns) == "gb-air owed 220.00 GBP")
    }

    @Test("Without a table of places, a train is where the operator and the currency say")
    func withoutTable() throws {
        let train = try trip(["London → York", "LNER", "45.50 GBP", "", "75"], by: .train)
        #expect(
            said(of: train, by: Shipped.airportsWithoutTowns) == "gb-delay-repay-30 owed 45.50 GBP")
    }

    @Test("The currency of a fare is that of the places before that of the operator")
    func currency() throws {
        for (ends, name, code) in [
            ("London → York", "", "GBP"), ("Zürich HB → Bern", "", "CHF"),
            ("London → York", "DB", "GBP"), ("Qxyz → Qzyx", "DB", "EUR"), ("Qxyz → Qzyx", "", nil),
        ] as [(String, String, String?)] {
            let trip = try trip([ends, name.isEmpty ? "?" : name, "", "", "0"], by: .train)
            let journey = rights.journey(of: trip, gazetteer: Shipped.gazetteer)
            #expect(rights.currency(of: journey) == code, "\(ends) \(name)")
        }
    }
}
