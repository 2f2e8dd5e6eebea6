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
            line.parts == [
                .init("Köln Hbf", .from), .init("14:02", .departure(hour: 14, minute: 2)),
                .init("→", .separator), .init("Wien Westbf", .to),
                .init("23:33", .arrival(hour: 23, minute: 33)), .init("ICE 93", .service),
                .init("tomorrow", .day(try day(24))), .init("€29.90", .fare(fare("29.90"))),
                .init("ÖBB", .operator),
            ])
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
        #expect(
            line.fare == Fare(try #require(Decimal(string: words[0])), currency: words[1]))
        #expect(line.to == "York")
        // The same in a field.
        let money = try #require(TypedMoney(typed))
        #expect(money.currency == words[1] && money.plainAmount == line.fare?.amount)
    }

    @Test(
        "The places part where an arrow, a dash or a word does",
        arguments: [
            "Köln 14:02 -> Wien 23:33", "Köln 14:02 > Wien 23:33", "Köln 14:02->Wien 23:33",
            "Köln 1402 → Wien 2333", "Köln 14:02 - Wien 23:33", "Köln–Wien 14:02–23:33",
            "Köln 14:02 to Wien 23:33", "from Köln to Wien 14:02-23:33", "14:02 Köln → 23:33 Wien",
            "Köln 2:02 pm → Wien 11:33pm", "Köln → Wien 14h02 23.33", "Köln→Wien 14:02 23:33",
        ])
    func separators(_ text: String) throws {
        let line = read(text)
        #expect(line.from == "Köln" && line.to == "Wien", "\(text)")
        #expect(line.departure.map { [$0.hour, $0.minute] } == [14, 2], "\(text)")
        #expect(line.arrival.map { [$0.hour, $0.minute] } == [23, 33], "\(text)")
        #expect(line.unknown.isEmpty && line.missing.isEmpty, "\(text)")
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
        #expect(line.unknown.isEmpty && line.departure != nil)
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
        #expect(throws: TripError.self) { try trip(read("A 22:10 → B 7:45 +0")) }
    }

    @Test("A name keeps its own words")
    func names() {
        for (text, to) in [
            ("Köln 9:00 → Baden-Baden", "Baden-Baden"), ("Köln 9:00 → Sun City", "Sun City"),
            ("Köln 9:00 → Bus Station", "Bus Station"), ("Köln 9:00 → May Hill", "May Hill"),
            ("Köln 9:00 → Halle (Saale) Hbf", "Halle (Saale) Hbf"),
        ] {
            #expect(read(text).to == to, "\(text)")
            #expect(read(text).unknown.isEmpty, "\(text)")
        }
        let friday = read("Köln 9:00 → Wien 18:00 Fri bus")
        #expect(friday.to == "Wien" && friday.mode == .bus && friday.day?.day == 27)
        let service = read("S8 Köln 9:00 → Bonn")
        #expect(service.service == "S8" && service.from == "Köln")
        #expect(read("LH2034 CGN 9:00 → VIE").service == "LH2034")
    }

    @Test("Nothing is guessed: unknown and missing parts are reported")
    func doubtful() {
        #expect(read("Köln 9:00 → Wien 18:00 whatever").unknown == ["whatever"])
        #expect(read("Köln 9:00 → Wien → Graz").unknown == ["→", "Graz"])
        #expect(read("Köln 9:00 → Wien 10:00 → Graz 12:00").unknown == ["→", "Graz", "12:00"])
        #expect(read("Köln 9:00 11:00 → Wien 18:00").unknown == ["18:00"])
        #expect(read("Ride to Busan 2016").missing == [.departure])
        #expect(read("Köln 25:00 → Wien").unknown == ["25:00"])
        #expect(read("Köln Wien 9:00").missing == [.to])
        #expect(read("→ Wien 9:00").unknown == ["→"])
        #expect(read("").missing == [.from, .to, .departure])
        #expect(read(String(repeating: "→ 9:00 ", count: 5_000)).parts.count < 200)
    }

    private func read(_ text: String) -> TripLine {
        TripLineReader.line(
            text,
            words: LineWords(
                days: .english(), between: ["to"], before: ["from"],
                modes: ["train": .train, "bus": .bus, "flight": .flight], operators: ["ÖBB"]))
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
