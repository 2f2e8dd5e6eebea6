import Domain
import FormatsTestSupport
import TestSupport
import Testing

@testable import Formats

struct TravelynxTests {
    private let reader = TravelynxReader(gazetteer: PlacesDouble())

    @Test("Each journey is a trip, whether its numbers are written as numbers or as texts")
    func export() async throws {
        let found = try await contents(.fixtures("travelynx"), by: reader)
        #expect(
            account(found) == [
                """
                travelynx.json:1 train ICE 93 Köln Hbf → Wien Hbf, \
                2026-07-06 14:02 Europe/Berlin – 2026-07-06 23:33 Europe/Vienna, \
                really 2026-07-06 14:09 Europe/Berlin – 2026-07-06 23:50 Europe/Vienna, \
                by DB Fernverkehr AG, at 50.943, 6.9586 and 48.185, 16.377, “Window seat”, = 501
                """,
                """
                travelynx.json:2 train S 12 Köln Hbf → Hennef(Sieg), \
                2026-07-07 07:00 Europe/Berlin – 2026-07-07 07:45 Europe/Berlin, cancelled, \
                at 50.943, 6.9586, “A tree on the line
                Then by bus”, = 502
                """,
                """
                travelynx.json:3 bus Bus N3 Alster → Elbe, \
                2026-07-07 08:40 Europe/Berlin – 2026-07-07 08:50 Europe/Berlin, \
                really 2026-07-07 08:40 Europe/Berlin – ?, = 503
                """,
                "travelynx.json:4 unreadable: → Elbe: It does not say where the trip starts and ends.",
                """
                travelynx.json:5 unreadable: Alster → Elbe: “1000000000000000000” cannot be the departure: it is \
                not a time such as 2024-12-31T20:15:00.
                """,
            ])
    }

    @Test("Other JSON is not taken for travelynx’s")
    func recognition() {
        #expect(!reader.recognises(.holding(#"{"journeys":[]}"#, named: "x.json")))
        #expect(!reader.recognises(.holding(#"{"journeys":[{"id":1}]}"#, named: "x.json")))
    }
}
