import Domain
import FormatsTestSupport
import Testing

@testable import Formats

struct IMDbTests {
    @Test("Each row of every generation has its outcome")
    func generations() async throws {
        let found = try await contents(.fixtures("imdb"), by: IMDbReader())
        #expect(account(found) == Self.outcomes)
        #expect(found.questions.map(\.id) == ["imdb.dates", "imdb.unrated", "imdb.episodes"])
        #expect(found.questions.map(\.preset) == ["undated", "leave", "leave"])
        #expect(found.questions.last?.rows.count == 4)
        #expect(found.records.first?.film?.link == "https://www.imdb.com/title/tt0017136/")
    }

    @Test("What IMDb knows of a film comes with it")
    func facts() async throws {
        let found = try await contents(.fixtures("imdb"), by: IMDbReader())
        let films = found.records.compactMap(\.film)
        let metropolis = try #require(films.first { $0.title == "Metropolis" })
        #expect(metropolis.directors == ["Fritz Lang"])
        #expect(metropolis.runningTime == 153)
        #expect(metropolis.rating == ImportedRating("10/10", source: "IMDb"))
        #expect(metropolis.ratingOfOthers == ImportedRating("8.3/10", source: "IMDb"))
        #expect(metropolis.genres == ["Drama", "Sci-Fi"])
        let jules = try #require(films.first { $0.title == "Jules and Jim" })
        #expect(jules.originalTitle == "Jules et Jim")
        let undubbed = try await contents(
            .fixtures("imdb"), by: IMDbReader(), ["imdb.unrated": "add"])
        let goldRush = undubbed.records.compactMap(\.film).first { $0.title == "The Gold Rush" }
        #expect(goldRush?.originalTitle == "")
    }

    @Test(
        "A running time is a number of minutes, or none",
        arguments: [("86", 86), (" 1 ", 1), ("", nil), ("0", nil), ("-5", nil), ("1h", nil)])
    func runningTime(text: String, minutes: Int?) {
        #expect(FilmCells.minutes(text) == minutes)
    }

    private static let outcomes = [
        "WATCHLIST.csv:2 Ran (1985), wanted, “Only in a cinema”, = watchlist:tt0089881",
        "WATCHLIST.csv:3 left out: Metropolis (1927): Another row has the same title",
        "WATCHLIST.csv:4 left out: Dekalog (1989): A series, not a film",
        "WATCHLIST.csv:5 8½ (1963), undated, 9/10, = tt0056801",
        "WATCHLIST.csv:6 The Gold Rush (1925), wanted, = watchlist:tt0015864",
        """
        WATCHLIST.csv:7 unreadable: Dr. Strangelove (1964): “11” is not a rating from 1 to 10.
        """,
        "from-2018.csv:2 Metropolis (1927), undated, 10/10, = tt0017136",
        "from-2018.csv:3 left out: Dekalog (1989): A series, not a film",
        "from-2018.csv:4 left out: Dekalog: Dekalog Five (1989): An episode, not a film",
        "from-2018.csv:5 left out: Ikiru (1952): Not rated, so nothing says you watched it",
        "from-2018.csv:6 unreadable: Stalker (1979): “11” is not a rating from 1 to 10.",
        """
        from-2018.csv:7 unreadable: Year Nought: 0 cannot be a film’s year: it is a number from \
        1870 to 2200.
        """,
        "from-2024.csv:2 Jules and Jim (1962), undated, 8/10, = tt0055032",
        "from-2024.csv:3 The 400 Blows (1959), undated, 9/10, = tt0053198",
        "from-2024.csv:4 left out: Folge eins (2001): An episode, not a film",
        "from-2024.csv:5 left out: Le train (2001): An episode, not a film",
        "from-2024.csv:6 left out: A Game (2001): A game, not a film",
        "late-2017.csv:2 Les Demoiselles de Rochefort (1967), undated, 10/10, = tt0061827",
        "list.csv:0 list: list, 3 films",
        "list.csv:2 left out: Jules and Jim (1962): Another row has the same title",
        "list.csv:4 King Kong (1933), undated, 7/10, = tt0024216",
        "until-2017.csv:2 Brief Encounter (1945), undated, 9/10, = tt0037558",
        "until-2017.csv:3 Playtime (1967), undated, 8/10, = tt0062136",
        """
        until-2017.csv:4 left out: The Twilight Zone: Night Call (1964): An episode, not a film
        """,
        "windows-1252.csv:2 Le Samouraï – “neu” (1967), undated, 9/10, = tt0054215",
    ]

    @Test("A watchlist or a list that begins with rated titles is still one")
    func ratedBeginnings() async throws {
        let heading = "position,const,description,Title,Title type,You rated,Year\n"
        let rated = (1...80).map { "\($0),tt\(1_000_000 + $0),,Film \($0),Feature Film,7,1950\n" }
        let text = heading + rated.joined() + "81,tt0089881,,Ran,Feature Film,,1985\n"
        let watchlist = try await contents(
            [.holding(text, named: "WATCHLIST.csv")], by: IMDbReader())
        #expect(watchlist.records.count { $0.film?.isWanted == true } == 1)
        #expect(watchlist.records.count { $0.rating != nil } == 80)
        let list = try await contents([.holding(text, named: "best.csv")], by: IMDbReader())
        #expect(list.lists.map(\.list.films.count) == [81])
        let allRated = try await contents(
            [.holding(heading + rated.joined(), named: "WATCHLIST.csv")], by: IMDbReader())
        #expect(allRated.records.count == 80 && allRated.lists.isEmpty)
    }

    @Test("The day of a rating becomes the day watched only if the person says so")
    func dates() async throws {
        let found = try await contents(
            .fixtures("imdb"), by: IMDbReader(), ["imdb.dates": "rated"])
        let lines = account(found)
        #expect(lines.contains("from-2018.csv:2 Metropolis (1927), 2019-03-04, 10/10, = tt0017136"))
        #expect(
            lines.contains(
                "until-2017.csv:2 Brief Encounter (1945), 2011-04-23, 9/10, = tt0037558"))
        #expect(
            lines.contains(
                """
                windows-1252.csv:2 Le Samouraï – “neu” (1967), undated, 9/10, \
                ? days|windows-1252.csv, = tt0054215
                """))
        #expect(found.questions.first?.id == "days|windows-1252.csv")
    }

    @Test("Episodes and unrated films are added on request")
    func askedFor() async throws {
        let found = try await contents(
            .fixtures("imdb"), by: IMDbReader(), ["imdb.episodes": "add", "imdb.unrated": "add"])
        let lines = account(found)
        for line in [
            "from-2018.csv:4 Dekalog: Dekalog Five (1989), undated, 8/10, = tt1000001",
            "from-2018.csv:5 Ikiru (1952), undated, = tt0105236",
            "from-2018.csv:3 left out: Dekalog (1989): A series, not a film",
        ] {
            #expect(lines.contains(line))
        }
    }

    @Test("A watchlist is told by the name of its file, whatever a browser made of that")
    func watchlists() async throws {
        let table = try #require(
            [SourceFile].fixtures("imdb").first { $0.name == "WATCHLIST.csv" })
        for (name, wanted) in [("export/watchlist (1).csv", 3), ("Watchlist/films.csv", 0)] {
            let found = try await contents(
                [.holding(table.head, named: name)], by: IMDbReader())
            #expect(found.records.count { $0.entry.isWanted } == wanted, "\(name)")
            #expect(found.lists.map(\.file.name) == (wanted == 0 ? ["films.csv"] : []))
        }
    }

    @Test(
        "What a title is, is understood in IMDb's languages",
        arguments: [
            ("movie", TitleType.film), ("Movie", .film), ("Film", .film), ("Feature Film", .film),
            ("tvMovie", .film), ("short", .film), ("video", .film), ("Fernsehfilm", .film),
            ("tvEpisode", .episode), ("TV Episode", .episode), ("Épisode de série TV", .episode),
            ("Episodio de TV", .episode), ("Fernsehepisode", .episode), ("Folge", .episode),
            ("tvSeries", .series), ("TV Mini Series", .series), ("Série télévisée", .series),
            ("videoGame", .game), ("Videospiel", .game), ("Jeu vidéo", .game),
            ("podcastSeries", .podcast), ("Kurzfilm", .film), ("TV Movie", .film),
            ("Music Video", .film), ("Episodio TV", .episode), ("Episódio de TV", .episode),
            ("Podcast Episode", .episode), ("Serie TV", .series), ("Minissérie de TV", .series),
            ("TV-Serie", .series), ("Videogioco", .game), ("Videojuego", .game),
        ])
    func types(text: String, type: TitleType) {
        #expect(TitleType(text) == type)
    }
}
