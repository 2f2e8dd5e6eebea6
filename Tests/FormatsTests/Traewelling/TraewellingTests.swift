import Domain
import FormatsTestSupport
import TestSupport
import Testing

@testable import Formats

struct TraewellingTests {
    private let reader = TraewellingReader(gazetteer: PlacesDouble())

    @Test("Each check-in is a trip with its planned and actual times, by the clocks of its places")
    func export() async throws {
        let files = try [SourceFile].fixtures("traewelling").filter { $0.name == "2026.json" }
        #expect(
            account(try await contents(files, by: reader)) == [
                """
                2026.json:1 train ICE 93 Köln Hbf → Wien Hbf, \
                2026-07-06 14:02 Europe/Berlin – 2026-07-06 23:33 Europe/Vienna, \
                really 2026-07-06 14:09 Europe/Berlin – 2026-07-06 23:50 Europe/Vienna, \
                by DB Fernverkehr AG, seat 21/61, class 1, 984.321 km, at 50.943, 6.9586, \
                “Window seat, no air conditioning”, = 4711001
                """,
                """
                2026.json:2 train 16 Dom/Hbf, Köln → Neumarkt, Köln, \
                2026-07-07 06:00 Europe/Berlin – 2026-07-07 06:07 Europe/Berlin, cancelled, 2.1 km, = 4711002
                """,
                """
                2026.json:3 ferry F 2 Piombino → Portoferraio, \
                2026-07-08 09:00 UTC+02:007200 – ?, = 4711003
                """,
                """
                2026.json:4 unreadable: Alster → Elbe: “soon” cannot be the departure: it is not a \
                time such as 2024-12-31T20:15:00.
                """,
                "2026.json:5 unreadable: Alster → Elbe: It has no departure time.",
                """
                2026.json:6 unreadable: → Elbe: It does not say where the trip starts and ends.
                """,
                "2026.json:7 unreadable: Alster → Elbe: The arrival is before the departure.",
            ])
    }

    @Test("The shape of 2024 is read too, with the coordinates of the route’s ends")
    func shapeOf2024() async throws {
        let files = try [SourceFile].fixtures("traewelling").filter { $0.name == "2024.json" }
        #expect(
            account(try await contents(files, by: reader)) == [
                """
                2024.json:1 train RE 5 Köln Hbf → Bonn Hbf, \
                2024-01-15 08:10 Europe/Berlin – 2024-01-15 08:35 UTC+01:003600, \
                really 2024-01-15 08:14 Europe/Berlin – 2024-01-15 08:41 UTC+01:003600, \
                34 km, at 50.732, 7.0971, “To the meeting”, = 3001
                """
            ])
    }

    @Test("An export without check-ins is known, and other JSON is not taken for Träwelling’s")
    func recognition() {
        let empty = #"{"meta":{"user":{},"from":"","to":"","exportedAt":""},"data":[]}"#
        #expect(reader.recognises(.holding(empty, named: "x.json")))
        #expect(!reader.recognises(.holding(#"{"data":[]}"#, named: "x.json")))
        #expect(!reader.recognises(.holding("[]", named: "x.json")))
    }
}
