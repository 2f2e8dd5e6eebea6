import Domain
import Foundation
import TestSupport
import Testing

@testable import JournalFormat

/// What is too much is refused at one more than what is enough, and said by name.
struct LimitsTests {
    /// A film with a property of so many bytes, its end counted.
    private func film(_ property: String, bytes: Int) -> [UInt8] {
        let value = String(repeating: "x", count: bytes - property.utf8.count - 3)
        return Array(journal("SUMMARY:M", "\(property):\(value)").utf8)
    }

    @Test(
        "Text may be as long as an entry can be written with",
        arguments: [("DESCRIPTION", 256 << 10), ("LOCATION", 8 << 10)])
    func longText(property: String, most: Int) throws {
        _ = try EntryText.entry(of: film(property, bytes: most))
        #expect(throws: CalendarDefect.textTooLong(property: property)) {
            try EntryText.entry(of: film(property, bytes: most + 1))
        }
    }

    @Test("What is not ours may be of any length")
    func foreignText() throws {
        _ = try EntryText.entry(of: film("X-FOREIGN", bytes: 1 << 20))
    }

    @Test("Components may be nested sixteen deep, the calendar counted")
    func nesting() throws {
        func film(nested count: Int) -> [UInt8] {
            let names = (0..<count).map { "X-\($0)" }
            let lines = names.map { "BEGIN:\($0)" } + names.reversed().map { "END:\($0)" }
            return Array(journal("SUMMARY:M", lines.joined(separator: "\r\n")).utf8)
        }
        _ = try EntryText.entry(of: film(nested: 14))
        #expect(throws: CalendarDefect.tooDeep) { try EntryText.entry(of: film(nested: 15)) }
    }
}
