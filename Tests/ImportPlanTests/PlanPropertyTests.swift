import Domain
import Foundation
import JournalFormat
import TestSupport
import Testing

@testable import Formats

@Suite("Whatever is imported into whatever journal")
struct PlanPropertyTests {
    /// Returns records of few titles, days and sources, so that many are alike.
    ///
    /// - Parameter sources: the sources, or `nil` for rows of one source with ids.
    static func records(
        from sources: [String]? = ["Letterboxd", "IMDb", ""], using random: inout SeededGenerator
    ) -> [ImportRecord] {
        let rows: [ImportRecord] = (0..<random.below(12)).map { _ in
            if random.below(4) == 0 {
                let places = ["Graz", "GRAZ", "Linz"]
                return .trip(
                    places[random.below(3)], "Wien", at: .vienna(20, 12 + random.below(2), 0),
                    key: sources != nil && random.below(3) == 0 ? "" : "u\(random.below(9))"
                ) { trip in
                    if random.below(2) == 0 { trip.service = "IC \(random.below(2))" }
                    if random.below(3) == 0 { trip.arrival = .vienna(20, 16, random.below(3)) }
                }
            }
            let titles = ["Gilda", "gilda", "Playtime", "Amélie"]
            let days = [nil, 1, 2]
            let years = [nil, 1945, 1946]
            if sources == nil || random.below(3) == 0 {
                return film(titles[random.below(4)], on: days[random.below(3)], using: &random)
            }
            return .film(
                titles[random.below(4)], years[random.below(3)], on: days[random.below(3)],
                key: sources != nil && random.below(4) == 0 ? "" : "k\(random.below(20))",
                source: sources.map { $0[random.below($0.count)] } ?? "Letterboxd",
                rating: random.below(2) == 0 ? nil : Double(1 + random.below(5))
            ) { film in
                if random.below(3) == 0 { film.notes = ["n", "m"][random.below(2)] }
                if random.below(3) == 0 { film.tags = [["a", "b"][random.below(2)]] }
                if random.below(4) == 0 { film.place = "Metro" }
            }
        }
        // A reader joins facts about a film to its viewings.
        let seen = Set(rows.filter { $0.subject == .viewing }.map(\.folded))
        return rows.filter { $0.subject != .film || !seen.contains($0.folded) }
    }

    /// Returns a row of a source that has ids of films and viewings, and may not say which film a
    /// viewing is of.
    private static func film(
        _ title: String, on day: Int?, using random: inout SeededGenerator
    ) -> ImportRecord {
        let film = "f" + title.lowercased()
        var row = ImportRecord.film(
            title, 1945, on: day, key: day == nil ? film : "v\(random.below(9))",
            rating: random.below(2) == 0 ? nil : Double(1 + random.below(5)))
        row.subject = day == nil ? .film : .viewing
        if day == nil || random.below(2) == 0 { row.filmKey = film }
        return row
    }

    static func stage(using random: inout SeededGenerator) -> PlanStage {
        var stage = PlanStage()
        for record in records(using: &random) { stage.add(record.entry) }
        stage.take(records(using: &random))
        return stage
    }

    @Test("Importing the same again adds and changes nothing", arguments: 0..<300)
    func again(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var stage = Self.stage(using: &random)
        let records = Self.records(from: nil, using: &random)
        stage.take(records)
        let again = stage.preview(records)
        #expect(again.batch.additions.isEmpty)
        #expect(again.batch.changes.isEmpty)
    }

    @Test("Nothing that was there is overwritten by rows of unknown names", arguments: 0..<300)
    func byHand(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var stage = PlanStage()
        for record in Self.records(using: &random) { stage.add(record.entry) }
        let before = stage.journal
        stage.take(Self.records(using: &random))
        for (id, old) in before {
            let new = try #require(stage.journal[id])
            for field in MergedField.all(of: old.kind) {
                guard let words = field.text(old) else { continue }
                #expect(field.text(new) == words, "\(field.name) of \(old)")
            }
            #expect(Set(old.tags).isSubset(of: new.tags))
        }
    }

    @Test("The order of the rows does not matter", arguments: 0..<300)
    func order(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let stage = Self.stage(using: &random)
        let records = Self.records(using: &random)
        var one = stage
        var other = stage
        let first = one.take(records)
        let second = other.take(records.shuffled(using: &random))
        #expect(first.counts == second.counts)
        #expect(one.entries == other.entries)
    }

    @Test("Every row is in one group", arguments: 0..<100)
    func complete(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let records = Self.records(using: &random)
        let preview = Self.stage(using: &random).preview(records)
        #expect(preview.groups.reduce(0) { $0 + $1.rows.count } == records.count)
    }
}

extension ImportRecord {
    fileprivate var folded: String { film.map { Folded.text($0.title) } ?? "" }
}
