import Domain
import FormatsTestSupport
import Testing

@testable import Formats

struct LetterboxdTests {
    @Test("Each row of a whole export has its outcome")
    func export() async throws {
        let found = try await contents(.fixtures("letterboxd/export"), by: LetterboxdReader())
        #expect(account(found) == Self.outcomes)
        #expect(
            found.questions.map(\.id) == [
                "letterboxd.review|https://boxd.it/bbb1", "letterboxd.namesakes|cinderella|1922",
                "letterboxd.likes",
            ])
        #expect(found.questions.map(\.preset) == [nil, nil, "tag"])
    }

    private static let outcomes = [
        "comments.csv:0 left out: comments.csv: Comments are not imported",
        "deleted/diary.csv:0 left out: deleted/diary.csv: Deleted on Letterboxd",
        """
        diary.csv:2 Brief Encounter (1945), 2024-01-05, 4.5/5, #repertory #35mm #liked, “Still the \
        best train film.

        I want to remember every minute

        She says it <3 & means it; see this essay (https://example.org/essay) and”, \
        = https://boxd.it/aaa1
        """,
        "diary.csv:3 Brief Encounter (1945), 2024-01-05, again, #liked, = https://boxd.it/aaa2",
        "diary.csv:4 Cinderella (1922), 2024-01-31, = https://boxd.it/aaa3",
        "diary.csv:5 \"Manos\" The Hands of Fate (1966), 2024-02-09, 0.5/5, = https://boxd.it/aaa4",
        "diary.csv:6 Mission:\u{A0}Impossible (1996), undated, 3/5, again, = https://boxd.it/aaa5",
        "diary.csv:7 Untitled, 2024-02-12, = https://boxd.it/aaa6",
        "diary.csv:8 Nosferatu (1922), 2024-02-13, 4/5, = nosferatu|1922|2024-02-13|1",
        "diary.csv:9 Nosferatu (1922), 2024-02-13, 4/5, again, = nosferatu|1922|2024-02-13|2",
        "diary.csv:10 Stalker (1979), 2024-02-14, 5/5, = https://boxd.it/aaa7",
        """
        diary.csv:11 unreadable: The Last Film: 99999 cannot be a film’s year: it is a number from \
        1870 to 2200.
        """,
        "diary.csv:12 unreadable: Ikiru (1952): “2024-02-31” is not a date.",
        """
        diary.csv:13 Ran (1985), 2024-02-17, ! “9” is not a rating up to 5, so the film counts as \
        unrated, = https://boxd.it/aab1
        """,
        """
        likes/films.csv:2 left out: Brief Encounter (1945): The like becomes a tag on the film
        """,
        "likes/films.csv:3 left out: Cinderella (1922): The like becomes a tag on the film",
        """
        likes/films.csv:4 left out: Zazie dans le métro (1960): Liked, but no other row says it \
        was watched
        """,
        "likes/lists.csv:0 left out: likes/lists.csv: There are no films in it",
        "lists/trains.csv:0 list: Trains, in films, 2 films",
        """
        orphaned/diary.csv:0 left out: orphaned/diary.csv: Letterboxd no longer \
        has the film
        """,
        "profile.csv:0 left out: profile.csv: Profiles are not imported",
        "ratings.csv:2 left out: Brief Encounter (1945): The viewing in another row has its own rating",
        """
        ratings.csv:3 Cinderella (1922), undated, 3/5, #liked, \
        ? letterboxd.namesakes|cinderella|1922, = https://boxd.it/f02
        """,
        """
        ratings.csv:4 Cinderella (1922), undated, 2.5/5, ? letterboxd.namesakes|cinderella|1922, \
        = https://boxd.it/f03
        """,
        "ratings.csv:5 left out: Stalker (1979): The rating belongs to the viewing in another row",
        "ratings.csv:6 Playtime (1967), undated, 4/5, = https://boxd.it/f05",
        """
        reviews.csv:2 left out: Brief Encounter (1945): The review belongs to \
        a viewing in the diary
        """,
        """
        reviews.csv:3 Nosferatu (1922), 2024-02-13, 4/5, “Shadows.”, \
        ? letterboxd.review|https://boxd.it/bbb1, = https://boxd.it/bbb1
        """,
        "reviews.csv:4 Solaris (1972), undated, 5/5, “Rain indoors.”, = https://boxd.it/bbb2",
        "watched.csv:2 left out: Brief Encounter (1945): Another row has the same film",
        "watched.csv:3 left out: Cinderella (1922): Another row has the same film",
        "watched.csv:4 left out: Playtime (1967): Another row has the same film",
        "watched.csv:5 Metropolis (1927), undated, = https://boxd.it/f06",
        "watchlist.csv:2 Jeanne Dielman (1975), wanted, = watchlist:https://boxd.it/f07",
    ]

    @Test("Who is told which of two namesakes is in the diary joins that one and adds the other")
    func namesakes() async throws {
        let found = try await contents(
            .fixtures("letterboxd/export"), by: LetterboxdReader(),
            ["letterboxd.namesakes|cinderella|1922": "https://boxd.it/f02"])
        let cinderellas = account(found).filter { $0.contains("Cinderella") }
        #expect(
            cinderellas == [
                "diary.csv:4 Cinderella (1922), 2024-01-31, 3/5, #liked, = https://boxd.it/aaa3",
                """
                likes/films.csv:3 left out: Cinderella (1922): The like becomes \
                a tag on the film
                """,
                "ratings.csv:3 left out: Cinderella (1922): The rating belongs to the viewing in another row",
                "ratings.csv:4 Cinderella (1922), undated, 2.5/5, = https://boxd.it/f03",
                "watched.csv:3 left out: Cinderella (1922): Another row has the same film",
            ])
    }

    @Test("Where the diary has both of two namesakes, no rating and no like goes to the wrong one")
    func bothNamesakes() async throws {
        let found = try await contents(
            .fixtures("letterboxd/export"), by: LetterboxdReader(),
            ["letterboxd.namesakes|cinderella|1922": "all"])
        #expect(
            account(found).filter { $0.contains("Cinderella") } == [
                "diary.csv:4 Cinderella (1922), 2024-01-31, = https://boxd.it/aaa3",
                """
                likes/films.csv:3 left out: Cinderella (1922): Liked, but there are several films \
                of that name
                """,
                "ratings.csv:3 left out: Cinderella (1922): The diary has several films of that name",
                "ratings.csv:4 left out: Cinderella (1922): The diary has several films of that name",
                "watched.csv:3 left out: Cinderella (1922): Another row has the same film",
            ])
    }

    @Test("Namesakes are told apart by their ratings, in each run the same")
    func namesakeWords() async throws {
        let found = try await contents(.fixtures("letterboxd/export"), by: LetterboxdReader())
        let question = try #require(found.questions.first { $0.id.contains("namesakes") })
        #expect(
            question.options.map(\.words) == [
                "The one in ratings.csv, row 3, rated 3/5",
                "The one in ratings.csv, row 4, rated 2.5/5", "All of them",
            ])
    }

    @Test("A rating is not joined to a film that may be one of a watchlist")
    func ratingBesideUnnamed() async throws {
        let films = "Date,Name,Year,Letterboxd URI\n2024-01-06,Playtime,1967,https://boxd.it/f05\n"
        let ratings = try [SourceFile].fixtures("letterboxd/export").filter {
            $0.name == "ratings.csv"
        }
        let files = ratings + [.holding(films, named: "films.csv")]
        let rating = "ratings.csv:6 Playtime (1967), undated, 4/5, = https://boxd.it/f05"
        let question = "letterboxd.kind|films.csv"
        for answer in [nil, "watched", "watchlist"] {
            let found = try await contents(
                files, by: LetterboxdReader(), answer.map { [question: $0] } ?? [:])
            #expect(account(found).contains(rating))
        }
    }

    @Test("A review whose viewing is named joins it")
    func review() async throws {
        let found = try await contents(
            .fixtures("letterboxd/export"), by: LetterboxdReader(),
            ["letterboxd.review|https://boxd.it/bbb1": "nosferatu|1922|2024-02-13|2"])
        let nosferatu = account(found).filter { $0.contains("Nosferatu") }
        #expect(
            nosferatu[1]
                == """
                diary.csv:9 Nosferatu (1922), 2024-02-13, 4/5, again, “Shadows.”, \
                = nosferatu|1922|2024-02-13|2
                """)
        #expect(nosferatu[2].contains("left out"))
    }

    @Test("Likes are added or left out by the person's answer", arguments: ["add", "leave"])
    func likes(answer: String) async throws {
        let found = try await contents(
            .fixtures("letterboxd/export"), by: LetterboxdReader(), ["letterboxd.likes": answer])
        let zazie = account(found).filter { $0.contains("Zazie") }
        #expect(
            zazie == [
                answer == "add"
                    ? "likes/films.csv:4 Zazie dans le métro (1960), undated, #liked, "
                        + "= https://boxd.it/f08"
                    : "likes/films.csv:4 left out: Zazie dans le métro (1960): You left the likes out"
            ])
        let isTagged = account(found).contains { $0.contains("diary") && $0.contains("#liked") }
        #expect(isTagged == (answer == "add"))
    }

    @Test("The contents do not include an e-mail address")
    func address() async throws {
        let found = try await contents(.fixtures("letterboxd/export"), by: LetterboxdReader())
        #expect(!"\(found)".contains("nobody@example.org"))
    }

    @Test("A diary from before there were rewatches is read")
    func beforeRewatch() async throws {
        let found = try await contents(
            .fixtures("letterboxd/before-rewatch"), by: LetterboxdReader())
        #expect(
            account(found) == [
                "diary.csv:2 Chronicle (2012), 2012-05-06, 2/5, = http://boxd.it/d0tt"
            ])
    }

    @Test("Films whose file does not say what they are wait for the answer")
    func unnamed() async throws {
        let files = try [SourceFile].fixtures("letterboxd/unnamed")
        let question = "letterboxd.kind|films.csv"
        let outcomes = [
            nil: "undated, ? \(question), = https://boxd.it/f07",
            "watched": "undated, = https://boxd.it/f07",
            "watchlist": "wanted, = watchlist:https://boxd.it/f07",
            "likes": "Liked, but no other row says it was watched",
        ]
        for (answer, outcome) in outcomes {
            let found = try await contents(
                files, by: LetterboxdReader(), answer.map { [question: $0] } ?? [:])
            #expect(account(found).count == 1)
            #expect(account(found).first?.hasSuffix(outcome) == true)
            #expect(found.questions.first?.id == question)
            #expect(found.questions.first?.preset == nil)
        }
    }

    @Test("The table that Letterboxd imports is read")
    func importFormat() async throws {
        let found = try await contents(
            .fixtures("letterboxd/import-format"), by: LetterboxdReader())
        #expect(
            account(found) == [
                """
                films.csv:2 Brief Encounter (1945), 2024-01-05, 7/10, again, #repertory #35mm, \
                “Quiet
                and loud”, = brief encounter|1945|2024-01-05|1
                """,
                "films.csv:3 -30- (1959), undated, 3.5/5, = -30-|1959||1",
            ])
        #expect(found.records.first?.film?.link == "https://www.imdb.com/title/tt0037558/")
    }

    @Test("A list may begin with an empty line")
    func emptyFirstLine() async throws {
        let text = """

            Letterboxd list export v7
            Date,Name,Tags,URL,Description
            2024-02-03,Trains,,https://boxd.it/abc,On rails

            Position,Name,Year,URL,Description
            1,Brief Encounter,1945,https://boxd.it/1,
            2,Runaway Train,1985,https://boxd.it/2,
            """
        let found = try await contents(
            [.holding(text + "\n", named: "trains.csv")], by: LetterboxdReader())
        #expect(found.lists.map(\.list.name) == ["Trains"])
        #expect(found.lists.map(\.list.films.count) == [2])
    }

    @Test("Files of other services are not taken for Letterboxd's")
    func others() throws {
        for file in try [SourceFile].fixtures("imdb") + .fixtures("services") + .fixtures("trakt") {
            #expect(!LetterboxdReader().recognises(file), "\(file.name)")
        }
    }
}
