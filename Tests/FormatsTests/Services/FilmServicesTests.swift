import Domain
import FormatsTestSupport
import Foundation
import Testing

@testable import Formats

@Suite("Films of services are read by their descriptions")
struct FilmServicesTests {
    @Test("TMDB: own ratings, wanted films and no series; the day is asked about")
    func tmdb() async throws {
        let found = try await read("tmdb")
        #expect(
            account(found) == [
                "ratings.csv:2 Brief Encounter (1945), undated, 9/10, = tmdb:851|||1",
                "ratings.csv:3 left out: The Sopranos (1999): A series, not a film",
                "ratings.csv:4 left out: Pilot (2008): An episode, not a film",
                "ratings.csv:5 Playtime (1967), undated, 4/10, = tmdb:10227|||1",
                "watchlist.csv:2 Ran (1985), wanted, = watchlist:tmdb:11645",
                "watchlist.csv:3 left out: Brief Encounter (1945): The viewing is in another row",
                "watchlist.csv:4 left out: Breaking Bad (2008): A series, not a film",
            ])
        #expect(
            found.records.map { $0.film?.ratingOfOthers?.value } == [
                "7.661/10", "7.5/10", "8.1/10",
            ])
        #expect(
            found.records.map { $0.film?.link } == [
                "https://www.imdb.com/title/tt0037558/", "https://www.themoviedb.org/movie/10227",
                "https://www.imdb.com/title/tt0089881/",
            ])
        #expect(found.records.first?.rated == Date(timeIntervalSince1970: 1_707_607_800))
        #expect(found.questions.map(\.id) == ["rated|ratings.csv"])
        #expect(found.questions.map(\.preset) == ["undated"])
        let dated = try await read("tmdb", ["rated|ratings.csv": "rated"])
        #expect(
            dated.records.map { $0.film?.watched?.isoText } == ["2024-02-11", "2024-02-12", nil])
    }

    @Test("A rating is named after its service, whether that is described or has a reader")
    func sources() async throws {
        for (folder, service) in [("tmdb", "TMDB"), ("simkl", "Simkl")] {
            let films = try await read(folder).records.compactMap(\.film)
            let ratings = films.flatMap { [$0.rating, $0.ratingOfOthers] }.compactMap(\.self)
            #expect(!ratings.isEmpty)
            #expect(ratings.map(\.source) == ratings.map { _ in service })
        }
    }

    @Test("Simkl: the state tells wanted and unfinished films, and the day comes first")
    func simkl() async throws {
        #expect(
            account(try await read("simkl")) == [
                """
                SimklBackup.csv:2 Playtime (1967), 2024-01-05, 9/10, “Again on 70 mm”, \
                = 52001
                """,
                "SimklBackup.csv:3 Ran (1985), wanted, “On the big screen”, = watchlist:52002",
                "SimklBackup.csv:4 left out: Stalker (1979): Begun and not finished",
                "SimklBackup.csv:5 left out: The Sopranos (1999): A series, not a film",
                "SimklBackup.csv:6 left out: Akira (1988): A series, not a film",
                "SimklBackup.csv:7 Gilda (1946), undated, = 52006",
            ])
    }

    @Test("TV Time: rewatches, plans of films that were seen since, and running times in seconds")
    func tvTime() async throws {
        let found = try await read("tv-time")
        #expect(
            account(found) == [
                """
                tracking-prod-records.csv:2 Playtime (1967), 2024-03-01, \
                = watch-0a1b0000-0000-4000-8000-000000000001-0
                """,
                """
                tracking-prod-records.csv:3 Playtime (1967), 2025-03-01, again, \
                = rewatch-0a1b0000-0000-4000-8000-000000000001-1
                """,
                "tracking-prod-records.csv:4 left out: Playtime (1967): The viewing is in another row",
                """
                tracking-prod-records.csv:5 Ran (1985), wanted, \
                = watchlist:0a1b0000-0000-4000-8000-000000000002
                """,
                "tracking-prod-records.csv:6 left out: Ran (1985): Another row has the same film",
                """
                tracking-prod-records.csv:7 Gilda, 2024-04-01, \
                = watch-0a1b0000-0000-4000-8000-000000000003-0
                """,
                "tracking-prod-records.csv:8 left out: : An episode, not a film",
                "tracking-prod-records.csv:9 left out: : The sums of the table",
            ])
        #expect(found.records.map { $0.film?.runningTime } == [124, 124, nil, 162])
    }

    @Test("Netflix: the profile is asked about, and trailers, episodes and beginnings are left out")
    func netflix() async throws {
        let open = try await read("netflix")
        #expect(open.questions.map(\.id).contains("person|Netflix"))
        let found = try await read("netflix", ["person|Netflix": "Ada"])
        let lines = account(found).filter { !$0.hasPrefix("NetflixViewingHistory") }
        #expect(
            lines == [
                "Ratings.csv:2 left out: Playtime: The rating belongs to the viewing in another row",
                "Ratings.csv:3 left out: Dark: Nothing tells whether it is a film or a series",
                "Ratings.csv:4 left out: Stalker: Nothing tells whether it is a film or a series",
                "Ratings.csv:5 left out: Ran: Another person’s",
                "ViewingActivity.csv:2 Playtime, 2024-05-12, 2/3, = playtime||2024-05-12|1",
                "ViewingActivity.csv:3 left out: Playtime: A later row has the same viewing",
                """
                ViewingActivity.csv:4 left out: Playtime (Trailer): A trailer or another extra, \
                not a film
                """,
                "ViewingActivity.csv:5 left out: Gilda: A trailer or another extra, not a film",
                "ViewingActivity.csv:6 left out: Dark: Staffel 1: Geheimnisse: An episode, not a film",
                "ViewingActivity.csv:7 left out: Ran: Another person’s",
            ])
    }

    @Test("Netflix's short history: episodes by their titles, and doubtful ones asked about once")
    func netflixHistory() async throws {
        let files = try [SourceFile].fixtures("services/netflix")
            .filter { $0.name == "NetflixViewingHistory.csv" }
        let id = "episodes|NetflixViewingHistory.csv"
        let open = try await contents(files, by: ServicesReader.shipped)
        #expect(open.leftOut.map(\.row.place.row) == [2, 3, 4, 9, 10])
        #expect(open.records.map(\.question) == [id, id, id, nil, nil])
        #expect(open.questions.map(\.id) == [id])
        let added = try await contents(files, by: ServicesReader.shipped, [id: "add"])
        #expect(
            added.records.map { $0.film.map { "\($0.title) \($0.watched?.isoText ?? "")" } } == [
                "Sherlock: The Six Thatchers 2022-03-02",
                "Sherlock: The Lying Detective 2022-03-03",
                "Sherlock: The Final Problem 2022-03-04",
                "The Deathly Hallows: Part 1 2022-03-05", "Playtime 2023-02-01",
            ])
        let renamed = SourceFile.holding(files[0].head, named: "log.csv")
        #expect(!ServicesReader.shipped.recognises(renamed))
    }

    @Test("Prime Video: moments since 1970, and one row that is there twice is one viewing")
    func primeVideo() async throws {
        let found = try await read("prime-video")
        #expect(
            account(found) == [
                "watch-history.csv:2 Playtime, 2024-07-08, = amzn1.dv.gti.0001 1720390983053",
                "watch-history.csv:3 Playtime, 2024-07-08, = amzn1.dv.gti.0001 1720390983053",
                "watch-history.csv:4 Playtime, 2024-08-18, = amzn1.dv.gti.0001 1724000000000",
                "watch-history.csv:5 left out: Fleabag - Season 1: An episode, not a film",
            ])
    }

    @Test("Yamtrack: series, games and books left out, by whichever catalogue films have")
    func yamtrack() async throws {
        #expect(
            account(try await read("yamtrack")) == [
                """
                yamtrack.csv:2 Playtime, 2024-02-09, 9.5/10, “Twice in a row”, \
                = tmdb:10227||2024-02-09|1
                """,
                "yamtrack.csv:3 Ran, wanted, = watchlist:tmdb:11645",
                "yamtrack.csv:4 left out: Stalker: Begun and not finished",
                "yamtrack.csv:5 left out: Scrubs: A series, not a film",
                "yamtrack.csv:6 left out: Scrubs: A season of a series, not a film",
                "yamtrack.csv:7 left out: Scrubs: An episode, not a film",
                "yamtrack.csv:8 left out: Berserk: A book, not a film",
                "yamtrack.csv:9 left out: Myst: A game, not a film",
                "yamtrack.csv:10 A film of my own, 2024-05-05, = manual:7||2024-05-05|1",
            ])
    }

    @Test("Criticker: a rating of zero is told of, and the day is asked about")
    func criticker() async throws {
        let found = try await read("criticker")
        #expect(
            account(found) == [
                """
                rankings.csv:2 Playtime (1967), undated, 95/100, “A town, and no plot”, \
                = criticker:https://www.criticker.com/film/playtime/|||1
                """,
                """
                rankings.csv:3 Zardoz (1974), undated, ! The journal has no rating of zero, so \
                the film counts as unrated, = criticker:https://www.criticker.com/film/zardoz/|||1
                """,
                """
                rankings.csv:4 Gilda (1946), undated, 7/100, \
                = criticker:https://www.criticker.com/film/gilda/|||1
                """,
            ])
        let dated = try await read("criticker", ["rated|rankings.csv": "rated"])
        #expect(
            dated.records.map { $0.film?.watched?.isoText } == ["2023-02-06", nil, "2015-11-22"])
    }

    @Test(
        "Titles of episodes are told from those of films",
        arguments: [
            ("Dark: Season 1: Secrets", true), ("Dark: Staffel 2: Anfänge", true),
            ("Seven Seconds: Limited Series: A Boy", true), ("Élite: Saison 1: Bienvenue", true),
            ("Some Show: Episode 4", true), ("Lupin: Part 1: Chapter 2", true),
            ("La casa: Parte 2: Capítulo 3", true), ("ダーク: シーズン1: 秘密", true),
            ("The Deathly Hallows: Part 1", false),
            ("Spider-Man: Into the Spider-Verse", false), ("Guardians: Vol. 2", false),
            ("The Four Seasons: A Film", false), ("Season of Mists", false), (":", false),
            ("", false),
        ])
    func titles(title: String, isEpisode: Bool) {
        #expect(EpisodeTitles.isEpisode(title) == isEpisode)
    }
}
