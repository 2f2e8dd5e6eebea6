import Domain
import Foundation
import JournalFormat
import TestSupport
import Testing
import Wording

@testable import Formats

extension BackupTests {
    @Test("Many members that would become far too large together are refused in little memory")
    func manyBombs() async throws {
        let zeros = [UInt8](repeating: 0, count: CalendarFile.largest)
        let names = (0..<40).map { "\($0).ics" }
        _ = try await export(
            FilesDouble(Dictionary(uniqueKeysWithValues: names.map { ($0, zeros) })))
        let sources = try SourceOpener.open([target])
        #expect(try #require(sources.first?.size) < 2 << 20)
        let growth = try await Memory.growth {
            await #expect(
                throws: ImportError.unreadable(file: "backup.zip", .tooLargeUnpacked)
            ) {
                try await BackupReader().read(sources, into: SourceReading())
            }
        }
        #expect(growth < 160 << 20, "\(growth >> 20) MB")
    }
}
