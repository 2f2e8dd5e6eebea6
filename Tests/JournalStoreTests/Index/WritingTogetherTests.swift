import Domain
import Foundation
import JournalFormat
import TestSupport
import Testing

@testable import JournalStore

/// Tests of several processes that add, change and delete entries of one journal at once.
@MainActor
struct WritingTogetherTests {
    @Test("Each index then shows exactly the folder's content, and so does a new one")
    func writing() async throws {
        let folder = try ScratchFolder.ofFilms(5)
        for number in 5..<8 {
            try folder.write(event("SUMMARY:A → B"), to: "\(number).ics")
        }
        // Two share an index, as two windows of one person do; the third has one of its own.
        let parents = try [ScratchFolder(), ScratchFolder()]
        let writers = try [parents[0], parents[0], parents[1]].map {
            try Probe(["edit", folder.path], cache: $0)
        }
        for writer in writers { try writer.waitUntilReady() }
        let added = try writers.flatMap { writer in
            try writer.output().split(whereSeparator: \.isWhitespace).map(String.init)
        }
        #expect(added.count == 3 * 40)
        #expect(try Set(folder.names) == Set(added + (0..<8).map { "\($0).ics" }))

        let written = try folder.names.map { name in
            EntrySummary(id: EntryID(name), entry: try EntryText.entry(of: folder.bytes(name)))
        }
        let titles = Set(written.map(\.content.title))
        #expect(titles.contains { $0.hasPrefix("Changed") && $0.contains("→") })
        #expect(titles.contains { $0.hasPrefix("Changed") && !$0.contains("→") })
        for parent in parents + [try ScratchFolder()] {
            let open = try await OpenJournal(in: folder, cachePath: parent.index)
            let listing = await open.all
            let rows = listing.summaries(in: 0..<listing.count)
            #expect(rows.sorted { $0.id.rawValue < $1.id.rawValue } == written)
            for row in rows {
                // A phrase ends where the departure does.
                let words = row.content.title.prefix { $0 != "→" }
                let found = await open.journal.listing(
                    matching: EntryQuery(search: "\"\(words)\""))
                #expect(found.position(of: row.id) != nil)
            }
        }
    }
}
