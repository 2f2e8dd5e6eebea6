import Domain
import FormatsTestSupport
import Foundation
import Testing

@testable import Formats

struct TraktTests {
    private func reader(_ zone: String) throws -> TraktReader {
        TraktReader(zone: try #require(TimeZone(identifier: zone)))
    }

    @Test("Each element of history and ratings has its outcome, a cut-off one too")
    func export() async throws {
        let found = try await contents(.fixtures("trakt"), by: reader("Europe/Berlin"))
        #expect(
            account(found) == [
                """
                ratings-movies.json:1 left out: Brief Encounter (1945): The rating \
                belongs to the viewing in another row
                """,
                "ratings-movies.json:2 Stalker, undated, 7/10, = movie:80",
                "watched-history-1.json:1 Brief Encounter (1945), 2024-01-06, 9/10, = history:1001",
                """
                watched-history-1.json:2 left out: Dekalog: An episode or a series, not a film
                """,
                """
                watched-history-1.json:3 Playtime (1967), undated, ! Trakt does not know the day, \
                = history:1003
                """,
                "watched-history-1.json:4 unreadable: Ran (1985): “2024-01-07” is not a date with a time.",
                "watched-history-1.json:5 unreadable: : Its “year” is of the wrong kind.",
                """
                watched-history-2.json:1 left out: Brief Encounter (1945): Another file has \
                the same viewing
                """,
                "watched-history-2.json:2 Le Samouraï (1967), 2024-06-30, = history:2001",
                "watched-history-2.json:3 unreadable: : The file ends in the middle of it.",
            ])
        #expect(found.records.first?.rated == Date(timeIntervalSince1970: 1_704_531_600))
        #expect(found.records.first?.film?.link == "https://www.imdb.com/title/tt0037558/")
    }

    @Test("Films on the watchlist are still to be seen; series, seasons and episodes are left out")
    func watchlist() async throws {
        let found = try await contents(.fixtures("trakt-watchlist"), by: reader("Europe/Berlin"))
        #expect(
            account(found) == [
                "lists-watchlist.json:1 Ran (1985), wanted, “Only in a cinema”, = watchlist:movie:78",
                "lists-watchlist.json:2 left out: Dekalog: An episode or a series, not a film",
                "lists-watchlist.json:3 left out: Heimat: An episode or a series, not a film",
                "lists-watchlist.json:4 left out: Dekalog: An episode or a series, not a film",
                "lists-watchlist.json:5 Playtime (1967), wanted, = watchlist:movie:77",
            ])
    }

    @Test("A film with its number of viewings was last seen that day; series are left out")
    func watched() async throws {
        let found = try await contents(.fixtures("trakt-watched"), by: reader("Europe/Berlin"))
        #expect(
            account(found) == [
                "watched_movies.json:1 Ran (1985), 2018-05-03, again, viewing 7, = movie:78",
                "watched_movies.json:2 Brief Encounter (1945), 2024-01-06, = movie:1390",
                """
                watched_movies.json:3 Playtime (1967), undated, again, viewing 2, \
                ! Trakt does not know the day, = movie:77
                """,
                """
                watched_movies.json:4 unreadable: Stalker (1979): “last winter” is not a date with \
                a time.
                """,
                "watched_shows.json:1 left out: Dekalog: An episode or a series, not a film",
            ])
    }

    @Test("Beside the history, a film that it has adds nothing")
    func watchedBesideOthers() async throws {
        let files = try [SourceFile].fixtures("trakt") + [SourceFile].fixtures("trakt-watched")
        let lines = account(try await contents(files, by: reader("Europe/Berlin")))
        #expect(
            lines.contains(
                """
                watched_movies.json:2 left out: Brief Encounter (1945): The viewing is in another row
                """))
        #expect(
            lines.contains(
                "watched_movies.json:1 Ran (1985), 2018-05-03, again, viewing 7, = movie:78"))
    }

    @Test(
        "The day watched is the day where the person is",
        arguments: [("Europe/Berlin", "2024-01-06"), ("America/New_York", "2024-01-05")])
    func localDay(zone: String, day: String) async throws {
        let found = try await contents(.fixtures("trakt"), by: reader(zone))
        #expect(found.records.first?.film?.watched?.isoText == day)
    }

    @Test("An empty history is known by its name, and other JSON is not taken for Trakt's")
    func recognition() throws {
        let reader = try reader("Europe/Berlin")
        #expect(reader.recognises(.holding("[]", named: "watched-history-1.json")))
        #expect(reader.recognises(.holding("[]", named: "lists-watchlist.json")))
        #expect(reader.recognises(.holding("[]", named: "watched_movies.json")))
        #expect(!reader.recognises(.holding("[]", named: "collection.json")))
        #expect(!reader.recognises(.holding("[{\"listed_at\": \"\"}]", named: "watchlist.json")))
        #expect(!reader.recognises(.holding("[{\"watched_at\": 1}]", named: "x.json")))
        #expect(!reader.recognises(.holding("{\"watched_at\": \"\"}", named: "x.json")))
    }
}
