import Domain
import FormatsTestSupport
import TestSupport
import Testing

@testable import Formats

@Suite("Trips of Träwelling and travelynx are read by their descriptions")
struct RailServicesTests {
    @Test("Träwelling: metres, tags, means of transport, times in UTC, and a row of sums")
    func traewelling() async throws {
        let found = try await read("traewelling")
        #expect(
            trips(found) == [
                """
                Köln Hbf → Wien Hbf; train ICE 27; DB Fernverkehr AG; \
                2026-05-02 09:53 Europe/Berlin, actually 2026-05-02 10:01 Europe/Berlin; \
                2026-05-02 18:45 Europe/Vienna, actually 2026-05-02 19:50 Europe/Vienna; \
                921.3 km; seat 22/61; “Mit Blick auf den Rhein 🚄”; = 70001
                """,
                """
                Wien Mitte → Wien Praterstern; train S 7; 2026-05-02 20:02 Europe/Vienna; \
                2026-05-02 20:05 Europe/Vienna; 1.48 km; = 70002
                """,
                """
                Köln-Zoo → Köln-Deutz; ferry Line 10; KölnTourist; \
                2026-05-09 14:00 Europe/Berlin; 2026-05-09 14:20 Europe/Berlin; = 70003
                """,
                """
                Köln Hbf → Köln-Nippes; other Taxi; 2026-05-09 22:00 Europe/Berlin; \
                2026-05-09 22:10 Europe/Berlin; 4.1 km; = 70004
                """,
                """
                Köln Hbf → Bonn Hbf; train RE 5 (28521); National Express; \
                2026-01-08 06:32 UTC, actually 2026-01-08 06:32 UTC; \
                2026-01-08 06:53 UTC, actually 2026-01-08 06:55 UTC; 28 km; = 70006
                """,
                """
                Köln, Marienburg → Köln, Heumarkt; bus Bus 106; \
                2026-05-20 07:10 Europe/Berlin, actually 2026-05-20 07:14 Europe/Berlin; \
                2026-05-20 07:31 Europe/Berlin, actually 2026-05-20 07:39 Europe/Berlin; \
                5.2 km; = 70005
                """,
            ])
        #expect(found.leftOut.map(\.reason) == [.total])
        #expect(found.records.allSatisfy { !$0.hasZonesOfPlaces })
        guard case .trip(let trip)? = found.records.first?.entry else { throw WrongKind() }
        #expect(trip.fromCoordinates?.description == "50.943029, 6.95873")
    }

    @Test("travelynx: lines or numbers, times in Germany, a night in which clocks change")
    func travelynx() async throws {
        let found = try await read("travelynx")
        #expect(
            trips(found) == [
                """
                Wien Hbf → Köln Hbf; train ICE 228; DB Fernverkehr AG; \
                2025-12-28 10:15 Europe/Vienna, actually 2025-12-28 10:15 Europe/Vienna; \
                2025-12-28 19:05 Europe/Berlin, actually 2025-12-28 19:41 Europe/Berlin; \
                “Umstieg war knapp”; = 501
                """,
                """
                Köln Hbf → Köln-Nippes; train S 11; \
                2026-03-29 01:50 Europe/Berlin, actually 2026-03-29 01:52 Europe/Berlin; \
                2026-03-29 03:01 Europe/Berlin, actually 2026-03-29 03:04 Europe/Berlin; = 502
                """,
                """
                Köln Heumarkt → Köln Marienburg; bus Bus 106; KVB; \
                2026-04-02 08:00 Europe/Berlin, actually 2026-04-02 08:00 Europe/Berlin; \
                2026-04-02 08:20 Europe/Berlin, actually 2026-04-02 08:20 Europe/Berlin; = 503
                """,
            ])
        guard case .trip(let trip) = found.records[1].entry else { throw WrongKind() }
        #expect(trip.duration == .seconds(11 * 60))
    }
}
