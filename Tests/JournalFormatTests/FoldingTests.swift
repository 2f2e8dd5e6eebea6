import Foundation
import TestSupport
import Testing

@testable import JournalFormat

struct FoldingTests {
    @Test("No line is longer than 75 octets, no character is parted, and unfolding gives it back")
    func roundTrip() throws {
        var random = SeededGenerator(seed: 3)
        for _ in 0..<500 {
            let text = "X:" + RandomEntries.text(upTo: 120, using: &random)
            let folded = Folding.folded(text, end: Array("\r\n".utf8))
            let lines = String(decoding: folded, as: UTF8.self)
                .split(separator: "\r\n", omittingEmptySubsequences: false)
            #expect(lines.dropLast().allSatisfy { $0.utf8.count <= 75 && !$0.contains("\u{FFFD}") })
            #expect(lines.dropFirst().dropLast().allSatisfy { $0.utf8.first == UInt8(ascii: " ") })
            #expect(lines.last == "")
            #expect(Folding.lines(of: folded) == [0..<folded.count])
            #expect(Folding.unfolded(folded[...]) == Array((text + "").utf8))
        }
    }

    @Test("A line of exactly 75 octets is not folded, one of 76 is")
    func limit() {
        let end = Array("\n".utf8)
        #expect(Folding.folded(String(repeating: "x", count: 75), end: end).count == 76)
        #expect(Folding.folded(String(repeating: "x", count: 76), end: end).count == 79)
    }
}
