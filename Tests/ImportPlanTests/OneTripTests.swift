import Domain
import Foundation
import TestSupport
import Testing

@testable import Formats

@Suite("Which trip a row of a railway's calendar is")
struct OneTripTests {
    private func typed(_ from: String, _ to: String, service: String = "") -> Entry {
        .trip(
            Trip(
                from: from, to: to, service: service, departure: .vienna(20, 14, 2), arrival: nil))
    }

    private func row(
        _ from: String, _ to: String, at departure: DateTime = .vienna(20, 14, 2),
        key: String = "u",
        service: String = ""
    ) -> ImportRecord {
        .trip(from, to, at: departure, key: key) {
            $0.service = service
            $0.seat = "61"
        }
    }

    @Test(
        "A trip that was typed with the town alone is not doubled",
        arguments: [
            ("Köln", "Wien", "Köln Hbf", "Wien Hbf"), ("Köln", "Wien Hbf", "Köln Hbf", "Wien"),
            ("Köln Hbf", "Wien", "Köln", "Wien Westbf"), ("Köln", "Home", "Köln Hbf", "home"),
        ])
    func shorter(_ from: String, _ to: String, _ rowFrom: String, _ rowTo: String) throws {
        var stage = PlanStage(typed(from, to))
        let rows = [row(rowFrom, rowTo)]
        let preview = stage.take(rows)
        #expect(preview.counts == [.changed: 1])
        #expect(preview.questions.isEmpty)
        let trip = try #require(stage.journal.values.first.flatMap(\.trip))
        #expect(trip.from == from && trip.to == to && trip.seat == "61")
        #expect(stage.preview(rows).batch.isEmpty)
    }

    @Test(
        "Stops that may be the same are asked about once for all",
        arguments: [
            ("Köln Hbf", "Wien Hbf", "Köln Messe/Deutz", "Wien Westbf"),
            ("Hintertupfing", "Wien", "Hintertupfing Bahnhof", "Wien"),
        ])
    func asked(_ from: String, _ to: String, _ rowFrom: String, _ rowTo: String) throws {
        var stage = PlanStage(typed(from, to))
        let rows = [row(rowFrom, rowTo)]
        let preview = stage.preview(rows)
        #expect(preview.counts == [.ambiguous: 1])
        #expect(preview.batch.isEmpty)
        let question = try #require(preview.questions.first)
        #expect(preview.questions.count == 1 && question.preset == nil)
        #expect(preview.groups.map(\.questions) == [[question.id]])
        #expect(stage.preview(rows, question.answered(1)).counts == [.new: 1])
        #expect(stage.preview(rows, question.answered(2)).counts == [.leftOut: 1])
        #expect(stage.take(rows, question.answered(0)).counts == [.changed: 1])
        #expect(stage.preview(rows).counts == [.alreadyThere: 1])
    }

    @Test("A trip at that time between other towns is another one")
    func otherTowns() {
        let stage = PlanStage(typed("Köln", "Wien"))
        #expect(stage.preview([row("Paris", "Wien Hbf")]).counts == [.new: 1])
        #expect(
            stage.preview([row("Köln Hbf", "Wien Hbf", at: .vienna(20, 14, 3))]).counts == [.new: 1]
        )
    }

    @Test("Two trips typed at that time are asked about")
    func severalTyped() {
        let stage = PlanStage(typed("Köln", "Wien"), typed("Köln", "Wien Hbf"))
        #expect(stage.preview([row("Köln Hbf", "Wien Hbf")]).counts == [.ambiguous: 1])
    }

    @Test("A service that is spaced otherwise is not a difference")
    func spacing() {
        var stage = PlanStage(typed("Köln", "Wien", service: "RE5"))
        let rows = [row("Köln", "Wien", service: "RE 5")]
        #expect(stage.take(rows).counts == [.changed: 1])
        let preview = stage.preview(rows)
        #expect(preview.counts == [.alreadyThere: 1])
        #expect(preview.groups.map(\.reason) == [nil])
        #expect(stage.journal.values.compactMap(\.trip).map(\.service) == ["RE5"])
        let later = [row("Köln", "Wien", service: "RE 7")]
        #expect(
            stage.preview(later).groups.flatMap(\.rows).flatMap(\.remarks)
                .contains(.kept([.service])))
    }
}

extension Entry {
    fileprivate var trip: Trip? { if case .trip(let trip) = self { trip } else { nil } }
}
