import Domain
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import JournalStore

extension NothingHalfWrittenTests {
    @Test("Killed at any moment, each file holds its old or its new content")
    func killed() async throws {
        let folder = try ScratchFolder()
        let first = try await OpenJournal(in: folder)
        for _ in 0..<3 { _ = try await first.journal.add(.film(.full)) }
        var random = SeededGenerator(seed: 1)
        var seen: Set<String> = []
        for _ in 0..<25 {
            let child = try Probe(["rewrite", folder.path])
            try child.waitUntilReady()
            usleep(.random(in: 0...40_000, using: &random))
            child.kill()
            // The names show the folder before the next start, and after it.
            #expect(try folder.names.filter { !$0.hasPrefix(".") }.count == 3)
            let open = try await OpenJournal(in: folder)
            #expect(open.journal.condition == JournalCondition(folder: .ready))
            #expect(try folder.names.count == 3)
            let ids = await open.all.summaries(in: 0..<9).map(\.id)
            #expect(ids.count == 3)
            for id in ids {
                guard case .film(let film) = await open.journal.entry(id) else {
                    throw WrongKind()
                }
                var expected = Film.full
                expected.notes = film.notes
                #expect(film == expected)
                #expect(film.notes == Film.full.notes || isWhole(film.notes))
                seen.insert(film.notes)
            }
        }
        // Were it killed before it ever wrote, nothing would have been shown.
        #expect(seen.count > 3)
    }

    private func isWhole(_ notes: String) -> Bool {
        notes.utf8.count >= 4_000 && notes.utf8.count % 1_000 == 0 && Set(notes).count == 1
    }
}
