import Domain
import Foundation
import Testing

@testable import JournalStore

struct SearchTests {
    /// The films in the journal: the name of each, and its title.
    private static let titles: KeyValuePairs = [
        "koeln": "Nach Köln", "strasse": "Die Straße im Winter", "winter": "Winter in Wien",
        "plain": "A plain title", "cjk": "千と千尋の神隠し", "greek": "Ὀδύσσεια", "thai": "ต้มยำกุ้ง",
        "code": "C++ & SQL: \"AND\" OR NOT NEAR(x)", "dont": "Don't Look Now", "jp": "ガンダム",
        "file": "ﬁle №5", "turk": "İstanbul ıssız", "arab": "اَلْفِيلْم", "hindi": "हिन्दी फ़िल्म",
        "russ": "Ёлки-палки", "hebrew": "שָׁלוֹם", "korean": "기생충 영화",
    ]

    private let index: ScratchIndex

    init() throws {
        index = try ScratchIndex()
        try index.take(
            Self.titles.map { name, title in
                (
                    name,
                    .film(Film(title: title, place: "Kino", tags: ["abc def"], notes: "Zug Ende"))
                )
            })
    }

    private func found(_ search: String) throws -> Set<String> {
        let listing = try index.listing(matching: EntryQuery(search: search))
        let rows = listing.summaries(in: 0..<listing.count)
        #expect(rows.count == listing.count)
        return Set(rows.map(\.id.rawValue))
    }

    @Test(
        "Words are found by their beginning, whatever their case, accents and script",
        arguments: [
            ("koln", ["koeln"]), ("KÖLN", ["koeln"]), ("ko\u{308}l", ["koeln"]), ("öln", []),
            ("strasse", ["strasse"]), ("STRASSE", ["strasse"]), ("straß", ["strasse"]),
            ("STRAẞE", ["strasse"]), ("win wie", ["winter"]), ("wie win", ["winter"]),
            ("千尋", ["cjk"]), ("神隠", ["cjk"]), ("尋千", []), ("οδυσ", ["greek"]),
            ("ΟΔΎΣΣΕΙΑ", ["greek"]), ("ต้มยำ", ["thai"]), ("กุ้ง", ["thai"]), ("ガンダ", ["jp"]),
            ("カンダ", []), ("ｶﾞﾝﾀﾞﾑ", ["jp"]), ("file", ["file"]), ("no5", ["file"]),
            ("istanbul", ["turk"]), ("ISSIZ", ["turk"]), ("الفيلم", ["arab"]), ("हिन्दी", ["hindi"]),
            ("फ़िल्म", ["hindi"]), ("елки", ["russ"]), ("ёлки-пал", ["russ"]), ("שלום", ["hebrew"]),
            ("기생", ["korean"]), ("don't", ["dont"]), ("dont", []), ("c++", ["code"]),
            ("sql", ["code"]), ("near(x)", ["code"]), ("and or not", ["code"]),
        ] as [(String, Set<String>)])
    func words(typed: String, names: Set<String>) throws {
        let isPrefixOfOthers = typed == "c++"
        let found = try found(typed)
        if isPrefixOfOthers {
            #expect(found.isSuperset(of: names))
        } else {
            #expect(found == names)
        }
    }

    @Test(
        "A letter finds what has a word that begins with it, and a minus before it all else",
        arguments: "abcdefghijklmnopqrstuvwxyz0123456789".map(String.init))
    func letter(typed: String) throws {
        try index.take([
            ("war", .film(Film(title: "1914-1918: die 9/11", year: 2004, directors: ["Zoë X."]))),
            (
                "trip",
                .trip(
                    Trip(
                        from: "Q", to: "Ölbronn", operator: "7ab", service: "", departure: try noon,
                        arrival: nil))
            ),
        ])
        // Other searches ask the index of words.
        let all = try found("")
        let others = try found("-\(typed)")
        #expect(try found(typed) == all.subtracting(others))
        #expect(try found("k \(typed)") == all.subtracting(others).intersection(found("ki")))
    }

    @Test("Of an entry that changed its letters are found as it is now")
    func changedLetters() throws {
        try index.take([("film", .film(Film(title: "Yellow")))])
        #expect(try found("y") == ["film"])
        try index.take([("film", .film(Film(title: "Violet")))])
        #expect(try found("y") == [])
        #expect(try found("v") == ["film"])
    }

    private var noon: DateTime {
        get throws {
            let day = try #require(CalendarDay(year: 2026, month: 11, day: 20))
            return try #require(DateTime(day, hour: 12, minute: 0, zone: .floating))
        }
    }

    @Test("Every text that the person wrote about a trip is found")
    func trip() throws {
        let day = try #require(CalendarDay(year: 2026, month: 11, day: 20))
        let departure = try #require(DateTime(day, hour: 14, minute: 2, zone: .floating))
        let trip = Trip(
            from: "Quedlinburg", to: "Zagreb", operator: "Regiobahn", service: "RB77",
            departure: departure, arrival: nil, seat: "61a", travelClass: "Panorama",
            ticket: .season, ticketNumber: "X7K2Q9", journey: "Balkans", claim: "Compensated",
            tags: ["solo"], notes: "Fog")
        try index.take([("trip", .trip(trip))])
        for word in [
            "x7k2q9", "\"season ticket\"", "quedlinburg", "zagreb", "regiobahn", "rb77", "61a",
            "panorama", "balkans",
            "compensated", "solo", "fog",
        ] {
            #expect(try found(word) == ["trip"], "\(word)")
        }
    }

    @Test("Who directed a film is searched")
    func directors() throws {
        try index.take([("ran", .film(Film(title: "乱", directors: ["Akira Kurosawa"])))])
        #expect(try found("kuro") == ["ran"])
        #expect(try found("\"akira kurosawa\"") == ["ran"])
    }

    @Test("Genres, countries, languages and the original title are searched, the minutes are not")
    func facts() throws {
        let film = Film(
            title: "Spring", originalTitle: "Banshun", runningTime: 4711, genres: ["melodrama"],
            countries: ["Japan"], languages: ["Japanese"])
        try index.take([("spring", .film(film))])
        for word in ["banshun", "melodrama", "japan", "japanese"] {
            #expect(try found(word) == ["spring"])
        }
        #expect(try found("4711") == [])
    }

    @Test(
        "Quotes ask for consecutive words, and a minus excludes them",
        arguments: [
            ("\"winter in\"", ["winter"]), ("\"in winter\"", []), ("\"im winter\"", ["strasse"]),
            ("\"wint in\"", []), ("\"winter in wi", ["winter"]), ("“winter in wien”", ["winter"]),
            ("«im winter»", ["strasse"]), ("winter -wien", ["strasse"]), ("winter -WI", []),
            ("-\"im winter\" winter", ["winter"]), ("winter\"im winter\"", ["strasse"]),
            ("\"winter wien\"", []), ("\"wien kino\"", []), ("\"kino zug\"", []),
            ("\"abc def\" koln", ["koeln"]), ("\"def\" \"abc\" \"nach koln\"", ["koeln"]),
            ("winter - wien", ["winter"]), ("-winter -wien koln", ["koeln"]),
            ("winter -\"\"", ["winter", "strasse"]), ("\"winter in wi\"", []), ("\"win\"", []),
        ] as [(String, Set<String>)])
    func syntax(typed: String, names: Set<String>) throws {
        #expect(try found(typed) == names)
    }

    @Test(
        "Digits with a sign between them are one word, and each of them is found as well",
        arguments: [
            ("1914-1918", ["war"]), ("1914", ["war"]), ("1918", ["war"]), ("1914-19", ["war"]),
            ("\"1914 1918\"", ["war"]), ("\"the war 1914-1918 and\"", ["war"]),
            ("9/11", ["sides"]), ("1/1", []), ("11", ["sides"]), ("4.5", ["sides"]),
            ("5km", ["sides"]), ("4.5km", ["sides"]), ("4,5k", ["sides"]), ("14.5", []),
            ("1,234.56", ["sum"]),
            ("234.56", []), ("1-2", []), ("٤/٥", ["indic"]), ("v1.5", ["sum"]), ("５/５", ["wide"]),
            ("5/5", ["wide"]),
        ] as [(String, Set<String>)])
    func numbers(typed: String, names: Set<String>) throws {
        let titles = [
            ("war", "The War 1914-1918 and After"), ("sides", "9/11: 4.5km"),
            ("sum", "1,234.56 for v1.5 -- 1--2"), ("wide", "５/５"), ("indic", "٤/٥"),
        ]
        try index.take(titles.map { ($0, .film(Film(title: $1))) })
        #expect(try found(typed) == names)
    }

    @Test("A search with only excluded words finds everything else")
    func onlyExcluded() throws {
        let all = Set(Self.titles.map(\.key))
        #expect(try found("-winter") == all.subtracting(["winter", "strasse"]))
        #expect(try found("-winter -koln") == all.subtracting(["winter", "strasse", "koeln"]))
        #expect(try found("-kino") == [])
    }

    @Test(
        "What has no word in it finds everything",
        arguments: [
            "", " ", "\"", "\"\"", "-", "--", "- -", "-\"", "\"-\"", "→", "\u{E000}", "\u{0}", "🎬",
            "\u{301}",
        ]
    )
    func nothing(typed: String) throws {
        #expect(try found(typed).count == Self.titles.count)
    }

    @Test("No typed text is an error", arguments: HostileSearches.all)
    func hostile(typed: String) throws {
        let snapshot = try index.snapshot()
        let search = SearchExpression(typed)
        let every = Set(Self.titles.map(\.key))
        #expect(try found(typed).isSubset(of: every))
        #expect(try found("-\(typed)").isSubset(of: every))
        // An index that fails is replaced; a search must not make it.
        #expect(index.failures == 0, "\(search)")
        #expect(snapshot.months.total == every.count)
    }
}

/// Searches that make no sense, but can be typed.
enum HostileSearches {
    /// The searches: pieces of FTS5, SQL and regular expressions, broken Unicode, and long texts.
    static let all: [String] =
        [
            "'", "''", "\"", "\"\"\"", "`", ";", "--", "/*", "*/", "*", "**", "a*", "*a", "a**",
            "^a", "a^", "(", ")", "((((", "))))", "(a", "a)", "()", "a OR", "OR a", "AND", "NOT",
            "NOT a", "a NOT", "a AND AND b", "NEAR", "NEAR(", "NEAR(a b, 5)", "NEAR(a,",
            "a NEAR/3 b",
            "words:a", "search:a", "words :", ":a", "{words}:a", "{", "}", "-words:a",
            "- words : a",
            "a + b", "a+b", "+", "a & b", "a | b", "!a", "~a", "@a", "#a", "$a", "%a%", "_", "a_b",
            "?",
            "?1", ":name", "@p", "$1", "\\", "\\\\", "\\\"", "\"\\\"", "a\\*", "%%", "%s%n",
            "$(ls)",
            "'; DROP TABLE entry; --", "\" OR 1=1 --", "x' OR 'a'='a", "rank MATCH 'x'",
            "search MATCH",
            "SELECT * FROM entry", "integrity-check", "delete", "rebuild", "optimize", "a\0b",
            "\0\0",
            "\u{FEFF}a", "\u{202E}a", "a\u{200D}b", "\u{FFFD}", "\u{FFFF}", "\u{E000}a\u{E000}",
            "\u{10FFFF}", "\u{301}\u{301}", "a\u{301}\u{302}\u{303}", "👩‍👩‍👧‍👦", "🇦🇹", "½", "①②③", "㍿",
            "ﷺ",
            "\r\n", "\t", "\u{2028}", "\u{85}", "[a-z]+", "(?i)a", "a{1,3}", ".*", "\"a\" * \"b\"",
            "\"a\"\"b\"", "\"a\" \"b", "a\"b\"c", "-a -b -c", "-\"a b\" -\"c", "---a", "a - b",
            "-(a)",
            "1e999", "0x00", "NULL", "true", "-1", "- 1", "1--1", "a,b,c", "a;b;c", "a/b/c", "…",
            "‘a’",
            String(repeating: "a", count: 100_000), String(repeating: "a ", count: 10_000),
            String(repeating: "-a ", count: 1_000), String(repeating: "\"", count: 1_001),
            String(repeating: "(", count: 5_000), String(repeating: "千", count: 5_000),
        ]
}
