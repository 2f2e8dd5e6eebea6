import Domain
import FormatsTestSupport
import Foundation
import JournalFormat
import TestSupport
import Testing

@testable import Formats

@Suite("From files to a preview")
struct FromFilesTests {
    @Test("Two exports that are chosen together have each viewing once")
    func twoExports() async throws {
        let one = try [SourceFile].fixtures("letterboxd/export")
        let both = one + one.map { SourceFile.holding($0.head, named: "again/" + $0.name) }
        let alone = PlanStage().preview(try await contents(one, by: LetterboxdReader()))
        let together = PlanStage().preview(try await contents(both, by: LetterboxdReader()))
        #expect(alone.counts[.new] == together.counts[.new])
    }

    @Test("An event that was taken as a trip is updated without another question")
    func takenBefore() async throws {
        func file(_ hour: Int) -> SourceFile {
            let event = "BEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Vienna to Graz\r\nDTSTART:20260501T"
            return SourceFile.holding(
                calendar(event + "\(hour)0000\r\nEND:VEVENT"), named: "a.ics")
        }
        var stage = PlanStage()
        let undecided = try await contents(
            [file(10)], by: CalendarReader(gazetteer: PlacesDouble()))
        #expect(stage.preview(undecided).counts == [.leftOut: 1])
        let taken = try await contents(
            [file(10)], by: CalendarReader(gazetteer: PlacesDouble()), ["calendar.event.1": "take"]
        )
        stage.write(stage.preview(taken).batch)
        #expect(stage.preview(undecided).counts == [.alreadyThere: 1])
        let later = try await contents([file(11)], by: CalendarReader(gazetteer: PlacesDouble()))
        #expect(stage.preview(later).counts == [.changed: 1])
    }

    @Test(
        "Into an empty journal, all that was exported comes back", arguments: 0..<5 as Range<UInt64>
    )
    func emptyJournal(seed: UInt64) async throws {
        let entries = AssortedEntries.all(seed: seed)
        let json = try written(entries, by: OwnJSONWriter())
        let films = try written(entries, by: OwnTableWriter<Film>())
        let trips = try written(entries, by: OwnTableWriter<Trip>())
        let tables = [
            SourceFile.holding(films, named: "films.csv"), .holding(trips, named: "trips.csv"),
        ]
        for (found, isHeld) in [
            (
                try await contents(
                    [.holding(json, named: "journal.json")], by: OwnJSONReader()),
                { (_: Entry) in true }
            ),
            (try await contents(tables, by: OwnTableReader()), { $0.kind.isLived }),
        ] {
            let plan = ImportPlanner(
                contents: found, found: FoundEntries(), choices: ImportChoices())
            let preview = plan.preview(title: "journal", bands: .usual)
            var missing = Dictionary(
                entries.filter(isHeld).map { ($0.asInNewFile, 1) }, uniquingKeysWith: +)
            for case .entry(let entry) in preview.batch.additions {
                missing[entry, default: 0] -= 1
            }
            #expect(missing.values.allSatisfy { $0 == 0 })
            #expect(preview.batch.changes.isEmpty)
            #expect(preview.questions.isEmpty)
        }
    }
}
