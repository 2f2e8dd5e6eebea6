import Domain
import FormatsTestSupport
import TestSupport
import Testing

@testable import Formats

struct AirTrailTests {
    private let reader = AirTrailReader(gazetteer: PlacesDouble())

    @Test("Each flight is a trip by the clocks of its airports, of which old exports have codes")
    func export() async throws {
        let found = try await contents(.fixtures("airtrail"), by: reader)
        #expect(
            account(found) == [
                """
                airtrail.json:1 flight LH 400 Köln (CGN) → New York (JFK), \
                2024-06-14 10:30 Europe/Berlin – 2024-06-14 13:00 America/New_York, \
                really 2024-06-14 10:52 Europe/Berlin – 2024-06-14 13:31 America/New_York, \
                by Lufthansa, seat 12A, 12B, class Business, \
                at 50.8659, 7.1427 and 40.6398, -73.7789, “Above the clouds”, \
                = 2024-06-14 LH400 CGN JFK
                """,
                """
                airtrail.json:2 flight  EDDF → LIS, 2023-03-04 10:00 UTC – ?, by TAP, \
                “Airbus A320, CS-TNK”, = 2023-03-04 2023-03-04T10:00:00.000Z EDDF LIS
                """,
                """
                airtrail.json:3 unreadable: Frankfurt (FRA) → EWR: It has no departure time.
                """,
                """
                airtrail.json:4 unreadable: → EWR: It does not say where the trip starts and ends.
                """,
            ])
    }

    @Test("Other JSON is not taken for AirTrail’s")
    func recognition() {
        #expect(!reader.recognises(.holding(#"{"flights":[]}"#, named: "x.json")))
        #expect(!reader.recognises(.holding(#"[{"flights":[]}]"#, named: "x.json")))
    }
}
