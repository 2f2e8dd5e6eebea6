import Domain
import FormatsTestSupport
import TestSupport
import Testing

@testable import Formats

struct RouteTitleTests {
    @Test(
        "Between the codes of two airports a hyphen is an arrow, after the number of the flight",
        arguments: [
            ("LH400 FRA-JFK", "flight LH 400 FRA → JFK"), ("FRA - EWR", "flight  FRA → EWR"),
            ("FRA – EWR", "flight  FRA → EWR"), ("FRA → EWR", "flight  FRA → EWR"),
            ("Flight UA 961 EWR → FRA", "flight UA 961 EWR → FRA"),
            ("LH 400: FRA -> JFK", "flight LH 400 FRA → JFK"),
            ("Holiday FRA-JFK", "flight  FRA → JFK"), ("Train FRA → ZMB", "train  Train FRA → ZMB"),
            ("LH 1 ABC → XYZ", "flight LH 1 ABC → XYZ"), ("FRA-XYZ", nil), ("NEW - EWR", nil),
            ("Flight ABC → XYZ", "flight  ABC → XYZ"), ("USA → CAN", "other  USA → CAN"),
            ("ICE 513 QKL → ZMB", "other  ICE 513 QKL → ZMB"), ("LH 1 ABC-XYZ", nil),
            ("Wien → Graz", "other  Wien → Graz"), ("Jour fixe - Team", nil), ("A-B", nil),
            ("fra-jfk", nil), ("10:30 FRA-JFK", "flight  FRA → JFK"),
            ("Holiday 2026 FRA-JFK", "flight  FRA → JFK"),
            ("E-Ticket FRA-JFK", "flight  FRA → JFK"),
            ("LH400: FRA-JFK", "flight LH 400 FRA → JFK"),
            ("Check-in LH400 FRA – JFK", "flight  FRA → JFK"), ("FRA - JFK - EWR", nil),
            ("JFK 12 FRA-EWR", "flight  FRA → EWR"),
            ("FRA-JFK-EWR", nil),
        ] as [(String, String?)])
    func gazetteer(title: String, expected: String?) {
        let journey = RouteTitle.journey(in: title, gazetteer: PlacesDouble())?.1
        #expect(
            journey.map { "\($0.mode.rawValue) \($0.service) \($0.from) → \($0.to)" } == expected)
    }

    @Test(
        "A title of Träwelling’s calendar says from where to where, and its picture by what",
        arguments: [
            ("🚄 Journey from Köln Hbf to Wien Hbf", "fromTo train Köln Hbf → Wien Hbf"),
            (
                "🚊 Fahrt von Dom/Hbf, Köln nach Neumarkt, Köln",
                "fromTo train Dom/Hbf, Köln → Neumarkt, Köln"
            ),
            ("🚌 Fahrt von Alster nach Elbe", "fromTo bus Alster → Elbe"),
            ("⛴️ Journey from Alster to Elbe", "fromTo ferry Alster → Elbe"),
            ("✈️ Journey from Alster to Elbe", "fromTo flight Alster → Elbe"),
            ("🚖 Journey from Alster to Elbe", "fromTo other Alster → Elbe"),
        ])
    func pictures(title: String, expected: String) throws {
        let (form, journey) = try #require(
            RouteTitle.journey(in: title, gazetteer: PlacesDouble()))
        #expect(
            "\(form) \(journey.mode.rawValue) \(journey.from) → \(journey.to)" == expected)
    }

    @Test("Many flights that a hyphen marks are asked for by their own look, apart from arrows")
    func questions() async throws {
        let titles = Array(repeating: "LH400 FRA-JFK", count: 12) + ["FRA → EWR", "A → B"]
        let events = titles.enumerated().map { index, title in
            "BEGIN:VEVENT\r\nUID:\(index)\r\nSUMMARY:\(title)\r\nDTSTART:20260501T100000\r\n"
                + "END:VEVENT"
        }
        let file = SourceFile("many.ics", calendar(events.joined(separator: "\r\n")))
        let reader = CalendarReader(gazetteer: PlacesDouble())
        let questions = try await reader.contents(file).questions
        #expect(
            questions.map(\.words) == [
                "Are the events titled like “A → B” trips?",
                "Are the events titled like “FRA-JFK” trips?",
            ])
        #expect(questions.map(\.rows.count) == [2, 12])
    }
}
