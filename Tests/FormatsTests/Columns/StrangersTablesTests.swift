import Domain
import FormatsTestSupport
import Foundation
import TestSupport
import Testing

@testable import Formats

@Suite("Tables of strangers are read as they are meant, or refused")
struct StrangersTablesTests {
    private func read(
        _ text: String, _ answers: [ImportQuestion.ID: ImportQuestion.Option.ID] = [:]
    ) async throws -> SourceContents {
        var reader = ColumnsReader()
        reader.gazetteer = PlacesDouble()
        return try await contents([.holding(text, named: "log.csv")], by: reader, answers)
    }

    private func mapping(_ found: SourceContents) throws -> String {
        try #require(found.tables.first).mapping.description
    }

    private func trips(_ found: SourceContents) -> [Trip] {
        found.records.compactMap { record in
            if case .trip(let trip) = record.entry { trip } else { nil }
        }
    }

    @Test("Latitude and longitude may be in two columns of each end")
    func twoColumnsOfCoordinates() async throws {
        let found = try await read(
            """
            From,From latitude,From longitude,To,Arrival lat,Arrival lon,Departure
            Bonn,50.7323,7.0971,Aachen,50.7678,6.0914,2025-01-02 10:00
            Bonn,,,Aachen,50.7678,,2025-01-03 10:00
            """)
        #expect(trips(found).map(\.fromCoordinates?.latitude) == [50.7323, nil])
        #expect(trips(found).map(\.toCoordinates?.longitude) == [6.0914, nil])
    }

    @Test("A second column of dates is that of the arrivals")
    func datesOfArrivals() async throws {
        let found = try await read(
            """
            From,To,Departure date,Departure time,Arrival date,Arrival time
            Bonn,Aachen,2025-01-02,22:10,2025-01-04,07:45
            Bonn,Aachen,2025-01-02,22:10,,07:45
            """)
        #expect(
            trips(found).map { $0.arrival?.day.isoText } == ["2025-01-04", "2025-01-03"])
    }

    @Test("An abbreviated zone is that of the place, or the only one that has it, or refused")
    func abbreviatedZones() async throws {
        let found = try await read(
            """
            From,To,Departure
            Köln,Wien,2025-01-02 10:00 CET
            London,York,2025-07-02 10:00 BST
            Somewhere,Elsewhere,2025-07-02 10:00 (CEST)
            Somewhere,Elsewhere,2025-07-02 10:00 BST
            London,York,2025-07-02 10:00 EDT
            """)
        #expect(
            trips(found).map(\.departure.zone.name) == [
                "Europe/Berlin", "Europe/London", "UTC+02:00", "UTC-04:00",
            ])
        #expect(found.unreadable.count == 1)
    }

    @Test("A heading may be in another script")
    func otherScripts() async throws {
        let russian = try await read(
            "Откуда,Куда,Дата,Время отправления,Время прибытия\nКёльн,Вена,2025-01-02,10:00,12:00\n"
        )
        #expect(try mapping(russian) == "trip from=0 to=1 date=2 departure=3 arrival=4")
        let japanese = try await read("題名,鑑賞日,評価\n七人の侍,2024-05-03,5\n生きる,2024-05-04,4\n")
        #expect(japanese.records.map(\.film?.title) == ["七人の侍", "生きる"])
    }

    @Test("A banner above the heading is skipped, also in a spreadsheet's cells")
    func banner() async throws {
        let found = try await read(
            """
            My cinema 2024;;;
            ;;;
            Datum;Film;Kino;Note (1-6)
            24.01.24;Perfect Days;Odeon;1
            """)
        #expect(found.records.map(\.film?.title) == ["Perfect Days"])
        #expect(found.records.first?.place.row == 4)
    }

    @Test(
        "A heading names the currency of its amounts",
        arguments: [
            ("Price (€)", "EUR"), ("Fare £", "GBP"), ("Preis [CHF]", "CHF"), ("Cena (Kč)", "CZK"),
            ("Price", nil), ("Fare $", nil),
        ])
    func currency(heading: String, code: String?) async throws {
        let found = try await read(
            "From,To,Departure,\(heading)\nBonn,Aachen,2025-01-02 10:00,12.50\n")
        #expect(trips(found).map(\.fare?.currency) == [code ?? ""])
    }

    @Test("Abbreviated and short words for plans and outcomes are known")
    func shortWords() async throws {
        let text = "Date,From,To,Dep. (plan),Dep. (act.)\n2025-01-02,Bonn,Aachen,10:00,10:07\n"
        #expect(try await trips(read(text)).map(\.actualDeparture?.text) == ["2025-01-02T10:07:00"])
        let films = try await read(
            "Title,Kind,State,Finished\nHeat,Film,done,2024-01-02\nAlien,Film,todo,\n")
        #expect(films.records.map { $0.film?.isWanted } == [false, true])
    }

    // MARK: Ratings

    @Test(
        "Beside one’s own rating, a mere rating is that of others",
        arguments: ["My score", "You rated", "Meine Bewertung", "Ma note", "Mi calificación"])
    func ownRating(heading: String) async throws {
        let found = try await read(
            "Name,Release Date,Rating,\(heading)\nHeat,1995-12-15,7.92,6\n")
        #expect(try mapping(found) == "film title=0 year=1 rating-of-others=2 rating=3")
        #expect(found.records.first?.rating?.text == "6/10")
        #expect(found.records.first?.film?.ratingOfOthers?.value == "7.92/10")
    }

    @Test("Digits that a conversion from binary adds are dropped")
    func noise() async throws {
        let found = try await read(
            "Title,My rating,Vote average,Seen\nHeat,7,7.757000000000001,2024-01-02\n")
        #expect(found.records.first?.film?.ratingOfOthers?.value == "7.757/10")
    }

    @Test("A day of rating is asked about, and is the day of the viewing only by the answer")
    func dayOfRating() async throws {
        let text = "Film;Jahr;Wertung;Bewertet am\nHeat;1995;9;24.01.23\nRan;1985;10;25.01.23\n"
        let found = try await read(text)
        #expect(found.records.map { $0.film?.watched } == [nil, nil])
        #expect(found.questions.map(\.id).contains("rated|log.csv"))
        let seen = try await read(text, ["rated|log.csv": "rated"])
        #expect(seen.records.map { $0.film?.watched?.isoText } == ["2023-01-24", "2023-01-25"])
    }

    @Test("Marks that go up to 6 are those of a school, and a question confirms it")
    func schoolMarks() async throws {
        let text = "Film;Gesehen;Note\nHeat;2024-01-02;1\nRan;2024-01-03;6\nM;2024-01-04;2-\n"
        let found = try await read(text)
        #expect(found.records.map { $0.rating?.text } == ["6/6", "1/6", "4.7/6"])
        let question = try #require(found.questions.first { $0.id == "scale|log.csv" })
        #expect(question.preset == "school")
        let tenths = try await read(text, ["scale|log.csv": "10"])
        #expect(tenths.records.first?.rating?.text == "1/10")
    }

    @Test(
        "A heading that states the scale is not asked about",
        arguments: ["Note (1-20)", "Score /20"])
    func statedScale(heading: String) async throws {
        let found = try await read("Titel,\(heading),Gesehen\nHeat,9,2024-01-02\n")
        #expect(found.records.first?.rating?.text == "9/20")
        #expect(found.questions == [])
    }

    // MARK: Kinds

    @Test("Rows that are no films are left out by name, and a question can bring them back")
    func kinds() async throws {
        let text = """
            Titel,Art,Stand,Gesehen am
            Dark,Serie,gesehen,2024-01-02
            Heat,Spielfilm,gesehen,2024-01-03
            Myst,Spiel,abgebrochen,
            Ran,Spielfilm,will ich sehen,
            M,Spielfilm,abgebrochen,2024-01-05
            """
        let found = try await read(text)
        #expect(try mapping(found) == "film title=0 kind=1 status=2 watched=3")
        #expect(found.records.map { $0.film?.title } == ["Heat", "Ran"])
        #expect(found.records.map { $0.film?.isWanted } == [false, true])
        #expect(found.leftOut.map(\.reason) == [.series, .game, .unfinished])
        #expect(
            found.questions.map(\.id) == [
                "kind|log.csv|serie", "kind|log.csv|spiel", "status|log.csv|abgebrochen",
            ])
        #expect(found.questions.map(\.preset) == ["leave", "leave", "leave"])
        #expect(found.questions.last?.rows.map(\.title) == ["M"])
        let added = try await read(
            text, ["status|log.csv|abgebrochen": "add", "kind|log.csv|serie": "want"])
        #expect(added.records.map { $0.film?.title } == ["Dark", "Heat", "Ran", "M"])
        #expect(added.records.map { $0.film?.isWanted } == [true, false, true, false])
    }

    @Test("A kind that is not known waits for an answer, which is asked for once")
    func unknownKind() async throws {
        let text = """
            Title,Type,Watched
            Akira,OVA,2024-01-02
            Heat,movie,2024-01-03
            Memories,OVA,2024-01-04
            Ran,movie,2024-01-05
            """
        let found = try await read(text)
        let id = "kind|log.csv|ova"
        #expect(found.records.map(\.question) == [id, nil, id, nil])
        #expect(found.questions.map(\.preset) == [nil])
        #expect(found.questions.first?.rows.count == 2)
        let left = try await read(text, [id: "leave"])
        #expect(left.records.map { $0.film?.title } == ["Heat", "Ran"])
        #expect(left.leftOut.map(\.reason) == [.otherKind("OVA"), .otherKind("OVA")])
        let added = try await read(text, [id: "add"])
        #expect(added.records.map(\.question) == [nil, nil, nil, nil])
    }

    @Test("A yes for the watchlist is a film to see, and a no says nothing")
    func watchlistFlag() async throws {
        let text = """
            position,title,checked,watchlist
            1,Heat,2024-01-02,no
            2,Ran,,yes
            """
        let found = try await read(text)
        #expect(try mapping(found) == "film title=1 watched=2 status=3")
        #expect(found.records.map { $0.film?.isWanted } == [false, true])
        #expect(found.questions == [])
    }

    @Test("Episodes are told by their titles or their numbers, and left out unless one wants them")
    func episodes() async throws {
        let titles = """
            Título,Fecha
            Dark: Temporada 1: Secretos,2024-01-02
            Dark: Temporada 1: Mentiras,2024-01-03
            Roma,2024-01-04
            """
        let numbers = """
            Titel,Staffel,Folge,Gesehen am
            Dark,1,1,2024-01-02
            Dark,1,2,2024-01-03
            Roma,,,2024-01-04
            """
        for text in [titles, numbers] {
            let found = try await read(text)
            #expect(found.records.map { $0.film?.title } == ["Roma"])
            #expect(found.leftOut.map(\.reason) == [.episode, .episode])
            let all = try await read(text, ["table.episodes": "add"])
            #expect(all.records.count == 3)
        }
    }

    @Test("The day of films is the column that has one where films are")
    func fullerColumn() async throws {
        let text = """
            media_type,title,watch_date,end_date
            episode,Dark,2024-02-09,
            movie,Perfect Blue,,2024-02-11
            movie,Paprika,,2024-02-12
            """
        let found = try await read(text)
        #expect(try mapping(found) == "film kind=0 title=1 watched=3")
        #expect(
            found.records.map { $0.film?.watched?.isoText } == ["2024-02-11", "2024-02-12"])
    }

    @Test(
        "A column for one’s rating that is empty says nothing, so a question asks about the films")
    func emptyRating() async throws {
        let text =
            "Name,Type,Release Date,Rating,Your Rating,Date Added\nRan,movie,1985-06-01,8.2,,\n"
        let found = try await read(text)
        #expect(found.records.isEmpty)
        #expect(found.lists.map(\.list.films.count) == [1])
        let wanted = try await read(text, ["films|log.csv": "wanted"])
        #expect(wanted.records.map { $0.film?.isWanted } == [true])
    }

    @Test(
        "A table about something else is refused with its subject",
        arguments: [
            ("Title,Author,ISBN,Number of Pages,My Rating\nEmma,Jane Austen,,474,5\n", "books"),
            ("Titel;Autor;Verlag;Seiten\nEmma;Jane Austen;Reclam;474\n", "books"),
            ("Track,Artist,Album\nTime,A Band,An Album\n", "music"),
            ("First name,Last name,E-mail\nAda,L,ada@example.org\n", "contacts"),
            ("Buchungstag;Verwendungszweck;IBAN;Betrag\n02.01.2024;Kino;DE00;9,50\n", "payments"),
            ("Hotel,Check-in,Check-out,Nights\nAnker,2024-01-02,2024-01-04,2\n", "hotel stays"),
        ])
    func otherSubjects(text: String, subject: String) async throws {
        let found = try await read(text)
        #expect(found.records.isEmpty && found.lists.isEmpty)
        #expect(
            found.unreadable.map(\.reason) == [
                """
                It seems to be a list of \(subject). If it has films or trips, choose its columns.
                """
            ])
        let table = try #require(found.tables.first)
        #expect(table.mapping.columns.isEmpty)
        #expect(table.guesses[.film] != nil)
    }

    @Test("A mere column of names is nothing’s title")
    func mereNames() async throws {
        let found = try await read("Name,Date\nAda,2024-01-02\nGrace,2024-01-03\n")
        #expect(found.unreadable.map(\.reason) == ["Choose the columns for: Title."])
    }

    // MARK: Trips

    @Test(
        "Times, places and reasons of a flight are told apart, and its means of transport is known")
    func flights() async throws {
        let text = """
            Flight Date,Carrier,Flight No,From,To,Canceled,Departure (Scheduled),Departure (Actual),\
            Arrival (Scheduled),Arrival (Actual),Aircraft Type Name,Seat,Seat Type,Cabin Class
            2026-01-02,Lufthansa,LH400,FRA,JFK,false,10:30,10:52,13:10,13:44,Boeing 747-8,12A,Window,Economy
            2026-01-03,Lufthansa,LH401,JFK,FRA,true,16:00,,05:35,,Boeing 747-8,14C,Aisle,Economy
            """
        let found = try await read(text)
        #expect(
            try mapping(found) == """
                trip date=0 operator=1 service=2 from=3 to=4 cancelled=5 departure=6 \
                actual-departure=7 arrival=8 actual-arrival=9 seat=11 class=13
                """)
        let trips = trips(found)
        #expect(trips.map(\.mode) == [.flight, .flight])
        #expect(trips.map(\.departure.zone.name) == ["Europe/Berlin", "America/New_York"])
        #expect(
            trips.map { $0.arrival?.isoText } == [
                "2026-01-02 13:10 America/New_York", "2026-01-04 05:35 Europe/Berlin",
            ])
        #expect(trips.map(\.disruption) == [nil, .cancelled])
    }

    @Test("Codes of airports make trips flights, unless one says that they are none")
    func codesOfAirports() async throws {
        let text = "date,from,to,departure,arrival\n2025-03-02,FRA,EWR,10:20,12:35\n"
        let found = try await read(text)
        #expect(trips(found).map(\.mode) == [.flight])
        #expect(found.questions.map(\.id) == ["flights|log.csv"])
        let other = try await read(text, ["flights|log.csv": "no"])
        #expect(trips(other).map(\.mode) == [.other])
    }

    @Test("A clock that is earlier at the arrival may be on the same day, in another zone")
    func earlierClock() async throws {
        let found = try await read(
            "Date,Flight,From,To,Departure,Arrival\n2025-03-02,LH402,FRA,EWR,13:20,13:05\n")
        #expect(trips(found).first?.arrival?.isoText == "2025-03-02 13:05 America/New_York")
    }

    @Test("Lines tell the means of transport where no column does, and kinds of train in one")
    func trains() async throws {
        let lines = """
            Datum;Linie;Von;Nach;Abfahrt;Ankunft
            06.07.26;RE 5;A;B;14:02;14:30
            06.07.26;S1;A;B;14:02;14:30
            06.07.26;Bus 605;A;B;14:02;14:30
            06.07.26;FLX 1234;A;B;14:02;14:30
            06.07.26;abends;A;B;14:02;14:30
            """
        #expect(trips(try await read(lines)).map(\.mode) == [.train, .train, .bus, .train, .other])
        let kinds = """
            Gattung;Nummer;Von;Nach;Abfahrt
            RJX;63;A;B;06.07.2026 14:02
            STR;18;A;B;06.07.2026 15:02
            Bus;605;A;B;06.07.2026 16:02
            """
        let found = trips(try await read(kinds))
        #expect(found.map(\.mode) == [.train, .train, .bus])
        #expect(found.map(\.service) == ["RJX 63", "STR 18", "Bus 605"])
    }

    @Test(
        "The unit of distances is that of the heading, or else of their size, and asked about",
        arguments: [
            ("distance_m", "943210", "943.21", ""), ("Distance (km)", "943", "943", ""),
            ("distance", "943210", "943.21", "m"), ("distance", "7500", "7.5", "m"),
            ("Entfernung", "28.5", "28.5", "km"), ("Miles", "100", "160.9", ""),
            ("distance", "28 km", "28", ""),
        ])
    func distances(
        heading: String, value: String, kilometres: String, preset: String
    ) async throws {
        let text = "from,to,departure,arrival,\(heading)\nA,B,2026-07-06 14:02,16:02,\(value)\n"
        let found = try await read(text)
        #expect(trips(found).map { $0.distance?.description } == [kilometres])
        #expect(found.questions.compactMap(\.preset) == (preset.isEmpty ? [] : [preset]))
    }

    @Test("A distance is in the unit that was answered; one beyond the Earth leaves out its row")
    func answeredDistances() async throws {
        let rows = ["28.5", "7500", "943210"].map { "A,B,2026-07-06 14:02,16:02,\($0)\n" }
        let text = "from,to,departure,arrival,distance\n" + rows.joined()
        let found = try await read(text, ["distance|log.csv": "mi"])
        #expect(trips(found).map { $0.distance?.description } == ["45.9", "12070.1"])
        #expect(found.unreadable.count == 1)
    }

    @Test("The mark of a fare tells that of a distance, which may be a thousand")
    func thousands() async throws {
        let text = """
            Von;Nach;Abfahrt;Preis;Entfernung (km)
            A;B;06.07.2026 14:02;49,90;1.049
            """
        #expect(trips(try await read(text)).first?.distance?.description == "1049")
    }

    @Test("Running times in seconds are told by the heading or by their size")
    func seconds() async throws {
        let told = try await read("title,runtime_s,watched\nHeat,10200,2024-01-02\n")
        #expect(told.records.first?.film?.runningTime == 170)
        #expect(told.questions == [])
        let asked = try await read("title,runtime,watched\nHeat,10200,2024-01-02\n")
        #expect(asked.records.first?.film?.runningTime == 170)
        #expect(asked.questions.map(\.id) == ["time|log.csv"])
    }

    @Test("Tables of trips are none of films, whatever is called a name in them")
    func noFilms() async throws {
        let text = """
            Kategorie,Linienname,Abfahrtsstation Name,Abfahrt geplant,Abfahrt real,Zielstation Name,\
            Ankunft geplant,Ankunft real,Fahrtzweck,Betreiber
            regional,RE 5,Köln Hbf,2026-07-06T12:02:00+00:00,2026-07-06T12:12:00+00:00,Bonn Hbf,\
            2026-07-06T12:33:00+00:00,2026-07-06T12:41:00+00:00,PRIVATE,National Express
            """
        let found = try await read(text)
        #expect(
            try mapping(found) == """
                trip mode=0 service=1 from=2 departure=3 actual-departure=4 to=5 arrival=6 \
                actual-arrival=7 operator=9
                """)
        #expect(trips(found).map(\.mode) == [.train])
        let open = try await read("Line name,Origin,Destination\nRE 5,Köln Hbf,Bonn Hbf\n")
        #expect(open.unreadable.map(\.reason) == ["Choose the columns for: Departure."])
    }

    // MARK: Values

    @Test("Years may be spans or decimals, and names have the last one first")
    func yearsAndNames() async throws {
        let text = """
            Title,Year,Directors,Watched
            Cléo from 5 to 7,1962.0,"Varda, Agnès",2024-01-02
            Fargo,1996–1997,"Coen, Joel; Coen, Ethan",2024-01-03
            """
        let found = try await read(text)
        #expect(found.records.map { $0.film?.year } == [1962, 1996])
        #expect(
            found.records.map { $0.film?.directors } == [
                ["Agnès Varda"], ["Joel Coen", "Ethan Coen"],
            ])
    }
}
