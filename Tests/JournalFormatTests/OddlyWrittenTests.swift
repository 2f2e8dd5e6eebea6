import Domain
import Foundation
import JournalFormat
import TestSupport
import Testing

/// Tests of forms that few other programs write.
struct OddlyWrittenTests {
    @Test("A byte order mark before the calendar means nothing, and stays")
    func byteOrderMark() throws {
        let text = "\u{FEFF}" + journal("SUMMARY:M")
        #expect(try film(text) == Film(title: "M"))
        let moment = Date(timeIntervalSince1970: 1_795_000_000)
        let (bytes, _) = try EntryText.changing(Array(text.utf8), at: moment) { _ in
            .film(Film(title: "N"))
        }
        let changed = try #require(bytes)
        #expect(changed.starts(with: [0xEF, 0xBB, 0xBF]))
        #expect(try EntryText.entry(of: changed) == .film(Film(title: "N")))
    }

    @Test(
        "A comma parts the values of a list unless it is escaped itself",
        arguments: [
            (#"a,b"#, ["a", "b"]), (#"a\,b"#, ["a,b"]), (#"a\\,b"#, [#"a\"#, "b"]),
            (#"a\\\,b"#, [#"a\,b"#]), (#"a\\\\,b,"#, [#"a\\"#, "b", ""]), ("", [""]),
        ])
    func lists(raw: String, parts: [String]) {
        #expect(Values.texts(raw) == parts)
    }
}
