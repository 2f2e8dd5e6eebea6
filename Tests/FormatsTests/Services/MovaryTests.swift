import Domain
import FormatsTestSupport
import Testing

@testable import Formats

struct MovaryTests {
    @Test("Each row of history, ratings and watchlist has its outcome")
    func export() async throws {
        let found = try await contents(.fixtures("services/movary"), by: ServicesReader.shipped)
        #expect(
            account(found) == [
                """
                history.csv:2 Brief Encounter (1945), 2023-05-06, 8/10, “Seen, and
                seen again”, at Filmhauskino, = tmdb:851||2023-05-06|1
                """,
                "history.csv:3 Brief Encounter (1945), 2023-05-06, 8/10, = tmdb:851||2023-05-06|2",
                """
                history.csv:4 The "Manos" Hands (1966), undated, ! A quotation mark in the row was \
                not doubled, = tmdb:22293|||1
                """,
                "history.csv:5 unreadable: Nowhere (1997): “2023-13-45” is not a date.",
                "ratings.csv:2 left out: Brief Encounter (1945): The rating belongs to the viewing in another row",
                "ratings.csv:3 Playtime (1967), undated, 10/10, = tmdb:10227|||1",
                "watchlist.csv:2 Ran (1985), wanted, = watchlist:tmdb:11645",
            ])
        #expect(
            found.records.map { $0.film?.link } == [
                "https://www.imdb.com/title/tt0037558/", "https://www.imdb.com/title/tt0037558/",
                "https://www.themoviedb.org/movie/22293", "https://www.imdb.com/title/tt0062136/",
                "https://www.imdb.com/title/tt0089881/",
            ])
    }
}
