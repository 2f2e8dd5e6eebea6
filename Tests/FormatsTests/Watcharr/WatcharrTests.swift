import Domain
import FormatsTestSupport
import Foundation
import Testing

@testable import Formats

struct WatcharrTests {
    private let reader = WatcharrReader(zone: TimeZone(identifier: "Europe/Berlin") ?? .gmt)

    @Test("Viewings have the days that the person set; a status alone has none")
    func list() async throws {
        let found = try await contents(.fixtures("watcharr"), by: reader)
        #expect(
            account(found) == [
                "watcharr.json:1 Brief Encounter (1945), 2019-03-02, 9/10, = 851 2019-03-02",
                """
                watcharr.json:1 Brief Encounter (1945), 2024-01-05, 9/10, again, \
                “The steam, again”, = 851 2024-01-05
                """,
                "watcharr.json:2 Ran (1985), undated, = 11645",
                "watcharr.json:3 Playtime (1967), wanted, = watchlist:10227",
                "watcharr.json:4 Stalker (1979), undated, 3/10, “Too loud”, = 1398",
                "watcharr.json:5 left out: Ikiru: Not marked as watched",
                "watcharr.json:6 left out: Dekalog: A series, not a film",
                "watcharr.json:7 left out: Myst: A game, not a film",
                "watcharr.json:8 Laura (1944), 2026-02-03, = 79 2026-02-03",
            ])
        #expect(found.records.map(\.filmKey) == ["851", "851", "11645", "", "1398", "79"])
        #expect(found.records.first?.film?.runningTime == 86)
    }

    @Test("Other JSON is not taken for Watcharr’s")
    func recognition() {
        #expect(!reader.recognises(.holding(#"[{"status":"","rating":1}]"#, named: "x.json")))
        #expect(!reader.recognises(.holding("[]", named: "x.json")))
    }
}
