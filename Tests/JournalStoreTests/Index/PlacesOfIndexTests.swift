import Domain
import TestSupport
import Testing

@testable import JournalStore

/// Tests of when a journal looks up the ends of its trips.
@MainActor
struct PlacesOfIndexTests {
    private let folder: ScratchFolder
    private let cache: ScratchFolder

    init() throws {
        (folder, cache) = (try ScratchFolder(), try ScratchFolder())
        try folder.write(event("SUMMARY:Köln Hbf → Paris Nord"), to: "t.ics")
    }

    /// Opens the journal, and returns how often a place was looked up.
    private func lookUps(_ places: CountedPlaces) async throws -> Int {
        let open = try await OpenJournal(in: folder, cache: cache, places: places)
        let found = await open.journal.listing(matching: EntryQuery(search: "country:fr"))
        #expect(found.summaries(in: 0..<found.count).map(\.id.rawValue) == ["t.ics"])
        return places.lookUps
    }

    @Test("Nothing is looked up at a start with an index that is up to date")
    func upToDate() async throws {
        #expect(try await lookUps(CountedPlaces(version: "1")) > 0)
        #expect(try await lookUps(CountedPlaces(version: "1")) == 0)
    }

    @Test("With other places the index is made for these")
    func otherPlaces() async throws {
        #expect(try await lookUps(CountedPlaces(version: "1")) > 0)
        #expect(try await lookUps(CountedPlaces(version: "2")) > 0)
    }
}
