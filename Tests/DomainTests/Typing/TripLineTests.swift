import Domain
import Foundation
import TestSupport
import Testing

@Suite("A trip in one line")
struct TripLineTests {
    @Test("Each word is taken for what it can only be")
    func whole() throws {
        let line = read("Köln Hbf 14:02 → Wien Westbf 23:33 ICE 93 tomorrow €29.90 ÖBB")
        #expect(
            line.parts.map(\.text) == [
                "Köln Hbf", "14:02", "→", "Wien Westbf", "23:33", "ICE 93", "tomorrow", "€29.90",
                "ÖBB",
            ])
        #expect(
            line.parts.map(\.meaning) == [
                .from, .departure(hour: 14, minute: 2), .separator, .to,
                .arrival(hour: 23, minute: 33), .service, .day(try day(24)), .fare(fare("29.90")),
                .operator,
            ])
        #expect(line.parts[3].place == 17..<28)
        let trip = try trip(line)
        #expect(trip.from == "Köln Hbf" && trip.to == "Wien Westbf" && trip.service == "ICE 93")
        let tomorrow = try day(24)
        #expect(trip.departure.day == tomorrow && trip.arrival?.day == tomorrow)
        #expect(trip.fare == fare("29.90") && trip.operator == "ÖBB")
    }

    @Test(
        "A price is read with its sign or its code on either side",
        arguments: [
            ("€45.50", "45.50 EUR"), ("EUR 45.50", "45.50 EUR"), ("45,50 €", "45.50 EUR"),
            ("45.50 EUR", "45.50 EUR"), ("45.50EUR", "45.50 EUR"), ("£45.50", "45.50 GBP"),
            ("45.50 GBP", "45.50 GBP"), ("CHF 12.-", "12 CHF"), ("CHF 12.—", "12 CHF"),
            ("12,- €", "12 EUR"), ("120 Kč", "120 CZK"),
        ])
    func prices(typed: String, meant: String) throws {
        let words = meant.split(separator: " ").map(String.init)
        let line = read("London 10:00 → York 12:00 \(typed) LNER 12")
        #expect(line.fare == Fare(try #require(Decimal(string: words[0])), currency: words[1]))
        #expect(line.to == "York")
        // The same in a field.
        let money = try #require(TypedMoney(typed))
        #expect(money.currency == words[1] && money.plainAmount == line.fare?.amount)
    }

    @Test(
        "An airport and a time are no service, where nothing else is the place",
        arguments: [
            ("CGN 0730 → VIE 0900 OS 198", "CGN", "VIE", "OS 198"),
            ("CGN 0730 tomorrow → VIE", "CGN", "VIE", ""),
            ("ICE 0730 Köln 14:02 → Wien", "Köln", "Wien", "ICE 0730"),
            ("Köln 14:02 → ICE 0730 Wien", "Köln", "Wien", "ICE 0730"),
            ("Köln 14:02 → Wien ICE 1234", "Köln", "Wien", "ICE 1234"),
            ("CGN 0730 → VIE 0930 ÖBB", "CGN", "VIE", ""),
            ("CGN 0730 → VIE 0930 flight", "CGN", "VIE", ""),
        ])
    func gazetteer(text: String, from: String, to: String, service: String) {
        let line = read(text)
        #expect((line.from, line.to, line.service) == (from, to, service))
        #expect(line.refused.isEmpty && line.departure != nil)
    }

    @Test(
        "Between the codes of two airports a flight’s number makes it a flight, if no word says else",
        arguments: [
            ("CGN 0730 → VIE 0930 OS198", TravelMode.flight),
            ("CGN 7:30 → VIE 9:30 OS 198", .flight),
            ("CGN 0730 → VIE 0930", nil), ("CGN 0730 → VIE 0930 ICE 93", nil),
            ("CGN 0730 → XQX 0930 OS198", nil), ("CGN 0730 → Wien 0930 OS198", nil),
            ("CGN 0730 → VIE 0930 OS 12345", nil), ("train CGN 0730 → VIE 0930 OS198", .train),
        ])
    func flights(text: String, mode: TravelMode?) {
        let line = read(text).recognizingFlight(by: PlacesDouble())
        #expect(line.mode == mode)
        #expect(line.service == read(text).service)
    }

    @Test("An arrival is on the day that is said, or the first after the departure")
    func arrivals() throws {
        for (text, date) in [
            ("A 22:10 → B 7:45", 24), ("A 22:10 → B 23:45", 23), ("A 22:10 → B 7:45+1", 24),
            ("A 22:10 → B 7:45 (+2)", 25), ("24 Nov A 22:10 → B 7:45 26.11.", 26),
            ("A 22:10 → B 22:10", 24),
        ] {
            let arrival = try trip(read(text)).arrival
            #expect(arrival?.day.day == date, "\(text)")
        }
        let none = read("A 22:10 → B")
        let unknown = try trip(none).arrival
        #expect(unknown == nil && none.day == nil)
        #expect(throws: TripError.self) { try trip(read("A 22:10 → B 7:45+0")) }
    }

    @Test("A delay and a cancellation are recorded with the trip")
    func outcomes() throws {
        let late = try trip(read("A 22:10 +3 → B 23:45 RE5 +7"))
        #expect(late.actualDeparture?.minute == 13 && late.actualArrival?.minute == 52)
        let cancelled = try trip(read("A 22:10 → B cancelled"))
        #expect(cancelled.disruption == .cancelled)
        // The trip would arrive before it departs.
        #expect(throws: TripError.self) { try trip(read("A 22:10 +90 → B 22:30 +1")) }
    }

    @Test("The next leg begins where the one before ends, and joins its journey")
    func nextLeg() throws {
        var first = try trip(read("A 8:10 → B 9:45"))
        (first.journey, first.travelClass) = ("holiday", "1")
        let line = read("then → C 10:10")
        #expect(line.isNextLeg && line.missing.isEmpty)
        let zone = try Zone.identified(by: "Europe/Berlin")
        let next = try line.trip(on: day(23), departureZone: zone, arrivalZone: zone, after: first)
        #expect(next.from == "B" && next.journey == "holiday" && next.travelClass == "1")
    }

    @Test("Text behind 400 characters is refused and not left out")
    func excess() {
        let line = read("Köln 9:00 → Wien " + String(repeating: "x", count: 500))
        #expect(line.refused.last?.text.count == 117)
        #expect(read(String(repeating: "→ 9:00 ", count: 5_000)).parts.count < 200)
        #expect(read("").missing == [.from, .to, .departure])
    }

    private func read(_ text: String) -> TripLine {
        TripLineReader.line(
            text,
            words: TripLineWords(
                days: .english(),
                meanings: [
                    "to": [.between], "from": [.before], "train": [.mode(.train)],
                    "bus": [.mode(.bus)], "flight": [.mode(.flight)], "cancelled": [.cancelled],
                    "then": [.nextLeg],
                ], known: KnownNames(operators: ["ÖBB"])))
    }

    private func trip(_ line: TripLine) throws -> Trip {
        let zone = try Zone.identified(by: "Europe/Berlin")
        return try line.trip(on: day(23), departureZone: zone, arrivalZone: zone)
    }

    private func day(_ day: Int) throws -> CalendarDay {
        try #require(CalendarDay(year: 2026, month: 11, day: day))
    }

    private func fare(_ amount: String) -> Fare {
        Fare(Decimal(string: amount) ?? 0, currency: "EUR")
    }
}
