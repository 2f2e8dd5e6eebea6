import Domain
import TestSupport
import Testing

@testable import JournalStore

/// Tests of the behaviour that all journals share when a batch is written.
@MainActor
struct BatchContractTests {
    private let film = Entry.film(Film(title: "Aida"))

    private func write(_ batch: EntryBatch, in stage: JournalUnderTest) async throws -> WrittenBatch
    {
        try await stage.journal.write(batch) { _ in }
    }

    @Test("A batch is one change, and can be taken back once", arguments: JournalKind.allCases)
    func batch(kind: JournalKind) async throws {
        let stage = try await JournalUnderTest(kind)
        #expect(try await stage.journal.lastBatch() == nil)
        let id = try await stage.journal.add(film)
        _ = stage.news()
        let batch = EntryBatch(
            title: "diary.csv",
            additions: [.entry(.film(Film(title: "B"))), .entry(.film(Film(title: "C")))],
            changes: [.init(id) { $0.tagged("seen") }, .init(id) { $0.tagged("twice") }])
        let written = try await write(batch, in: stage)
        #expect(written.title == "diary.csv" && written.added == 2 && written.changed == 1)
        #expect(try await stage.journal.lastBatch() == written)
        #expect(try await stage.journal.undoablePart(of: written) == written)
        #expect(await stage.names() == ["Aida", "B", "C"])
        #expect(await stage.journal.entry(id) == film.tagged("seen").tagged("twice"))
        let news = stage.news()
        #expect(news.count == 1)
        #expect(news.first?.added.count == 2 && news.first?.changed == [id])

        let takenBack = try await stage.journal.takeBack(written)
        #expect(takenBack == TakenBack(removed: 2, restored: 1, kept: []))
        #expect(await stage.journal.entry(id) == film)
        #expect(try await stage.journal.lastBatch() == nil)
        #expect(stage.news().map(\.changed) == [[id]])
        await #expect(throws: JournalError.takenBack) {
            _ = try await stage.journal.takeBack(written)
        }
        await #expect(throws: JournalError.takenBack) {
            _ = try await stage.journal.contents(of: written)
        }
    }

    @Test("What was changed since a batch was written is kept", arguments: JournalKind.allCases)
    func kept(kind: JournalKind) async throws {
        let stage = try await JournalUnderTest(kind)
        let batch = EntryBatch(additions: [.entry(film), .entry(.film(Film(title: "B")))])
        let written = try await write(batch, in: stage)
        let listing = await stage.journal.listing(matching: EntryQuery(search: "aida"))
        let id = try #require(listing.summaries(in: 0..<1).first).id
        try await stage.journal.change(id) { $0.tagged("seen") }
        let part = try await stage.journal.undoablePart(of: written)
        #expect(part.id == written.id && part.added == 1 && part.changed == 0)
        let takenBack = try await stage.journal.takeBack(written)
        #expect(takenBack == TakenBack(removed: 1, restored: 0, kept: [id]))
        #expect(await stage.names() == ["Aida"])
    }

    @Test(
        "What was taken back can be written again under its names", arguments: JournalKind.allCases)
    func again(kind: JournalKind) async throws {
        let stage = try await JournalUnderTest(kind)
        let written = try await write(EntryBatch(additions: [.entry(film)]), in: stage)
        let id = try #require(
            await stage.journal.listing(matching: EntryQuery()).summaries(in: 0..<1).first?.id)
        let contents = try await stage.journal.contents(of: written)
        _ = try await stage.journal.takeBack(written)
        #expect(await stage.names() == [])
        _ = try await write(contents, in: stage)
        #expect(await stage.journal.entry(id) == film)
    }

    @Test("Where one entry is gone none of a batch is written", arguments: JournalKind.allCases)
    func gone(kind: JournalKind) async throws {
        let stage = try await JournalUnderTest(kind)
        let id = EntryID("none.ics")
        let batch = EntryBatch(additions: [.entry(film)], changes: [.init(id) { $0 }])
        await #expect(throws: JournalError.entryGone(id)) { _ = try await write(batch, in: stage) }
        #expect(await stage.names() == [])
        #expect(try await stage.journal.lastBatch() == nil)
        #expect(stage.news() == [])
    }
}
