import Domain
import FormatsTestSupport
import Testing

@testable import Formats

@Suite("Lists in the journal's folder")
struct ListFormatTests {
    private func list(_ text: String, named name: String = "Best.csv") -> FilmList? {
        ListFormat().list(of: ListFile(name: name, content: Array(text.utf8)))
    }

    @Test("A list of Letterboxd's has its name, its words and its films")
    func letterboxd() throws {
        let found = try #require(
            list(
                """
                Letterboxd list export v7
                Date,Name,Tags,URL,Description
                2024-05-01,"Trains, mostly",,https://boxd.it/l01,"On rails.
                All of them."

                Position,Name,Year,URL,Description
                1,Brief Encounter,1945,https://boxd.it/f01,
                2,"Love, ""Actually"" twice",,https://boxd.it/f02,Why not
                """))
        #expect(found.id == "Best.csv" && found.name == "Trains, mostly")
        #expect(found.notes == "On rails.\nAll of them." && found.link == "https://boxd.it/l01")
        #expect(
            found.films == [
                ListedFilm(title: "Brief Encounter", year: 1945, link: "https://boxd.it/f01"),
                ListedFilm(
                    title: "Love, \"Actually\" twice", notes: "Why not", link: "https://boxd.it/f02"
                ),
            ])
    }

    @Test("A list is written as Letterboxd's, and read as the same list, also without films")
    func writtenAsLetterboxd() throws {
        let list = FilmList(
            id: "Trains.csv", name: "Trains, mostly", notes: "On rails.\nAll of them.",
            link: "https://boxd.it/l01",
            films: [
                ListedFilm(title: "=Brief \"Encounter\"", year: 1945, notes: "A, b"),
                ListedFilm(title: "Ran", link: "https://boxd.it/f02"),
            ], date: "2024-05-01", tags: "rails, steam")
        let file = ListFormat().file(of: list, named: "Trains.csv")
        #expect(
            String(decoding: file.content, as: UTF8.self).hasPrefix(
                "Letterboxd list export v7\r\nDate,Name,Tags,URL,Description\r\n"))
        #expect(ListFormat().list(of: file) == list)
        let empty = FilmList(id: "New.csv", name: "New")
        #expect(ListFormat().list(of: ListFormat().file(of: empty, named: "New.csv")) == empty)
    }

    @Test(
        "So is any table of films, by its headings, under the name of its file",
        arguments: [
            "Title,Year\nGilda,1946\nPlaytime,1967\n", "Titel;Jahr\r\nGilda;1946\r\nPlaytime;1967",
            "#\tFilm\n1\tGilda (1946)\n2\tPlaytime (1967)\n",
            "Title\nGilda (1946)\nPlaytime (1967)\n",
            "Position,Const,Title,Year\n1,tt0038559,Gilda,1946\n2,tt0062136,Playtime,1967-12-16\n",
            """
            Position,Const,Title,Title Type,Year,Your Rating
            1,tt1,Gilda,Movie,1946,8\n2,tt2,Dekalog,TV Mini Series,1989,\n3,tt3,Playtime,Movie,1967,
            """,
        ])
    func plain(text: String) throws {
        let found = try #require(list(text))
        #expect(found.name == "Best")
        #expect(found.films.map(\.film.nameInList) == ["Gilda (1946)", "Playtime (1967)"])
    }

    @Test(
        "Another file is not a list",
        arguments: [
            "", "Title\n", "Dear Anna,\nit rained.\n", "a,b\n1,2\n", "From,To\nKöln,Paris\n",
            "Title,Year\n,1946\n", "\0\0\0\0", "PK\u{3}\u{4}", "Name,Phone\nAnna,555\n",
            "Date,Title,Amount\n2024-01-01,Rent,700\n", "Title,Watched\nGilda,2024-01-02\n",
        ])
    func others(text: String) {
        #expect(list(text) == nil)
    }

    @Test("A written list keeps titles that look like times, and notes that are numbers")
    func deceptive() {
        let list = FilmList(
            id: "A.csv", name: "A",
            films: [
                ListedFilm(title: "11:14", notes: "8"), ListedFilm(title: "12:01", notes: "9"),
            ])
        #expect(ListFormat().list(of: ListFormat().file(of: list, named: "A.csv")) == list)
    }

    @Test(
        "Known headings mean what a guess takes them for",
        arguments: [
            "Title,Year\nGilda,1946\nPlaytime,\n", "Name,Year,URL\nGilda,1946,tt0038559\n",
            "Position,Title,Year,Description\n1,Gilda,1946,Again\n2,1984,1984,\n",
            "Position,Name,Year,URL,Description\n1,Gilda,,https://e.org,Again\n",
        ])
    func known(text: String) throws {
        let file = SourceFile.holding(text)
        let table = try #require(Table(file))
        let guessed = ColumnGuess(ColumnSample(of: table)).mapping(of: .film)
        let films = try ListTable(table, by: guessed).films()
        #expect(try ListTable(file)?.films() == films)
        #expect(!films.isEmpty)
    }

    @Test("Counterfoil's own table of films is no list")
    func ownTable() async throws {
        #expect(list("Counterfoil film,Title\n1,Gilda\n") == nil)
    }

    @Test("A written list is read back unchanged")
    func written() {
        let films = [
            ListedFilm(
                title: "=Gilda, \"the\" film", year: 1946, notes: "Two\nlines",
                link: "https://e.org"),
            ListedFilm(title: "8½"), ListedFilm(title: "Playtime (1967)", year: 1968),
        ]
        let file = ListFile(name: "A.csv", content: ListText.bytes(of: films))
        #expect(ListFormat().list(of: file)?.films == films)
    }
}
