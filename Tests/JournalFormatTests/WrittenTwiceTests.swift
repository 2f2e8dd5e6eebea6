import Domain
import Foundation
import TestSupport
import Testing

@testable import JournalFormat

/// Tests of properties that occur more often than once.
struct WrittenTwiceTests {
    private func change(_ text: String, by change: (inout Film) -> Void) throws -> String {
        let moment = Date(timeIntervalSince1970: 1_795_000_000)
        let (bytes, _) = try EntryText.changing(Array(text.utf8), at: moment) { entry in
            guard case .film(var film) = entry else { return entry }
            change(&film)
            return .film(film)
        }
        return String(decoding: try #require(bytes), as: UTF8.self)
    }

    @Test(
        "The first one counts; once it is changed it is the only one, and others stay as they are")
    func once() throws {
        let text = journal(
            "SUMMARY:M", "LOCATION:One", "X-COUNTERFOIL-YEAR:1931", "LOCATION:Two",
            "X-COUNTERFOIL-YEAR:1932")
        #expect(try film(text) == Film(title: "M", year: 1931, place: "One"))
        let changed = try change(text) { $0.place = "Three" }
        #expect(try film(changed) == Film(title: "M", year: 1931, place: "Three"))
        let lines = changed.split(separator: "\r\n")
        #expect(lines.filter { $0.hasPrefix("LOCATION") } == ["LOCATION:Three"])
        #expect(lines.count { $0.hasPrefix("X-COUNTERFOIL-YEAR") } == 2)
    }

    @Test("A removed property is gone, however often it was there")
    func none() throws {
        let text = journal("SUMMARY:M", "LOCATION:Here", "LOCATION:There")
        let changed = try change(text) { $0.place = "" }
        #expect(!changed.contains("LOCATION"))
    }

    @Test("A list on several lines is one that is on the first as soon as it is changed")
    func lists() throws {
        let text = journal(
            "SUMMARY:M", "X-COUNTERFOIL-DIRECTORS:A", "LOCATION:Here", "X-COUNTERFOIL-DIRECTORS:B")
        let moved = try change(text) { $0.place = "There" }
        #expect(moved.split(separator: "\r\n").count { $0.hasPrefix("X-COUNTERFOIL-D") } == 2)
        let changed = try change(text) { $0.directors.append("C, D") }
        let lines = changed.split(separator: "\r\n").filter { $0.hasPrefix("X-COUNTERFOIL-D") }
        #expect(lines == ["X-COUNTERFOIL-DIRECTORS:A,B,C\\, D"])
        #expect(try film(changed).directors == ["A", "B", "C, D"])
        let emptied = try change(text) { $0.directors = [] }
        #expect(!emptied.contains("X-COUNTERFOIL-DIRECTORS"))
    }

    @Test("What imports left stands where it stood when there is more of it")
    func imports() throws {
        let first = ImportMark(source: "Letterboxd", key: "1", said: ["title": "0a"])
        let moment = Date(timeIntervalSince1970: 1_795_000_000)
        let bytes = try EntryText.new(
            .film(Film(title: "M", imports: [first])), uid: "1", at: moment
        ).bytes
        let text = String(decoding: bytes, as: UTF8.self).replacing(
            "END:VJOURNAL", with: "X-FOREIGN:1\r\nEND:VJOURNAL")
        let second = ImportMark(source: "IMDb", key: "2", said: ["title": "0b"])
        let changed = try change(text) { $0.imports.append(second) }
        #expect(try film(changed).imports == [first, second])
        let lines = changed.split(separator: "\r\n")
        let marks = lines.indices.filter { lines[$0].hasPrefix("X-COUNTERFOIL-IMPORT") }
        let foreign = try #require(lines.firstIndex { $0.hasPrefix("X-FOREIGN") })
        #expect(marks.count == 2 && marks.allSatisfy { $0 < foreign })
    }
}
