import Domain
import FormatsTestSupport
import Foundation
import Testing

@testable import Formats

struct SimklTests {
    private func reader(_ zone: String = "Europe/Berlin") throws -> SimklReader {
        SimklReader(zone: try #require(TimeZone(identifier: zone)))
    }

    @Test("Films are seen, wanted or left out; an anime may be a film; series are left out")
    func backup() async throws {
        let found = try await contents(.fixtures("simkl"), by: reader())
        #expect(
            account(found) == [
                "SimklBackup.json:1 Brief Encounter (1945), 2024-01-06, 8/10, “At the station again”, = 52001",
                "SimklBackup.json:2 Playtime (1967), wanted, = watchlist:52002",
                "SimklBackup.json:3 Le Samouraï (1967), undated, = 52003",
                "SimklBackup.json:4 left out: Stalker (1979): Not marked as watched",
                "SimklBackup.json:5 Ikiru (1952), 2023-11-03, 4/10, = 52005",
                "SimklBackup.json:6 unreadable: Ran: “yesterday” is not a date with a time.",
                "SimklBackup.json:7 Laura, undated, = laura|||1",
                "SimklBackup.json:8 unreadable: : Its “year” is of the wrong kind.",
                "SimklBackup.json:9 left out: Dekalog: A series, not a film",
                "SimklBackup.json:10 Princess Mononoke (1997), 2022-08-01, 9/10, = 39001",
                "SimklBackup.json:11 left out: Heidi: A series, not a film",
            ])
        #expect(found.records.first?.film?.link == "https://www.imdb.com/title/tt0037558/")
        #expect(found.records[1].film?.link == "https://www.themoviedb.org/movie/10227")
        #expect(found.records.first?.rated == Date(timeIntervalSince1970: 1_704_528_000))
    }

    @Test("The day watched is the day where the person is")
    func localDay() async throws {
        let found = try await contents(.fixtures("simkl"), by: reader("America/New_York"))
        #expect(found.records.first?.film?.watched?.isoText == "2024-01-05")
    }

    @Test("A backup without films is known, and other JSON is not taken for Simkl’s")
    func recognition() throws {
        let reader = try reader()
        let series = #"{"movies":[],"shows":[{"status":"watching","show":{"ids":{"simkl":1}}}]}"#
        #expect(reader.recognises(.holding(series, named: "x.json")))
        #expect(!reader.recognises(.holding(#"{"movies":[{"title":"Ran"}]}"#, named: "x.json")))
    }
}
