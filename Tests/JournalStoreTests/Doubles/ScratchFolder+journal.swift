import Domain
import Foundation
import TestSupport
import Testing

@testable import JournalStore

extension ScratchFolder {
    /// Makes a journal of small films, of which the first is "0.ics".
    static func ofFilms(_ count: Int) throws -> ScratchFolder {
        let folder = try ScratchFolder()
        for number in 0..<count {
            try folder.write(journal("SUMMARY:Film \(number)"), to: "\(number).ics")
        }
        return folder
    }

    /// The path of the index if a probe uses this folder as its cache.
    var index: String { path + "counterfoil" }
}

/// Expects a start with the index in `parent` to show exactly the content of a folder of films.
@MainActor
func expectIndex(in parent: ScratchFolder, whole folder: ScratchFolder) async throws {
    let open = try await OpenJournal(in: folder, cachePath: parent.index)
    let listing = await open.all
    let rows = listing.summaries(in: 0..<listing.count)
    let names = try folder.names
    #expect(rows.map(\.id.rawValue).sorted() == names)
    #expect(listing.sections == [ListSection(.unknown(.date), count: names.count)])
    for row in rows {
        let text = try folder.text(row.id.rawValue)
        #expect(text.contains("SUMMARY:\(row.content.title)\r\n"))
        // The words are those of the title, once each.
        let found = await open.journal.listing(
            matching: EntryQuery(search: "\"\(row.content.title)\""))
        #expect(found.position(of: row.id) != nil)
    }
    #expect(await open.journal.listing(matching: EntryQuery(search: "film")).count == names.count)
}
