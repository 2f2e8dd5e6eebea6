import Domain
import Foundation
import JournalFormat
import TestSupport
import Testing

@testable import Formats

@Suite("Filling in films of the journal from a file")
struct FilmFillingTests {
    private static let only: ImportChoices = {
        var choices = ImportChoices()
        choices.onlyFillsIn = true
        return choices
    }()

    /// Returns a row of a table with facts about a film.
    private func facts(
        _ title: String, _ year: Int?, tt number: String = "",
        _ more: (inout Film) -> Void = { _ in }
    ) -> ImportRecord {
        .film(title, year, on: nil, source: "Table") { film in
            if !number.isEmpty { film.link = "https://www.imdb.com/title/\(number)/" }
            more(&film)
        }
    }

    private let gilda: (inout Film) -> Void = { film in
        film.originalTitle = "Gilda"
        film.directors = ["Charles Vidor"]
        film.runningTime = 110
        film.genres = ["Drama", "Film-Noir"]
        film.countries = ["United States"]
        film.languages = ["English"]
        film.place = "Filmhaus"
        film.notes = "From elsewhere."
        film.tags = ["classic"]
        film.ratingOfOthers = ImportedRating("7.6/10", source: "IMDb")
    }

    @Test("Blanks are filled with facts of the film, and nothing else is changed or added")
    func filled() throws {
        var stage = PlanStage(
            .film("Gilda", 1946), .film("Gilda", 1946, on: nil) { $0.isWanted = true })
        let rows = [facts("Gilda", 1946, gilda), facts("Playtime", 1967, gilda)]
        let preview = stage.take(rows, Self.only)
        #expect(preview.counts == [.changed: 1, .leftOut: 1])
        #expect(preview.batch.additions.isEmpty && preview.batch.changes.count == 2)
        #expect(preview.onlyFillsIn == true && preview.questions.isEmpty)
        #expect(preview.groups.map(\.reason) == [nil, .filmNotInJournal])
        for film in stage.films {
            #expect(film.directors == ["Charles Vidor"] && film.runningTime == 110)
            #expect(film.genres == ["Drama", "Film-Noir"])
            #expect(film.countries == ["United States"] && film.languages == ["English"])
            #expect(film.originalTitle.isEmpty && film.link.isEmpty && film.imports.isEmpty)
            #expect(film.place.isEmpty && film.notes.isEmpty && film.tags.isEmpty)
            #expect(film.ratingOfOthers == nil && film.feedback == .none)
        }
        let again = stage.preview(rows, Self.only)
        #expect(again.counts == [.alreadyThere: 1, .leftOut: 1] && again.batch.isEmpty)
    }

    @Test("A value of the journal is never changed, and a value that was removed stays removed")
    func kept() throws {
        var stage = PlanStage(
            .film("Gilda", 1946) { film in
                film.runningTime = 100
                film.imports = [
                    ImportMark(source: "IMDb", key: "tt0038559", said: ["genres": "abcdef"])
                ]
            })
        let preview = stage.take([facts("Gilda", 1946, gilda)], Self.only)
        #expect(preview.counts == [.changed: 1])
        let film = try #require(stage.films.first)
        #expect(film.runningTime == 100 && film.genres.isEmpty)
        #expect(film.directors == ["Charles Vidor"] && film.imports.count == 1)
    }

    @Test("The link comes first, whatever the title is, and brings a year that is blank")
    func byLink() throws {
        var stage = PlanStage(
            .film("Das süße Leben", nil) { $0.link = "https://www.imdb.com/title/tt0053779/" })
        let rows = [
            facts("La Dolce Vita", 1960, tt: "tt0053779") { $0.originalTitle = "La dolce vita" },
            facts("Das süße Leben", 1999, tt: "tt0000001") { $0.runningTime = 9 },
        ]
        let preview = stage.take(rows, Self.only)
        #expect(preview.counts == [.changed: 1, .leftOut: 1])
        let film = try #require(stage.films.first)
        #expect(film.title == "Das süße Leben" && film.year == 1960)
        #expect(film.originalTitle == "La dolce vita" && film.runningTime == nil)
    }

    @Test(
        "Without a link, title and year count, in any spelling and by the original title",
        arguments: [
            ("SHICHININ NO SAMURAI", 1954, "Seven Samurai", 1954, "Shichinin no samurai", true),
            ("Die sieben Samurai", 1954, "Seven Samurai", 1954, "Shichinin no samurai", false),
            ("Spider-Man 2", 2004, "Spider Man 2", 2004, "", true),
            ("Dune", 1984, "Dune", 2021, "", false), ("Dune", 1984, "Dune", nil, "", true),
            ("Dune", nil, "Dune", 2021, "", true),
        ] as [(String, Int?, String, Int?, String, Bool)])
    func byTitle(
        _ title: String, _ year: Int?, _ other: String, _ otherYear: Int?, _ original: String,
        _ isOne: Bool
    ) {
        let stage = PlanStage(.film(title, year))
        let row = facts(other, otherYear) { film in
            film.originalTitle = original
            film.runningTime = 120
        }
        let counts = stage.preview([row], Self.only).counts
        #expect(counts == (isOne ? [.changed: 1] : [.leftOut: 1]))
    }

    @Test("Where two films share title and year neither is taken, and both are named")
    func ambiguous() throws {
        let stage = PlanStage(.film("Frozen", 2013))
        let rows = [
            facts("Frozen", 2013, tt: "tt2294629") { $0.runningTime = 102 },
            facts("Frozen", 2013, tt: "tt2363363") { $0.runningTime = 9 },
        ]
        let preview = stage.preview(rows, Self.only)
        #expect(preview.batch.isEmpty)
        #expect(preview.groups.map(\.reason) == [.severalFilms])
        #expect(preview.groups.flatMap(\.rows).map(\.title) == ["Frozen (2013)", "Frozen (2013)"])
        #expect(preview.counts == [.leftOut: 2])
        let linked = PlanStage(
            .film("Frozen", 2013) { $0.link = "https://www.imdb.com/title/tt2294629/" })
        #expect(linked.preview(rows, Self.only).counts == [.changed: 1, .leftOut: 1])
    }

    @Test("A film without a year is none of several, nor a row without a year one of several films")
    func undated() {
        let rows = [1984, 2021].map { year in
            facts("Dune", year) { $0.runningTime = 137 }
        }
        #expect(PlanStage(.film("Dune", nil)).preview(rows, Self.only).counts == [.leftOut: 2])
        let stage = PlanStage(.film("Dune", 1984), .film("Dune", 2021))
        let row = facts("Dune", nil) { $0.runningTime = 137 }
        #expect(stage.preview([row], Self.only).counts == [.leftOut: 1])
    }

    @Test("Two rows of one film complete one another")
    func twoRows() throws {
        var stage = PlanStage(.film("Gilda", 1946))
        let rows = [
            facts("Gilda", 1946) { $0.runningTime = 110 },
            facts("Gilda", 1946, tt: "tt0038559") { $0.genres = ["Drama"] },
        ]
        #expect(stage.take(rows, Self.only).counts == [.changed: 2])
        #expect(stage.films.first?.runningTime == 110 && stage.films.first?.genres == ["Drama"])
    }

    @Test("Anything but a film is left out by name")
    func others() {
        let stage = PlanStage(.film("Gilda", 1946))
        var contents = SourceContents([
            .trip("Köln", "Wien", at: .vienna(20, 14, 2), key: "u"), facts("Gilda", 1946, gilda),
        ])
        contents.files = [
            ImportedFile(
                place: SourcePlace(file: "a.ics"), source: "backup", name: "a.ics", content: [1],
                entry: nil, uid: nil)
        ]
        let preview = stage.preview(contents, Self.only)
        #expect(preview.counts == [.changed: 1, .leftOut: 2])
        #expect(preview.batch.additions.isEmpty && preview.batch.changes.count == 1)
        #expect(Set(preview.groups.map(\.reason)) == [nil, .notToFillIn])
    }

    @Test("A row that only fills in films does so beside rows that are added")
    func beside() throws {
        var stage = PlanStage(.film("Gilda", 1946))
        var row = facts("Gilda", 1946, gilda)
        row.onlyFillsIn = true
        let preview = stage.take([row, .film("Playtime", 1967, key: "1")])
        #expect(preview.counts == [.changed: 1, .new: 1])
        #expect(preview.onlyFillsIn == false)
        #expect(stage.films.map(\.runningTime) == [110, nil])
        row.place = SourcePlace(file: "title.basics.tsv", row: 9)
        #expect(stage.preview([row]).onlyFillsIn == nil)
    }

    @Test("A row that no file can hold is not taken")
    func tooLong() {
        let stage = PlanStage(.film("Gilda", 1946))
        let row = facts("Gilda", 1946) {
            $0.originalTitle = String(repeating: "long", count: 5_000)
        }
        #expect(stage.preview([row], Self.only).counts == [.unreadable: 1])
    }

    @Test("Whatever is filled in while an import waits is not replaced")
    func sinceThen() throws {
        var stage = PlanStage(.film("Gilda", 1946))
        let preview = stage.preview([facts("Gilda", 1946, gilda)], Self.only)
        let id = try #require(stage.journal.keys.first)
        stage.journal[id] = .film("Gilda", 1946) { $0.runningTime = 111 }
        stage.write(preview.batch)
        #expect(stage.films.first?.runningTime == 111)
        #expect(stage.films.first?.directors == ["Charles Vidor"])
    }
}
