import Domain
import FormatsTestSupport
import Foundation
import TestSupport
import Testing

@testable import Formats

@Suite("A table of an unknown format is read by its columns")
struct ColumnsReaderTests {
    private func file(_ name: String) throws -> SourceFile {
        let files = try [SourceFile].fixtures("tables")
        return try #require(files.first { $0.name == name })
    }

    private func read(
        _ name: String, _ answers: [ImportQuestion.ID: ImportQuestion.Option.ID] = [:]
    ) async throws -> SourceContents {
        try await contents([file(name)], by: ColumnsReader(), answers)
    }

    private func mapping(_ found: SourceContents) throws -> String {
        try #require(found.tables.first).mapping.description
    }

    @Test(
        "In German: semicolons, decimal commas, days before months, and a row that cannot be read")
    func german() async throws {
        let found = try await read("german.csv")
        #expect(
            try mapping(found)
                == "film title=0 year=1 watched=2 rating=3 directors=4 running-time=5 place=6 notes=7"
        )
        #expect(
            account(found) == [
                """
                german.csv:2 Das Boot (1981), 2024-02-13, 8.5/10, “Lang; aber gut”, at \
                Filmhauskino, = das boot|1981|2024-02-13|1
                """,
                "german.csv:3 Playtime (1967), 2024-03-05, 9/10, = playtime|1967|2024-03-05|1",
                "german.csv:4 Solaris (1972), 2024-03-24, = solaris|1972|2024-03-24|1",
                "german.csv:5 unreadable: Stalker: “gestern” is not a date.",
            ])
        #expect(found.records.compactMap { $0.film?.runningTime } == [149, 124, 167])
        #expect(found.records.first?.film?.directors == ["Wolfgang Petersen"])
        #expect(found.tables.first?.columns.last?.name == "Nr.")
        #expect(found.tables.first?.columns.first?.examples == ["Das Boot", "Playtime"])
    }

    @Test("In French: tabs, months in words, scales beside the ratings, a year behind a title")
    func french() async throws {
        let found = try await read("french.tsv")
        #expect(
            try mapping(found) == "film title=0 directors=1 watched=2 rating=3 place=4 genres=5")
        #expect(
            account(found) == [
                """
                french.tsv:2 Le Trou, 2024-02-03, 17/20, at Reflet Médicis, \
                = le trou||2024-02-03|1
                """,
                "french.tsv:3 Playtime (1967), 2024-03-12, 15.5/20, = playtime|1967|2024-03-12|1",
            ])
        #expect(found.records.map { $0.film?.genres } == [["drame", "policier"], ["comédie"]])
    }

    @Test("In Spanish: where no row proves whether the day or the month is first, it is asked")
    func spanish() async throws {
        let open = try await read("spanish.csv")
        #expect(open.questions.map(\.id) == ["days|spanish.csv", "scale|spanish.csv"])
        #expect(open.records.map(\.question) == ["days|spanish.csv", "days|spanish.csv"])
        let decided = try await read("spanish.csv", ["days|spanish.csv": "day"])
        #expect(decided.records.map { $0.film?.watched?.isoText } == ["2024-04-03", "2024-05-04"])
        #expect(decided.records.map(\.question) == [nil, nil])
        #expect(decided.records.last?.film?.genres == ["Comedia", "Drama"])
    }

    @Test("Where points are between the numbers, the day is first, unless a row proves otherwise")
    func points() async throws {
        func read(_ days: [String]) async throws -> SourceContents {
            let text = "Film;Gesehen\n" + days.map { "Gilda;\($0)\n" }.joined()
            return try await contents([.holding(text, named: "log.csv")], by: ColumnsReader())
        }
        let found = try await read(["02.05.2024", "Di. 07.05.2024"])
        #expect(found.records.map { $0.film?.watched?.isoText } == ["2024-05-02", "2024-05-07"])
        #expect(found.questions == [])
        #expect(try await read(["Di. 02/05/2024"]).questions.count == 1)
        #expect(try await read(["02.05.2024", "12.31.2024"]).questions.count == 1)
    }

    @Test(
        "A table with one of Letterboxd’s columns among others is unknown, and numbers are not titles",
        arguments: [
            (
                "SIMKL_ID,Title,Type,Year,WatchedDate,Rating,Memo,IMDB\n"
                    + "5,Gilda,movie,1946,2024-01-05T21:04:00Z,9,wow,tt0038559\n",
                "film title=1 kind=2 year=3 watched=4 rating=5 notes=6 link=7"
            ),
            (
                "Title,imdbID,Seen on,Cinema\nGilda,tt0038559,2024-01-05,Metro\n",
                "film title=0 link=1 watched=2 place=3"
            ),
            ("userId,movieId,rating\n1,31,4.0\n1,32,4.5\n", "film rating=2"),
        ])
    func strangers(text: String, columns: String) async throws {
        let file = SourceFile.holding(text, named: "log.csv")
        #expect(!LetterboxdReader().recognises(file))
        let found = try await contents([file], by: ColumnsReader())
        #expect(try mapping(found) == columns)
    }

    @Test("A column of delays says when trips arrived, unless another one does")
    func delays() async throws {
        let text = """
            Von;Nach;Datum;Abfahrt;Ankunft;Ankunft Ist;Verspätung (Min.);Verspätung Abfahrt
            A;B;02.05.2024;10:00;11:00;;+7;1
            A;B;03.05.2024;23:00;23:55;;12;2
            A;B;04.05.2024;10:00;11:00;;−3 min;3
            A;B;05.05.2024;10:00;11:00;11:20;5;4
            A;B;06.05.2024;10:00;;;5;5
            A;B;07.05.2024;10:00;11:00;;;6
            A;B;08.05.2024;10:00;11:00;;viel;7
            """
        let found = try await contents([.holding(text, named: "log.csv")], by: ColumnsReader())
        #expect(
            try mapping(found)
                == "trip from=0 to=1 date=2 departure=3 arrival=4 actual-arrival=5 delay=6")
        let trips = found.records.compactMap { record -> Trip? in
            if case .trip(let trip) = record.entry { trip } else { nil }
        }
        #expect(
            trips.map { $0.actualArrival?.isoText } == [
                "2024-05-02 11:07", "2024-05-04 00:07", "2024-05-04 10:57",
                "2024-05-05 11:20", nil, nil,
            ])
        #expect(found.records.flatMap(\.remarks) == [.delayAlone])
        #expect(found.unreadable.map(\.reason) == ["“viel” is not a delay in minutes."])
    }

    @Test("One's own rating and that of others are both kept, whatever their columns are called")
    func ownRatings() async throws {
        for (headings, own, others) in [
            ("Rating,My Rating", "4/5", "8.5/10"), ("Your Rating,Rating", "8.5/10", "4/5"),
        ] {
            let text = "Title,\(headings),Watched\nPulp Fiction,8.5,4,2024-01-02\n"
            let found = try await contents([.holding(text, named: "log.csv")], by: ColumnsReader())
            let record = try #require(found.records.first)
            #expect(record.rating?.text == own)
            #expect(record.film?.rating == ImportedRating(own, source: ""))
            #expect(record.film?.ratingOfOthers == ImportedRating(others, source: ""))
        }
    }

    @Test("A rating of others alone is kept as that, and nothing is made of it")
    func ratingOfOthers() async throws {
        let text = "Title,Vote average,Watched\nM,7.757,2024-01-02\nRan,8.1,2024-01-03\n"
        let found = try await contents([.holding(text, named: "log.csv")], by: ColumnsReader())
        #expect(try mapping(found) == "film title=0 rating-of-others=1 watched=2")
        #expect(found.records.map(\.rating) == [nil, nil])
        #expect(
            found.records.compactMap { $0.film?.ratingOfOthers } == [
                ImportedRating("7.757/10", source: ""), ImportedRating("8.1/10", source: ""),
            ])
        #expect(found.records.allSatisfy { $0.film?.rating == nil })
    }

    @Test("A number of seconds is the moment of a rating, and no day on which a film was watched")
    func timestamps() async throws {
        let text = "title,rating,timestamp\nHeat (1995),4.0,964982703\nM (1931),3.5,964982224\n"
        let found = try await contents([.holding(text, named: "log.csv")], by: ColumnsReader())
        #expect(try mapping(found) == "film title=0 rating=1 rated=2")
        #expect(found.records.map { $0.film?.watched } == [nil, nil])
        #expect(found.records.first?.rated == Date(timeIntervalSince1970: 964_982_703))
        let dated = text.replacing("964982703", with: "2000-07-30 18:45:03")
            .replacing("964982224", with: "2000-07-30 18:37:04")
        let log = try await contents([.holding(dated, named: "log.csv")], by: ColumnsReader())
        #expect(try mapping(log) == "film title=0 rating=1 rated=2")
    }

    @Test("In Italian: text that is no UTF-8, and notes that are no ratings")
    func italian() async throws {
        let found = try await read("italian.csv")
        #expect(
            account(found) == [
                "italian.csv:2 8½, 2024-01-31, 9/10, “Città e sogni”, = 8½||2024-01-31|1",
                """
                italian.csv:3 Ladri di biciclette, 2024-02-01, 10/10, \
                = ladri di biciclette||2024-02-01|1
                """,
            ])
    }

    @Test("In English: stars, a cross for yes, tags, and a number of IMDb’s")
    func english() async throws {
        let found = try await read("english.csv")
        #expect(
            account(found) == [
                """
                english.csv:2 Brief Encounter, 2024-03-05, 4.5/5, #trains #tea, \
                = brief encounter||2024-03-05|1
                """,
                "english.csv:3 Gilda, 2024-04-01, 3/5, again, = gilda||2024-04-01|1",
            ])
        #expect(found.records.first?.film?.link == "https://www.imdb.com/title/tt0037558/")
        #expect(found.questions == [])
    }

    @Test("Trips have a day in one column and clocks in others, also over midnight")
    func trips() async throws {
        let found = try await read("reisen.csv")
        #expect(
            try mapping(found) == """
                trip date=0 from=1 to=2 departure=3 arrival=4 actual-arrival=5 service=6 operator=7 \
                fare=8 mode=9 distance=10
                """)
        let trips = found.records.compactMap(\.trip)
        #expect(trips.map { $0.departure.text } == ["2024-11-20T22:02:00", "2024-11-22T09:16:00"])
        #expect(
            trips.map { $0.arrival?.text } == ["2024-11-21T06:30:00", "2024-11-22T10:23:00"])
        #expect(trips.first?.actualArrival?.text == "2024-11-21T06:55:00")
        #expect(trips.map(\.mode) == [.train, .train])
        #expect(
            trips.map(\.fare) == [
                Fare(try #require(Decimal(string: "1049.9")), currency: "EUR"),
                Fare(12, currency: "EUR"),
            ])
        #expect(trips.map { $0.distance?.description } == ["1049.5", "80"])
        #expect(
            account(found).filter { $0.contains("unreadable") } == [
                "reisen.csv:4 unreadable: Wien Hbf → Graz Hbf: It has no departure time."
            ])
    }

    @Test("A day above twelve decides for the whole column, and a moment in UTC stays one")
    func americanTrips() async throws {
        let found = try await read("trips.csv")
        let trips = found.records.compactMap(\.trip)
        #expect(trips.map { $0.departure.text } == ["2024-12-31T22:35:00", "2025-01-02T18:20:00"])
        #expect(trips.first?.arrival?.text == "2025-01-01T00:05:00")
        #expect(trips.last?.departure.zone == .utc)
        #expect(trips.map { $0.fare?.amount.description } == ["129", "1129"])
        #expect(trips.map(\.mode) == [.flight, .flight])
        #expect(found.questions == [])
    }

    @Test("A time that says its zone keeps it, and the next one by a clock alone has the same")
    func zones() async throws {
        let text = """
            from,to,departure,arrival,actual arrival
            A,B,2024-12-31T23:30:00.000+01:00,00:10,2024-12-31T23:20Z
            A,B,31.12.2024 14:02 UTC,14:40:30.5,
            A,B,31.12.2024 14:02,15:40+01:00,

            """
        let found = try await contents([.holding(text, named: "t.csv")], by: ColumnsReader())
        let trips = found.records.compactMap(\.trip)
        let cet = Zone.custom(name: "UTC+01:00", secondsFromUTC: 3_600)
        #expect(trips.map(\.departure.zone) == [cet, .utc, .floating])
        #expect(trips.map { $0.arrival?.zone } == [cet, .utc, cet])
        #expect(
            trips.map { $0.arrival?.text } == [
                "2025-01-01T00:10:00", "2024-12-31T14:40:30", "2024-12-31T15:40:00",
            ])
        #expect(trips.first?.actualArrival?.zone == .utc)
        #expect(found.unreadable.isEmpty)
    }

    @Test(
        "What really happened is never before the departure, whether an arrival was planned or not")
    func actualTimes() async throws {
        let text = """
            date,from,to,departure,actual departure,actual arrival
            2024-11-20,A,B,22:02,,10:30
            2024-11-20,A,B,23:50,00:20,06:00
            2024-11-20,A,B,00:05,23:58,00:40

            """
        let found = try await contents([.holding(text, named: "t.csv")], by: ColumnsReader())
        let trips = found.records.compactMap(\.trip)
        #expect(
            trips.map { $0.actualDeparture?.text } == [
                nil, "2024-11-21T00:20:00", "2024-11-19T23:58:00",
            ])
        #expect(
            trips.map { $0.actualArrival?.text } == [
                "2024-11-21T10:30:00", "2024-11-21T06:00:00", "2024-11-20T00:40:00",
            ])
    }

    @Test("A clock without a date says so, blank cells say nothing, and a row is asked about once")
    func blanks() async throws {
        let text = """
            date,from,to,departure,arrival,distance,fare,seat
             ,A,B,14:02,15:00,,,
            2024-11-20,A,B,14:02,  ,\u{a0}, ,12

            """
        let found = try await contents([.holding(text, named: "t.csv")], by: ColumnsReader())
        #expect(
            found.unreadable.map(\.reason) == [
                "“14:02” cannot be the departure: the row has no date for it."
            ])
        #expect(found.records.map { $0.trip?.seat } == ["12"])
        let open = "from,to,departure,arrival\nA,B,03/04/2024 10:00,03/04/2024 11:00\n"
        let asked = try await contents([.holding(open, named: "t.csv")], by: ColumnsReader())
        #expect(asked.questions.map(\.rows.count) == [1])
    }

    @Test(
        "A rating that is none, or not on the scale of the others, is left out and the row says so")
    func oddRatings() async throws {
        let ratings = ["n/a", "11", "9", "8", "7", "10", "5", "4", "9", "8", "6"]
        let text =
            "Film;Note\n" + ratings.enumerated().map { "F\($0);\($1)\n" }.joined()
        let found = try await contents([.holding(text, named: "log.csv")], by: ColumnsReader())
        #expect(found.questions.map(\.preset) == ["10"])
        #expect(found.unreadable.isEmpty)
        #expect(
            found.records.map { $0.rating?.text } == [
                nil, nil, "9/10", "8/10", "7/10", "10/10", "5/10", "4/10", "9/10", "8/10", "6/10",
            ])
        #expect(found.records.flatMap(\.remarks) == [.unrated("n/a"), .unrated("11")])
        let answered = try await contents(
            [.holding(text, named: "log.csv")], by: ColumnsReader(), ["scale|log.csv": "20"])
        #expect(answered.records[1].rating?.text == "11/20")
    }

    @Test(
        "A long row of blanks before a bracket costs no more than any text", .timeLimit(.minutes(1))
    )
    func longTitle() async throws {
        let text = "Film,Seen\na" + String(repeating: " ", count: 900_000) + "(1967,2024-01-02\n"
        let found = try await contents([.holding(text, named: "log.csv")], by: ColumnsReader())
        #expect(found.records.count + found.unreadable.count == 1)
    }

    @Test("A date with a clock is the departure where no column is, and headings speak of flights")
    func dateWithClock() async throws {
        let text = "Date,From,To,Flight_Number\n2024-01-02 10:35:00,VIE,LHR,OS451\n"
        let found = try await contents([.holding(text, named: "f.csv")], by: ColumnsReader())
        #expect(try mapping(found) == "trip departure=0 from=1 to=2 service=3")
        #expect(found.records.first?.trip?.departure.text == "2024-01-02T10:35:00")
        #expect(found.records.first?.trip?.mode == .flight)
    }

    @Test(
        "In Polish and Czech",
        arguments: ["Tytuł,Rok,Data obejrzenia,Ocena", "Název,Rok,Zhlédnuto,Hodnocení"])
    func otherLanguages(heading: String) async throws {
        let text = heading + "\nRękopis,1965,2024-01-02,9\n"
        let found = try await contents([.holding(text, named: "f.csv")], by: ColumnsReader())
        #expect(try mapping(found) == "film title=0 year=1 watched=2 rating=3")
    }

    @Test(
        "Trips in other languages, with what was planned and what really was",
        arguments: [
            "Skąd,Dokąd,Odjazd,Przyjazd,Rzeczywisty przyjazd,Uwagi",
            "Odkud,Kam,Odjezd,Příjezd,Skutečný příjezd,Poznámka",
            "Fra,Til,Afgang,Ankomst,Faktisk ankomst,Noter",
            "Från,Till,Avgång,Ankomst,Verklig ankomst,Anteckningar",
            "Von,Nach,Abfahrt (Plan),Ankunft (Plan),Ankunft (Ist),Bemerkung",
            "Van,Naar,Vertrek,Aankomst,Werkelijke aankomst,Opmerking",
        ])
    func otherTrips(heading: String) async throws {
        let text = heading + "\nA,B,2024-01-02 10:00,11:00,11:05,Regen\n"
        let found = try await contents([.holding(text, named: "t.csv")], by: ColumnsReader())
        #expect(
            try mapping(found) == "trip from=0 to=1 departure=2 arrival=3 actual-arrival=4 notes=5")
    }

    @Test("The person's mapping of the columns counts, and is remembered by the heading")
    func said() async throws {
        let scratch = try ScratchFolder()
        let known = ColumnsFile(scratch.url.appending(path: "config/columns.tsv"))
        let guessed = try #require(try await read("german.csv").tables.first)
        var mapping = guessed.mapping
        mapping.set(7, to: .field(.tags))
        let said = try await read("german.csv", [guessed.id: mapping.description])
        #expect(said.records.first?.film?.notes == "")
        #expect(said.records.first?.film?.tags == ["Lang", "aber gut"])
        for (id, mapping) in [(guessed.id, mapping), ("columns|another", ColumnMapping(.trip))] {
            await known.remember([ImportTable(id: id, files: [], columns: [], mapping: mapping)])
        }
        let again = try await contents([file("german.csv")], by: ColumnsReader(known: known))
        #expect(again.tables.first?.mapping == mapping)
        let other = try await contents([file("english.csv")], by: ColumnsReader(known: known))
        #expect(other.tables.first?.mapping.kind == .film)
        #expect(other.records.count == 2)
    }

    @Test("Columns are named on the command line by their headings, and others are left out")
    func named() async throws {
        let columns = NamedColumns(
            .film, [.field(.title): "bemerkung", .field(.watched): "Gesehen am"])
        let found = try await contents([file("german.csv")], by: ColumnsReader(named: columns))
        #expect(found.records.map { $0.film?.title } == ["Lang; aber gut"])
        #expect(found.records.first?.film?.year == nil)
    }

    @Test("A column is named as it is written anywhere, or by its place; and each once")
    func namedOtherwise() async throws {
        let text = "Título,Gesehen am,Note,Note,,Film\nGilda,2024-01-02,7,old,Kino,x\n"
        func read(_ names: [ColumnMeaning: String]) async throws -> Film? {
            let reader = ColumnsReader(named: NamedColumns(.film, names))
            return try await contents([.holding(text, named: "log.csv")], by: reader)
                .records.first?.film
        }
        let film = try await read([
            .field(.title): "titulo", .field(.watched): "gesehen_am", .field(.place): "#5",
            .field(.notes): "#4",
        ])
        #expect(film?.title == "Gilda")
        #expect(film?.watched?.isoText == "2024-01-02")
        #expect((film?.place, film?.notes) == ("Kino", "old"))
        let columns = ["Título", "Gesehen am", "Note", "Note", "Film"]
        for (name, trouble) in [
            "Movie": .noColumn("Movie", of: columns), "": .noColumn("", of: columns),
            "#7": .noColumn("#7", of: columns), "note": .severalColumns("note", [3, 4]),
            "Titulo": .columnTwice("Título"),
        ] as [String: SourceTrouble] {
            await #expect(throws: ImportError.unreadable(file: "log.csv", trouble)) {
                _ = try await read([.field(.title): "Título", .field(.place): name])
            }
        }
    }

    @Test("Without a column for the title nothing is read until the person chooses one")
    func unknown() async throws {
        let file = SourceFile.holding("a,b\nGilda,1946\nPlaytime,1967\n", named: "log.csv")
        let found = try await contents([file], by: ColumnsReader())
        #expect(
            account(found) == ["log.csv:0 unreadable: log.csv: Choose the columns for: Title."])
        let table = try #require(found.tables.first)
        let said = ColumnMapping(.film, [.field(.title): 0, .field(.year): 1])
        let read = try await contents([file], by: ColumnsReader(), [table.id: said.description])
        #expect(account(read) == ["log.csv:0 list: log, 2 films"])
        let list = try #require(read.lists.first)
        #expect(
            String(decoding: list.file.content, as: UTF8.self)
                == "Position,Name,Year,URL,Description\r\n1,Gilda,1946,,\r\n2,Playtime,1967,,\r\n")
        #expect(ListFormat().list(of: list.file)?.films == list.list.films)
    }

    @Test(
        "Films without a sign of a viewing are a list, unless the person says otherwise"
    )
    func lists() async throws {
        let text =
            "Rang;Titel;Jahr;Regie\n1;Gilda;1946;Charles Vidor\n2;Playtime;1967;Jacques Tati\n"
        let file = SourceFile.holding(text, named: "meine/Beste.csv")
        let kept = try await contents([file], by: ColumnsReader())
        #expect(kept.records.isEmpty)
        #expect(kept.lists.map(\.file) == [ListFile(name: "Beste.csv", content: Array(text.utf8))])
        #expect(
            kept.lists.first?.list.films.map(\.film.nameInList) == [
                "Gilda (1946)", "Playtime (1967)",
            ])
        let question = try #require(kept.questions.first)
        #expect(question.preset == "list")
        let seen = try await contents([file], by: ColumnsReader(), [question.id: "seen"])
        #expect(seen.records.map { $0.film?.isWanted } == [false, false] && seen.lists.isEmpty)
        let wanted = try await contents([file], by: ColumnsReader(), [question.id: "wanted"])
        #expect(wanted.records.map { $0.film?.isWanted } == [true, true] && wanted.lists.isEmpty)
        let facts = try await contents([file], by: ColumnsReader(), [question.id: "facts"])
        #expect(facts.records.map(\.onlyFillsIn) == [true, true] && facts.lists.isEmpty)
        let named = ColumnsReader(named: NamedColumns(.film, [.field(.title): "Titel"]))
        #expect(try await contents([file], by: named).questions.isEmpty)
        let filling = try await contents(
            [file], by: ColumnsReader(), [ImportChoices.onlyFillingIn: "yes"])
        #expect(filling.questions.isEmpty && filling.lists.isEmpty && filling.records.count == 2)
    }

    @Test(
        "A table without a heading is not recognised",
        arguments: [
            "", "title,year\n", "title\n", "Dear Anna, it rained.\nWe stayed, of course.\n",
            "2024-01-02,Gilda\n2024-01-03,Playtime\n", "title,year\n\0\0\0,\0\n\0",
            "{\"a\":1,\"b\":2}\n{\"a\":1,\"b\":2}\n",
            (0..<300).map { "title\($0)" }.joined(separator: ",") + "\n1,2\n",
        ])
    func noTable(text: String) {
        #expect(!ColumnsReader().recognises(.holding(text, named: "letter.txt")))
    }

    @Test("Rows that are longer than the heading or never closed are told of, and others are read")
    func uneven() async throws {
        let text =
            "Film,Seen\nGilda,2024-01-02\nLaura\nA,2024-01-03,C\n\"Ran,2024-01-04\nPi,2024-01-05\n"
        let found = try await contents([.holding(text, named: "log.csv")], by: ColumnsReader())
        #expect(found.records.map { $0.film?.title } == ["Gilda", "Laura"])
        #expect(found.unreadable.map(\.row.place.row) == [4, 5, 6])
    }

    @Test(
        "Two tables with one heading are asked about once, and rows of both are the same viewings")
    func twice() async throws {
        let text = "Film,Seen\nGilda,2024-01-02\n"
        let found = try await contents(
            [.holding(text, named: "a.csv"), .holding(text, named: "b.csv")], by: ColumnsReader())
        #expect(found.tables.map(\.files) == [["a.csv", "b.csv"]])
        #expect(Set(found.records.map(\.key)).count == 1)
    }

    @Test("Beside files that a format is known for, a table of an unknown format is left out")
    func besideOthers() async throws {
        let scratch = try ScratchFolder()
        let diary =
            "Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\n"
            + "2024-01-02,Laura,1944,https://boxd.it/a,4,,,2024-01-01\n"
        try Data(diary.utf8).write(to: scratch.url.appending(path: "diary.csv"))
        try Data("Film,Seen\nGilda,2024-01-02\n".utf8).write(
            to: scratch.url.appending(path: "log.csv"))
        func read(_ path: String) async throws(ImportError) -> SourceContents {
            try await FormatReaders(gazetteer: PlacesDouble()).contents(
                of: [scratch.url.appending(path: path)], answers: [:]
            ) { _ in }
        }
        #expect(try await read("").leftOut.map(\.row.place.file) == ["log.csv"])
        #expect(try await read("log.csv").records.count == 1)
    }
}

extension ImportRecord {
    fileprivate var trip: Trip? {
        guard case .trip(let trip) = entry else { return nil }
        return trip
    }
}
