import Domain
import TestSupport
import Testing

@testable import Formats

@Suite("Films on the watchlist, and viewings of them")
struct SeenSinceTests {
    private static let question = "wanted Letterboxd"
    private let ran = Entry.film("Ran", 1985, on: nil) { $0.isWanted = true }

    private func viewing(on day: Int? = 19, key: String = "uri") -> ImportRecord {
        .film("Ran", 1985, on: day, key: key) { $0.place = "Odeon" }
    }

    private func wish(_ key: String = "watchlist:film") -> ImportRecord {
        var record = ImportRecord.film("Ran", 1985, on: nil, key: key) { $0.isWanted = true }
        record.subject = .film
        return record
    }

    private func day(_ day: Int) -> CalendarDay? { CalendarDay(year: 2026, month: 11, day: day) }

    @Test("A new viewing is of the wanted film, unless the person says otherwise")
    func seen() throws {
        var stage = PlanStage(ran)
        let preview = stage.take([viewing()])
        let question = try #require(preview.questions.first)
        #expect(question.id == Self.question && question.rows.count == 1)
        #expect(question.preset == "seen")
        #expect(preview.batch.additions.isEmpty && preview.batch.changes.count == 1)
        let film = try #require(stage.films.first)
        #expect(!film.isWanted && film.watched == day(19) && film.place == "Odeon")
        #expect(stage.preview([viewing()]).batch.isEmpty)
        #expect(stage.preview([viewing()]).questions.isEmpty)
    }

    @Test("Where it is still wanted both stay, and it is not asked again")
    func stillWanted() {
        var stage = PlanStage(ran)
        stage.take([viewing()], ImportChoices(answers: [Self.question: "wanted"]))
        #expect(stage.films.map(\.isWanted) == [true, false])
        #expect(stage.preview([viewing()]).batch.isEmpty)
    }

    @Test("Of several viewings it is the last, and the others are added")
    func several() {
        var stage = PlanStage(ran)
        let preview = stage.take([
            viewing(on: 3, key: "a"), viewing(on: nil, key: "b"), viewing(on: 18, key: "c"),
        ])
        #expect(preview.counts == [.changed: 1, .new: 2])
        #expect(stage.films.first?.watched == day(18))
        #expect(stage.films.allSatisfy { !$0.isWanted })
    }

    @Test("Notes of the wish give way to those of the viewing")
    func notes() {
        var stage = PlanStage(
            .film("Ran", 1985, on: nil) { ($0.isWanted, $0.notes) = (true, "a tip") })
        var record = viewing()
        record.changeFilm { $0.notes = "Seen at last" }
        stage.take([record])
        #expect(stage.films.map(\.notes) == ["Seen at last"])
    }

    @Test("Another year, two wishes, or a wish that the same import repeats are left alone")
    func others() {
        let another = Entry.film("Ran", nil, on: nil) { $0.isWanted = true }
        for (entries, records) in [
            ([another], [viewing()]), ([ran, ran], [viewing()]), ([ran], [viewing(), wish()]),
        ] {
            var stage = PlanStage()
            entries.forEach { stage.add($0) }
            let preview = stage.preview(records)
            #expect(preview.questions.isEmpty)
            #expect(preview.batch.additions.count == 1)
        }
    }

    @Test("A watchlist that comes again makes nothing wanted that was seen since")
    func watchlistAgain() {
        var stage = PlanStage()
        stage.take([wish()])
        stage.take([viewing()])
        #expect(stage.films.map(\.isWanted) == [false])
        #expect(stage.preview([wish()]).batch.isEmpty)
        #expect(stage.preview([wish(), viewing()]).batch.isEmpty)
    }

    @Test(
        "A film of a watchlist that was marked as seen is the viewing that its source tells of",
        arguments: ["uri", "Ran|1985|2026-11-19|1"], [ImportRecord.Subject.viewing, .entry])
    func markedAsSeen(key: String, subject: ImportRecord.Subject) throws {
        var stage = PlanStage()
        stage.take([wish()])
        let id = try #require(stage.journal.keys.first)
        guard case .film(let film)? = stage.journal[id] else { return #expect(Bool(false)) }
        stage.journal[id] = .film(film.watched(on: day(19)))
        var record = viewing(key: key)
        record.subject = subject
        stage.take([record])
        #expect(stage.films.map(\.watched) == [day(19)])
        // Seen twice on a day: the name of the one is not the name of the other.
        record = viewing(key: key + "2")
        record.subject = subject
        stage.take([record])
        #expect(stage.films.count == 2)
    }
}
