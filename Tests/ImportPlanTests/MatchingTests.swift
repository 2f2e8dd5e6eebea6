import Domain
import FormatsTestSupport
import Foundation
import JournalFormat
import TestSupport
import Testing

@testable import Formats

@Suite("Which entry a row is")
struct MatchingTests {
    @Test("A film that the journal does not have is new")
    func new() {
        let stage = PlanStage(.film("Gilda", 1946))
        let preview = stage.preview([.film("Brief Encounter", key: "1")])
        #expect(preview.counts == [.new: 1])
        #expect(preview.batch.additions.count == 1)
        #expect(preview.batch.changes.isEmpty)
    }

    @Test(
        "A film of the same title and day is there, whatever its case and accents",
        arguments: [
            ("Amélie", 2001, "AMELIE", 2001), ("Amélie", nil, "amelie", 2001),
            ("Das  Boot", 1981, "Das\u{a0}Boot", 1981), ("Das Boot", 1981, "das boot", nil),
            ("\u{d55c}\u{ae00}", 2001, "\u{1112}\u{1161}\u{11ab}\u{1100}\u{1173}\u{11af}", 2001),
        ] as [(String, Int?, String, Int?)])
    func likeFilms(_ title: String, _ year: Int?, _ other: String, _ otherYear: Int?) {
        let stage = PlanStage(.film(title, year))
        let counts = stage.preview([.film(other, otherYear, key: "1")]).counts
        #expect(counts[.new] == nil)
        #expect(counts[.ambiguous] == nil)
    }

    @Test("A film of another year or another day is another viewing")
    func unlikeFilms() {
        let stage = PlanStage(.film("Cinderella", 1922))
        let rows: [ImportRecord] = [
            .film("Cinderella", 1950, key: "1"), .film("Cinderella", 1922, on: 20, key: "2"),
        ]
        #expect(stage.preview(rows).counts == [.new: 2])
    }

    @Test("The same film twice on one day is two viewings")
    func twice() {
        var stage = PlanStage()
        let rows: [ImportRecord] = [.film("Playtime", key: "1"), .film("Playtime", key: "2")]
        #expect(stage.take(rows).counts == [.new: 2])
        #expect(stage.preview(rows).counts == [.alreadyThere: 2])
    }

    @Test("Of two viewings on one day one may be there already")
    func oneOfTwo() {
        let stage = PlanStage(.film("Playtime"))
        let rows: [ImportRecord] = [.film("Playtime", key: "1"), .film("Playtime", key: "2")]
        #expect(stage.preview(rows).counts == [.alreadyThere: 1, .new: 1])
    }

    @Test("A row that can be several entries is asked about")
    func ambiguous() throws {
        var stage = PlanStage(
            .film("Playtime") { $0.place = "Filmhaus" }, .film("Playtime") { $0.place = "Metro" })
        let rows: [ImportRecord] = [.film("Playtime", key: "1") { $0.notes = "Again!" }]
        let preview = stage.preview(rows)
        #expect(preview.counts == [.ambiguous: 1])
        #expect(preview.batch.isEmpty)
        let question = try #require(preview.questions.first)
        #expect(question.preset == nil)
        #expect(preview.groups.map(\.questions) == [[question.id]])
        #expect(
            question.options.map(\.words) == [
                "Add it", "Skip", "Number 1: Filmhaus", "Number 2: Metro",
            ])
        #expect(
            question.words
                == "Playtime (1945) is in the journal twice. Which one is diary.csv, row 2?")
        #expect(
            question.options.map { "\($0.time.map(\.description) ?? "")" }.suffix(2) == [
                "2026-11-19", "2026-11-19",
            ])
        #expect(stage.preview(rows, question.answered(0)).counts == [.new: 1])
        #expect(stage.preview(rows, question.answered(1)).counts == [.leftOut: 1])
        let chosen = stage.take(rows, question.answered(3))
        #expect(chosen.counts == [.changed: 1])
        #expect(chosen.questions.map(\.id) == [question.id])
        #expect(stage.films.map(\.notes) == ["", "Again!"])
        #expect(stage.preview(rows).counts == [.alreadyThere: 1])
    }

    @Test("An entry that says all that a row says is that row, though there are others like it")
    func exact() {
        let stage = PlanStage(
            .film("Playtime") { $0.place = "Filmhaus" }, .film("Playtime") { $0.place = "Metro" })
        let counts = stage.preview([.film("Playtime", key: "1") { $0.place = "Metro" }]).counts
        #expect(counts == [.alreadyThere: 1])
    }

    @Test("A film without a day beside viewings with one is asked for once for all")
    func undated() throws {
        var stage = PlanStage(.film("Gilda", 1946), .film("Playtime", 1967, on: 3))
        let rows: [ImportRecord] = [
            .film("Gilda", 1946, on: nil, key: "1", source: "IMDb", rating: 4),
            .film("Playtime", 1967, on: nil, key: "2", source: "IMDb", rating: 5),
        ]
        let preview = stage.preview(rows)
        #expect(preview.counts == [.ambiguous: 2])
        let question = try #require(preview.questions.first)
        #expect(preview.questions.count == 1)
        #expect(question.rows.map(\.title) == ["Gilda (1946)", "Playtime (1967)"])
        #expect(stage.preview(rows, question.answered(1)).counts == [.new: 2])
        #expect(stage.preview(rows, question.answered(2)).counts == [.leftOut: 2])
        #expect(stage.take(rows, question.answered(0)).counts == [.changed: 2])
        #expect(stage.films.map(\.feedback) == [.good, .reallyGood])
        #expect(stage.films.map(\.watched?.day) == [19, 3])
        #expect(stage.preview(rows).counts == [.alreadyThere: 2])
    }

    @Test("An entry is known by its mark, though its title and day were changed")
    func byMark() {
        var stage = PlanStage()
        stage.take([.film("Playtime", key: "1")])
        for id in stage.journal.keys {
            stage.journal[id] = .film("Tatis herrliche Zeiten", on: 18) { [stage] in
                $0.imports = stage.films[0].imports
            }
        }
        #expect(stage.preview([.film("Playtime", key: "1")]).counts == [.alreadyThere: 1])
    }

    @Test("Two rows of one name are one row")
    func duplicates() {
        let rows: [ImportRecord] = [
            .film("Playtime", key: "1"), .film("Playtime", key: "1") { $0.notes = "More." },
        ]
        let preview = PlanStage().preview(rows)
        #expect(preview.counts == [.new: 1, .joined: 1])
        guard case .entry(.film(let film)) = preview.batch.additions.first else {
            Issue.record("no film")
            return
        }
        #expect(film.notes == "More.")
    }

    @Test("Two sources make one entry of one viewing")
    func twoSources() {
        var stage = PlanStage()
        let rows: [ImportRecord] = [
            .film("Gilda", 1946, key: "x", source: "Trakt") { $0.link = "https://example.org/" },
            .film("Gilda", 1946, key: "1", rating: 4),
        ]
        #expect(stage.take(rows).counts == [.new: 1, .alreadyThere: 1])
        #expect(stage.films.map(\.link) == ["https://example.org/"])
        #expect(stage.films[0].imports.map(\.source) == ["Letterboxd", "Trakt"])
        #expect(stage.preview(rows).counts == [.alreadyThere: 2])
    }

    @Test(
        "A trip of the same departure is there",
        arguments: [
            (DateTime.vienna(20, 14, 2), "KÖLN HBF", "Wien  Westbf", ""),
            (.at(2026, 11, 20, 13, 2, .utc), "Köln Hbf", "Wien Westbf", ""),
            (.at(2026, 11, 20, 14, 2, .floating), "Koln Hbf", "Wien Westbf", ""),
            (.vienna(20, 14, 2), "Cologne", "Vienna", "ice 93"),
            (.vienna(20, 14, 2), "Cologne", "Vienna", "ICE93"),
        ])
    func likeTrips(_ departure: DateTime, _ from: String, _ to: String, _ service: String) {
        let stage = PlanStage(Entry.trip(.full).with(imports: []))
        let row = ImportRecord.trip(from, to, at: departure, key: "u") { $0.service = service }
        #expect(stage.preview([row]).counts == [.alreadyThere: 1])
    }

    @Test(
        "Another departure, or another way, is another trip",
        arguments: [
            (DateTime.vienna(20, 14, 3), "Köln Hbf"), (.at(2026, 11, 20, 14, 2, .utc), "Köln Hbf"),
            (.vienna(20, 14, 2), "Bonn Hbf"),
        ])
    func unlikeTrips(_ departure: DateTime, _ from: String) {
        let stage = PlanStage(.trip(.full))
        let row = ImportRecord.trip(from, "Wien Westbf", at: departure, key: "u")
        #expect(stage.preview([row]).counts == [.new: 1])
    }

    @Test("A row that waits for an answer to its reader's question becomes nothing until then")
    func readersQuestion() {
        var row = ImportRecord.film("Gilda", key: "1")
        row.question = "dates"
        var contents = SourceContents([row])
        let options = [ImportQuestion.Option("dmy", .dayFirst), .init("mdy", .monthFirst)]
        contents.questions = [
            ImportQuestion(id: "dates", .imdbDates, options: options, preset: nil)
        ]
        let waiting = PlanStage().preview(contents)
        #expect(waiting.counts == [.ambiguous: 1])
        #expect(waiting.groups.map(\.questions) == [["dates"]])
        #expect(waiting.undecided.map(\.title) == ["Gilda (1945)"])
        let answered = contents.questions[0].answered(0)
        #expect(PlanStage().preview(contents, answered).counts == [.new: 1])
    }

    @Test("A row that cannot be an entry says why")
    func impossible() {
        let preview = PlanStage().preview([.film("Gilda", 3000, key: "1"), .film(" ", key: "2")])
        #expect(preview.counts == [.unreadable: 2])
        #expect(preview.groups.map(\.reason).contains(.unreadable(.content(.film(.emptyTitle)))))
    }

    @Test("Counterfoil's own files come back as they were, marks and all")
    func ownFiles() {
        let entries: [Entry] = [.film(.full), .trip(.full), .film("Gilda", 1946, on: nil)]
        let rows = entries.enumerated().map { number, entry in
            ImportRecord(
                place: SourcePlace(file: "journal.json", row: number + 1), entry: entry,
                source: ImportOrigin.counterfoil, key: "\(number).ics")
        }
        var stage = PlanStage()
        #expect(stage.take(rows).counts == [.new: 3])
        #expect(Set(stage.journal.values) == Set(entries.map(\.asInNewFile)))
        #expect(stage.preview(rows).counts == [.alreadyThere: 3])
    }

    @Test("An exported entry is the one of its file, though that was changed by hand since")
    func ownFileChanged() {
        let name = "5b0f9ce0-3a4c-4d57-8f6e-2f1c6e1f0a11.ics"
        var stage = PlanStage()
        stage.journal[EntryID(name)] = .film("Gilda, restored", 1946, on: 20)
        var records = OwnRecords()
        var contents = SourceContents()
        let place = SourcePlace(file: "films.csv", row: 2)
        records.add(.film("Gilda", 1946, on: nil), called: name, at: place, into: &contents)
        let preview = stage.preview(records.all)
        #expect(preview.counts == [.alreadyThere: 1])
        #expect(preview.batch.isEmpty)
        #expect(preview.questions.map(\.preset) == ["keep"])
    }

    @Test("A name that other programs give says nothing of the entry")
    func foreignName() {
        var stage = PlanStage()
        stage.journal[EntryID("1.ics")] = .film("Gilda", 1946)
        var records = OwnRecords()
        var contents = SourceContents()
        let place = SourcePlace(file: "films.csv", row: 2)
        records.add(.film("Playtime", 1967), called: "1.ics", at: place, into: &contents)
        #expect(stage.preview(records.all).counts == [.new: 1])
    }
}

extension ImportQuestion {
    func answered(_ option: Int) -> ImportChoices {
        ImportChoices(answers: [id: options[option].id])
    }
}
