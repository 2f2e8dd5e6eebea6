import Domain
import Foundation
import TestSupport
import Testing

@testable import Formats

@Suite("A diary whose days were told in another time zone")
struct ShiftedViewingsTests {
    private let titles = ["Gilda", "Laura", "Ossessione", "Brief Encounter", "Playtime"]

    /// Returns a journal that Trakt's history was imported into, with a film on every second day.
    private func stage() -> PlanStage {
        var stage = PlanStage()
        stage.take(
            titles.enumerated().map { place, title in
                .film(title, on: 3 + 2 * place, key: "\(place)", source: "Trakt")
            })
        return stage
    }

    private func diary(_ days: Int) -> [ImportRecord] {
        titles.enumerated().map { place, title in
            .film(title, on: 3 + 2 * place + days, key: "l\(place)", rating: 4)
        }
    }

    @Test(
        "Films a day apart are asked about once, and are the same unless told otherwise",
        arguments: [-1, 1])
    func asked(days: Int) throws {
        var stage = stage()
        let preview = stage.preview(diary(days))
        #expect(preview.counts == [.changed: 5])
        let question = try #require(preview.questions.first)
        #expect(preview.questions.count == 1)
        #expect(question.rows.count == 5 && question.preset == question.options[0].id)
        #expect(stage.preview(diary(days), question.answered(1)).counts == [.new: 5])
        stage.write(preview.batch)
        #expect(stage.films.count == 5)
        #expect(stage.films.map(\.watched?.day) == [3, 5, 7, 9, 11])
        #expect(stage.films.allSatisfy { $0.rating?.value == "4/5" })
        let again = stage.preview(diary(days))
        #expect(again.counts == [.alreadyThere: 5])
        #expect(again.questions.isEmpty && again.batch.isEmpty)
    }

    @Test("Films that are there on their day are that viewing, and only the others are asked about")
    func partly() throws {
        let stage = stage()
        let rows = diary(0).prefix(3) + diary(1).suffix(2)
        let preview = stage.preview(Array(rows))
        #expect(preview.counts == [.changed: 5])
        #expect(
            preview.questions.first?.rows.map(\.title) == [
                "Brief Encounter (1945)", "Playtime (1945)",
            ])
    }

    @Test("Two days apart, or in both directions, films are other viewings")
    func apart() {
        let stage = stage()
        #expect(stage.preview(diary(2)).counts == [.new: 5])
        let rows = [diary(1)[0], diary(-1)[1], .film("Ran", 1985, on: 3, key: "r")]
        #expect(stage.preview(rows).counts == [.new: 3])
    }

    @Test("Many films a day apart are asked about, though more are new")
    func many() {
        var stage = PlanStage()
        func rows(_ count: Int, _ days: Int, _ source: String) -> [ImportRecord] {
            (0..<count).map { .film("Film \($0)", on: 3 + days, key: "\($0)", source: source) }
        }
        stage.take(rows(10, 0, "Trakt"))
        #expect(stage.preview(rows(40, 1, "Letterboxd")).counts == [.changed: 10, .new: 30])
    }

    @Test("A source that saw a film on two days has two viewings")
    func ofOneSource() {
        let stage = stage()
        let next = ImportRecord.film("Playtime", on: 12, key: "next", source: "Trakt")
        #expect(stage.preview([next]).counts == [.new: 1])
    }

    @Test("Two sources of one import are compared, too")
    func together() {
        let trakt = titles.enumerated().map { place, title in
            ImportRecord.film(title, on: 4 + 2 * place, key: "t\(place)", source: "Trakt")
        }
        let preview = PlanStage().preview(diary(0) + trakt)
        #expect(preview.batch.additions.count == 5)
        #expect(preview.questions.count == 1)
    }
}
