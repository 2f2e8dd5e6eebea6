import Domain
import Foundation
import Signals
import TestSupport
import Testing

@testable import JournalStore

extension SharedIndexTests {
    @Test("Processes that index at the same time leave one index, of each file once")
    func together() async throws {
        let folder = try ScratchFolder.ofFilms(1_500)
        let parent = try ScratchFolder()
        let children = try (0..<3).map { _ in try Probe(["open", folder.path], cache: parent) }
        let open = try await OpenJournal(in: folder, cachePath: parent.index)
        for child in children {
            #expect(try child.output().split(separator: " ").first == "1500")
        }
        #expect(await open.all.count == 1_500)
        try await expectIndex(in: parent, whole: folder)
    }
}
