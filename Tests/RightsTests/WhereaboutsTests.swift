import Claims
import Domain
import Foundation
import TestSupport
import Testing

/// Trips by train whose zones were filled in automatically, for a machine in Berlin: operator,
/// fare, the zones that the person set, minutes late, and the schemes' results.
private let filledIn = """
    LNER | 45.50 GBP |  | 75 | gb-delay-repay-30 owed 45.50 GBP
    LNER | 45.50 GBP |  | 29 | gb-delay-repay-30 1 short of 30
    LNER | 45.50 |  | 75 | gb-delay-repay-30 needs currency
    LNER | 45.50 EUR |  | 75 | eu-rail needs countries, gb-delay-repay-30 needs countries
    LNER | 45.50 USD |  | 75 | gb-delay-repay-30 needs countries
    ? | 45.50 GBP |  | 75 | eu-rail needs countries, gb-delay-repay-15 needs operator, gb-delay-repay-30 needs operator, gb-grand-central needs operator, gb-lumo needs operator
    SBB | 80.00 CHF |  | 61 | ch-rail owed 20.00 CHF
    SBB | 80.00 |  | 61 | ch-rail needs currency
    SBB |  |  | 61 | ch-rail needs fare
    SBB | 19.00 EUR |  | 61 | ch-rail needs countries, eu-rail needs countries
    SBB CFF FFS | 19.00 EUR |  | 61 | ch-rail needs countries, eu-rail needs countries
    RhB | 19.00 EUR |  | 61 | ch-rail needs countries, eu-rail needs countries
    BLS | 80.00 CHF |  | 60 | ch-rail not more than 60
    ÖBB | 60.00 CHF |  | 61 | at-oebb needs countries, ch-rail needs countries, eu-rail needs countries
    ÖBB | 60.00 EUR |  | 60 | at-oebb owed 15.00 EUR, eu-rail owed 15.00 EUR
    SNCB | 20.00 EUR |  | 60 | be-sncb owed 20.00 EUR, eu-rail owed 5.00 EUR
    DSB | 200.00 DKK |  | 60 | dk-dsb owed 100.00 DKK, eu-rail owed 50.00 DKK
    DSB | 20.00 EUR |  | 60 | eu-rail owed 5.00 EUR
    PKP Intercity | 100.00 PLN |  | 60 | eu-rail owed 25.00 PLN
    ČD | 400.00 CZK |  | 60 | eu-rail owed 100.00 CZK
    MÁV-START | 8000.00 HUF |  | 60 | eu-rail owed 2000.00 HUF
    TGV Lyria | 80.00 EUR |  | 61 | eu-rail owed 20.00 EUR
    TGV Lyria | 80.00 CHF |  | 61 | ch-rail needs countries, eu-rail needs countries
    Amtrak | 60.00 USD |  | 75 |
    Amtrak | 60.00 EUR |  | 75 | eu-rail needs countries
    VIA Rail Canada | 60.00 CAD |  | 75 |
    SNCF | 75.00 EUR |  | 60 | eu-rail owed 18.75 EUR, fr-sncf-g30 needs service
    SNCF | 75.00 GBP |  | 60 | eu-rail needs countries, fr-sncf-g30 needs countries
    Trenitalia | 45.00 EUR |  | 60 | eu-rail owed 11.25 EUR, it-trenitalia owed 11.25 EUR
    Italo | 45.00 EUR |  | 60 | eu-rail owed 11.25 EUR
    Vy | 500.00 NOK |  | 75 |
    Vy | 50.00 EUR |  | 75 | eu-rail needs countries
    JR East | 14000 JPY |  | 75 |
    Keisei | 14000 JPY |  | 75 | eu-rail needs countries
    SJ | 400.00 SEK |  | 60 | eu-rail owed 100.00 SEK
    DB Fernverkehr | 89.90 EUR |  | 60 | de-db owed 22.48 EUR, eu-rail owed 22.48 EUR
    DB Fernverkehr | 89.90 |  | 60 | de-db needs currency, eu-rail needs currency
    ? | 89.90 EUR |  | 60 | eu-rail owed 22.48 EUR
    LNER | 45.50 GBP | Europe/London | 75 | gb-delay-repay-30 owed 45.50 GBP
    LNER | 45.50 EUR | Europe/London | 75 | gb-delay-repay-30 owed 45.50 EUR
    LNER | 45.50 GBP | Europe/Paris | 75 | eu-rail needs countries, gb-delay-repay-30 needs countries
    LNER | 45.50 | Europe/Paris | 75 | eu-rail needs countries, gb-delay-repay-30 needs countries
    DB | 49.90 USD | America/New_York | 75 |
    SBB | 19.00 EUR | Europe/Zurich | 61 | ch-rail owed 4.75 EUR
    SBB | 19.00 | Europe/Paris | 61 | ch-rail needs countries, eu-rail needs countries
    Italo | 45.00 EUR | Europe/Rome | 60 | eu-rail owed 11.25 EUR
    """.split(separator: "\n").map(String.init)

@Suite("Where a trip was is not where the machine stands")
struct WhereaboutsTests {
    private func said(
        _ columns: [String], home: String = "Europe/Berlin", mode: TravelMode = .train
    ) throws -> String {
        let zone = try Zone.identified(by: columns[2].isEmpty ? home : columns[2])
        let price = columns[1].split(separator: " ").map(String.init)
        let arrival = DateTime.at(2026, 11, 20, 11, 0, zone)
        let trip = Trip(
            from: "A", to: "B", mode: mode, operator: columns[0] == "?" ? "" : columns[0],
            departure: .at(2026, 11, 20, 9, 0, zone), arrival: arrival,
            actualArrival: arrival.advanced(by: .seconds(60 * (try #require(Int(columns[3]))))),
            fare: price.first.flatMap { Decimal(string: $0) }.map {
                Fare($0, currency: price.count > 1 ? price[1] : "")
            })
        let rights = Shipped.rights.doubting([home])
        return rights.answers(for: rights.journey(of: trip, gazetteer: Shipped.gazetteer))
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

    @Test(
        "The operator and the currency say it before a zone that was filled in", arguments: filledIn
    )
    func byTrain(line: String) throws {
        let columns = columns(of: line)
        #expect(try said(columns) == columns[4])
    }

    @Test("At home, the zone that was filled in is where the trip was")
    func atHome() throws {
        #expect(try said(["Amtrak", "60 USD", "", "75"], home: "America/New_York") == "")
        #expect(
            try said(["SNCF", "75.00 EUR", "", "60"], home: "America/New_York")
                == "eu-rail owed 18.75 EUR, fr-sncf-g30 needs service")
        #expect(
            try said(["", "80.00 CHF", "", "61"], home: "Europe/Zurich") == "ch-rail owed 20.00 CHF"
        )
    }

    @Test("A train between two countries is not known to have stayed in the one of the clock")
    func acrossBorders() throws {
        #expect(
            try said(["TGV Lyria", "80.00 CHF", "", "61"], home: "Europe/Zurich")
                == "ch-rail needs countries, eu-rail needs countries")
        #expect(
            try said(["TGV Lyria", "80.00 EUR", "", "61"], home: "Europe/Zurich")
                == "eu-rail owed 20.00 EUR")
        // Ouigo has trains within each of its two countries.
        #expect(
            try said(["Ouigo", "30.00 EUR", "", "90"], home: "Europe/Madrid")
                == "es-ouigo owed 30.00 EUR, eu-rail owed 7.50 EUR")
        #expect(
            try said(["Ouigo", "30.00 EUR", "", "90"], home: "Europe/Paris")
                == "eu-rail owed 7.50 EUR")
    }

    @Test("A flight is where its airports are, and nowhere without them")
    func flights() throws {
        #expect(
            try said(["ANA", "14000 JPY", "", "300"], mode: .flight)
                .contains("eu-air needs airport(Domain.TripStop.departure)"))
        let trip = Trip(
            from: "London (LHR)", to: "Edinburgh (EDI)", mode: .flight,
            operator: "British Airways", departure: .at(2026, 11, 20, 9, 0, .berlin),
            arrival: .at(2026, 11, 20, 10, 0, .berlin),
            actualArrival: .at(2026, 11, 20, 14, 0, .berlin))
        let rights = Shipped.rights.doubting(["Europe/Berlin"])
        let answers = rights.answers(for: rights.journey(of: trip, gazetteer: Shipped.gazetteer))
        #expect(answers.map { "\($0.scheme.id) \($0.verdict.words)" } == ["gb-air owed 220.00 GBP"])
    }

    @Test(
        "An amount without a currency is in that of the country",
        arguments: [
            ("A", "LNER", "Europe/Berlin", "GBP"), ("A", "", "Europe/London", "GBP"),
            ("A", "DB", "Europe/London", "EUR"), ("A", "", "Europe/Berlin", nil),
            ("Zürich (ZRH)", "", "Europe/Berlin", "CHF"), ("A", "ÖBB", "Europe/Berlin", "EUR"),
            ("A", "SBB", "Europe/Berlin", "CHF"), ("A", "TGV Lyria", "Europe/Berlin", nil),
            ("A", "SJ Nord", "Europe/Berlin", "NOK"), ("A", "SJ", "Europe/Berlin", "SEK"),
            ("A", "", "America/New_York", nil),
        ] as [(String, String, String, String?)])
    func currency(from: String, operator name: String, zone: String, code: String?) throws {
        let trip = Trip(
            from: from, to: "B", mode: from == "A" ? .train : .flight, operator: name,
            departure: .at(2026, 11, 20, 9, 0, try .identified(by: zone)), arrival: nil)
        let rights = Shipped.rights.doubting(["Europe/Berlin"])
        #expect(rights.currency(of: rights.journey(of: trip, gazetteer: Shipped.gazetteer)) == code)
    }

    @Test("Countries change what they pay in", arguments: [(2025, "BGN"), (2026, "EUR")])
    func bulgaria(year: Int, code: String) throws {
        let trip = Trip(
            from: "A", to: "B",
            departure: .at(year, 11, 20, 9, 0, try .identified(by: "Europe/Sofia")), arrival: nil)
        #expect(
            Shipped.rights.currency(
                of: Shipped.rights.journey(of: trip, gazetteer: Shipped.gazetteer)) == code)
    }
}
