import Domain
import Foundation
import TestSupport
import Testing

@testable import Formats
@testable import JournalStore

/// Tests that after a failure of any disk call an exported file is the old or the whole new one,
/// and that the error says which.
@MainActor
@Suite(.serialized)
struct EveryCallOfExportsFailsTests {
    private static let old = "The last backup"

    @Test(
        "After a failure of any call, an export is whole or an error, and replaces nothing then",
        arguments: [ExportFormat.backup, .json, .calendar, .filmsCSV], [false, true])
    func exporting(format: ExportFormat, goesOn: Bool) async throws {
        let folder = try ScratchFolder.ofFilms(3)
        try folder.write("Title\nLaura\n", to: "list.csv")
        let wanted = try await Outcome(
            of: format, from: folder, on: FailingDisk(from: .max, goesOn: false))
        try #require(!wanted.hasFailed && wanted.size > 0)
        var points = 0
        while true {
            let disk = FailingDisk(from: points + 1, goesOn: goesOn)
            let outcome = try await Outcome(of: format, from: folder, on: disk)
            guard disk.hasFailed else { break }
            points += 1
            let place: Comment = "\(format), call \(points), goes on: \(goesOn)"
            if outcome.hasFailed {
                #expect(outcome.isOld, place)
            } else {
                #expect(outcome.size == wanted.size && !outcome.isOld, place)
            }
            if !goesOn { #expect(outcome.names == ["x"], place) }
        }
        print("\(format), \(goesOn ? "and all calls after it" : "one call"): \(points) points")
        #expect(points >= 20)
    }

    /// The target of an export afterwards.
    @MainActor
    private struct Outcome {
        private(set) var hasFailed = false
        let isOld: Bool
        /// The size in bytes, since the content of a backup depends on the times of its files.
        let size: Int
        /// The names of all files beside it, and its own.
        let names: [String]

        init(of format: ExportFormat, from folder: ScratchFolder, on disk: FailingDisk) async throws
        {
            let target = try ScratchFolder()
            try target.write(EveryCallOfExportsFailsTests.old, to: "x")
            let open = try await OpenJournal(in: folder, disk: disk.disk)
            disk.arm()
            do throws(ExportError) {
                _ = try await Exporter(
                    journal: open.journal, searches: open.journal, lists: open.journal,
                    on: disk.disk
                ).export(.everything, as: format, to: target.url.appending(path: "x")) { _ in }
            } catch {
                hasFailed = true
            }
            let bytes = try target.bytes("x")
            isOld = Array(bytes) == Array(EveryCallOfExportsFailsTests.old.utf8)
            size = bytes.count
            names = try target.names
        }
    }
}
