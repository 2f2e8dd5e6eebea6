import Domain
import FormatsTestSupport
import Foundation
import TestSupport
import Testing

@testable import Formats

@Suite("An import of a service’s JSON or XML that is repeated")
struct ServicesAgainTests {
    private func take(
        _ folder: String, by reader: any SourceReader, into stage: inout PlanStage
    ) async throws -> ImportPreview {
        let found = try await contents(.fixtures(folder), by: reader)
        let preview = stage.preview(found)
        stage.write(preview.batch)
        return preview
    }

    @Test(
        "A second import of the same file writes nothing",
        arguments: [
            ("trakt-watched", ImportFormat.trakt, 3), ("simkl", .simkl, 6),
            ("watcharr", .watcharr, 6), ("ticketbooth", .ticketbooth, 3), ("kodi", .kodi, 3),
            ("traewelling", .traewelling, 4), ("travelynx", .travelynx, 3),
            ("airtrail", .airtrail, 2),
        ] as [(String, ImportFormat, Int)])
    func again(folder: String, format: ImportFormat, count: Int) async throws {
        let readers = format.readers(zone: .gmt, gazetteer: PlacesDouble())
        let reader = try #require(readers.first)
        var stage = PlanStage()
        #expect(try await take(folder, by: reader, into: &stage).counts[.new] == count)
        let again = try await take(folder, by: reader, into: &stage)
        #expect(again.batch.isEmpty)
        #expect(again.counts[.alreadyThere] == count)
    }

    @Test("A trip from two services is one, by its moment, its stops and its service")
    func sameTrip() async throws {
        var stage = PlanStage()
        _ = try await take(
            "traewelling", by: TraewellingReader(gazetteer: PlacesDouble()), into: &stage)
        let later = try await take(
            "travelynx", by: TravelynxReader(gazetteer: PlacesDouble()), into: &stage)
        #expect(later.counts[.new] == 2)
        #expect(later.counts[.changed] == 1)
        let names = stage.journal.values.filter { $0.imports.count == 2 }.map(\.nameInList)
        #expect(names == ["Köln Hbf → Wien Hbf"])
    }

    @Test("Trakt’s history gives a film that was last seen that day its viewings")
    func history() async throws {
        let reader = TraktReader(zone: .gmt)
        var stage = PlanStage()
        _ = try await take("trakt-watched", by: reader, into: &stage)
        _ = try await take("trakt", by: reader, into: &stage)
        let days = stage.films.filter { $0.title == "Brief Encounter" }.map(\.watched?.isoText)
        #expect(days == ["2024-01-05"])
    }

    @Test("A film that Simkl wanted and has seen since is asked about, and is one")
    func seenSince() async throws {
        func backup(_ status: String, _ day: String) -> SourceFile {
            .holding(
                """
                {"movies":[{"status":"\(status)","last_watched_at":\(day),"movie":{"title":"Ran",\
                "year":1985,"ids":{"simkl":1}}}]}
                """, named: "SimklBackup.json")
        }
        let reader = SimklReader(zone: .gmt)
        var stage = PlanStage()
        for (file, isWanted) in [
            (backup("plantowatch", "null"), true),
            (backup("completed", "\"2024-02-03T20:00:00Z\""), false),
        ] {
            let preview = stage.preview(try await contents([file], by: reader))
            stage.write(preview.batch)
            #expect(stage.films.map(\.isWanted) == [isWanted])
        }
        #expect(stage.films.first?.watched?.isoText == "2024-02-03")
    }
}
