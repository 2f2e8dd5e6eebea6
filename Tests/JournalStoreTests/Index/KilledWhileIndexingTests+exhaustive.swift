import Domain
import Foundation
import TestSupport
import Testing

@testable import JournalStore

/// Tests of the index after processes that were killed at any moment.
///
/// Serialized, because its processes are killed after a time that others would use up.
@MainActor
@Suite(.serialized)
struct KilledWhileIndexingTests {
    private static let fewFiles = 100
    /// Three times the number of files in the first transaction.
    private static let manyFiles = 6_000

    @Test("Killed at any moment while indexing, the next start shows exactly the folder")
    func killed() async throws {
        let folder = try ScratchFolder.ofFilms(Self.fewFiles)
        let parent = try ScratchFolder()
        var random = SeededGenerator(seed: 7)
        var stages: Set<Int> = []
        for round in 0..<50 {
            if round % 10 == 0 { try? parent.remove("counterfoil") }
            for _ in 0..<20 {
                let number = Int.random(in: 0..<Self.fewFiles, using: &random)
                try folder.write(journal("SUMMARY:Film \(number) of \(round)"), to: "\(number).ics")
            }
            if round % 5 == 0 { try? folder.remove("\(round).ics") }
            let child = try Probe(["index", folder.path], cache: parent)
            try child.waitUntilReady()
            usleep(.random(in: 0...60_000, using: &random))
            child.kill()
            stages.insert(try FileManager.default.subpathsOfDirectory(atPath: parent.path).count)
            // A copy is looked at, so that what one kill leaves is what the next one meets.
            try await expectIndex(in: try copy(of: parent), whole: folder)
        }
        try await expectIndex(in: parent, whole: folder)
        // Were it always killed before it began, nothing would have been shown.
        #expect(stages.contains { $0 > 1 })
    }

    @Test("After a kill between two steps of a first start, the next one reads the rest")
    func betweenTransactions() async throws {
        let folder = try ScratchFolder.ofFilms(Self.manyFiles)
        var random = SeededGenerator(seed: 8)
        var left: Set<Int> = []
        for round in 0..<8 {
            let parent = try ScratchFolder()
            let child = try Probe(["steps", folder.path], cache: parent)
            // The first step is in the index by then, and the second one is being prepared.
            try child.waitUntilReady()
            // However fast it is, at once is before it is done.
            usleep(.random(in: 0...(round == 0 ? 0 : 200_000), using: &random))
            child.kill()
            let open = try await OpenJournal(in: folder, cachePath: parent.index, isOpened: false)
            await open.journal.start()
            left.insert(await open.all.count)
            await open.journal.open()
            try await expectAll(in: open)
        }
        // Were it always killed when it was done, nothing would have been shown.
        #expect(left.contains { 0 < $0 && $0 < Self.manyFiles })
    }

    private func expectAll(in open: OpenJournal) async throws {
        let listing = await open.all
        let rows = listing.summaries(in: 0..<Self.manyFiles + 1)
        #expect(Set(rows.map(\.id.rawValue)) == Set((0..<Self.manyFiles).map { "\($0).ics" }))
        #expect(rows.allSatisfy { "Film \($0.id.rawValue)" == $0.content.title + ".ics" })
        let found = await open.journal.listing(matching: EntryQuery(search: "film"))
        #expect(listing.count == Self.manyFiles && found.count == Self.manyFiles)
    }

    private func copy(of cache: ScratchFolder) throws -> ScratchFolder {
        let copy = try ScratchFolder()
        for name in try FileManager.default.contentsOfDirectory(atPath: cache.path) {
            try FileManager.default.copyItem(
                at: cache.url.appending(path: name), to: copy.url.appending(path: name))
        }
        return copy
    }
}
