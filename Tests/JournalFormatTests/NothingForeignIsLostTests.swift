import Domain
import Foundation
import TestSupport
import Testing

@testable import JournalFormat

/// Tests of promise 1: nothing of other programs is lost.
struct NothingForeignIsLostTests {
    /// Returns the lines without those that an edit may touch.
    private func lines(_ text: String, without names: Set<String>) -> [String] {
        let bytes = Array(text.utf8)
        return Folding.lines(of: bytes).filter { line in
            let unfolded = Folding.unfolded(bytes[line])
            let name = ContentLine(unfolded: unfolded)?.name
            return name.map { !names.contains($0) } ?? true
        }.map { String(decoding: bytes[$0], as: UTF8.self) }
    }

    private func edit(_ text: String, by change: (Entry) -> Entry) throws -> String {
        let moment = Date(timeIntervalSince1970: 1_795_000_000)
        let (bytes, _) = try EntryText.changing(Array(text.utf8), at: moment, by: change)
        return String(decoding: try #require(bytes), as: UTF8.self)
    }

    private let stamps: Set = ["DTSTAMP", "LAST-MODIFIED", "SEQUENCE"]

    @Test("A change of feedback adds one line and touches nothing but the version's stamps")
    func oneLine() throws {
        let before = journal(
            "X-COUNTERFOIL-FEEDBACK;X-FOO=\"a;b\":GOOD", "SUMMARY;LANGUAGE=de:M (1931)",
            "X-LIC-ERROR;X-LIC-ERRORTYPE=VALUE-PARSE-ERROR:No value", "X-EMPTY:",
            "DESCRIPTION:One\\N Two\\; th", " ree", "UNKNOWN;A=\"^'b\",c:x,y;z",
            "no property at all",
            "DTSTAMP:20200101T000000Z", "X-UNESCAPED:a, b; c", "BEGIN:VALARM",
            "TRIGGER;VALUE=DURATION:-PT5M", "SUMMARY:Not the film’s", "END:VALARM")
        let after = try edit(before) { entry in
            guard case .film(var film) = entry else { return entry }
            film.feedbackGiven.append(GivenFeedback(.bad, at: nil))
            return .film(film)
        }
        let expected = before.replacing(
            ":GOOD\r\n", with: ":GOOD\r\nX-COUNTERFOIL-FEEDBACK:BAD\r\n"
        ).replacing("20200101T000000Z", with: "20261118T110640Z").replacing(
            "BEGIN:VALARM",
            with: "CREATED:20200101T000000Z\r\nLAST-MODIFIED:20261118T110640Z\r\nBEGIN:VALARM")
        #expect(after == expected)
    }

    @Test(
        "When it was first written stays known where only DTSTAMP says so",
        arguments: [
            (["DTSTAMP:20200101T000000Z"], ["CREATED:20200101T000000Z"]),
            (["DTSTAMP:20200101"], ["CREATED:20200101T000000Z"]),
            (["CREATED;X-A=b:20190101T000000"], ["CREATED;X-A=b:20190101T000000"]),
            (["CREATED:once", "DTSTAMP:20200101T000000Z"], ["CREATED:once"]),
            (["DTSTAMP:once"], []), ([], []),
        ])
    func created(stamps: [String], expected: [String]) throws {
        var text = journal(
            "SUMMARY:M", "DTSTART;VALUE=DATE:20261119", stamps.joined(separator: "\r\n"))
        text = text.replacing("\r\n\r\n", with: "\r\n")
        for tag in ["a", "b"] {
            text = try edit(text) { entry in
                guard case .film(var film) = entry else { return entry }
                film.tags = [tag]
                return .film(film)
            }
            let lines = text.components(separatedBy: "\r\n").filter { $0.hasPrefix("CREATED") }
            let isFirst = tag == "a"
            #expect(lines == expected || (!isFirst && expected.isEmpty), "\(tag)")
        }
    }

    @Test("A feedback that only a newer version knows stays when others go")
    func unknownFeedback() throws {
        let before = journal(
            "SUMMARY:M", "X-COUNTERFOIL-FEEDBACK:SUBLIME", "X-COUNTERFOIL-FEEDBACK:GOOD")
        let after = try edit(before) { entry in
            guard case .film(var film) = entry else { return entry }
            film.feedbackGiven = []
            return .film(film)
        }
        #expect(after.contains("X-COUNTERFOIL-FEEDBACK:SUBLIME\r\n"))
        #expect(!after.contains(":GOOD"))
    }

    @Test("A change that changes nothing writes nothing")
    func nothing() throws {
        let text = Array(journal("SUMMARY:M (1931)", "LOCATION:").utf8)
        #expect(try EntryText.changing(text, at: Date()) { $0 }.bytes == nil)
    }

    @Test("Parameters of a line stay when its value is replaced; those of its type go")
    func parameters() throws {
        let before = event(
            "SUMMARY;LANGUAGE=de;X-P=\"q:r\":A → B",
            start: "DTSTART;X-MINE=1;TZID=Europe/Berlin:20261120T140200")
        let after = try edit(before) { entry in
            guard case .trip(var trip) = entry else { return entry }
            trip.to = "C"
            trip.departure = .at(2026, 11, 20, 13, 2, .utc)
            return .trip(trip)
        }
        #expect(after.contains("SUMMARY;LANGUAGE=de;X-P=\"q:r\":A → C\r\n"))
        #expect(after.contains("DTSTART;X-MINE=1:20261120T130200Z\r\n"))
        #expect(after.contains("SEQUENCE:1\r\n"))
    }

    @Test("A file that ends its lines with line feeds goes on to do so")
    func lineFeeds() throws {
        let before = journal("SUMMARY:M").replacing("\r\n", with: "\n")
        let after = try edit(before) { _ in .film(.full) }
        #expect(!after.contains("\r"))
        #expect(try film(after) == .full)
    }

    @Test("Categories stay on their lines; tags come and go among them")
    func categories() throws {
        let before = journal(
            "SUMMARY:M", "CATEGORIES;LANGUAGE=de:a,b\\,c", "CATEGORIES:d,film"
        ).replacing(
            "CATEGORIES:Film\r\n", with: "")
        let after = try edit(before) { entry in
            guard case .film(var film) = entry else { return entry }
            film.tags = ["b,c", "d", "e;f"]
            return .film(film)
        }
        #expect(after.contains("CATEGORIES;LANGUAGE=de:b\\,c\r\nCATEGORIES:d,film,e\\;f\r\n"))
    }

    @Test("Files with random foreign content keep it through random edits", arguments: 0..<200)
    func randomFiles(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let isFilm = Bool.random(using: &random)
        var text = RandomCalendar.text(isFilm: isFilm, using: &random)
        for _ in 0..<4 {
            let old = try Item.entry(from: Array(text.utf8))
            let new = RandomEntries.changed(old, using: &random)
            let (bytes, entry) = try EntryText.changing(
                Array(text.utf8), at: Date(timeIntervalSince1970: 1_795_000_000)
            ) { _ in new }
            #expect(entry == new)
            guard let bytes else {
                #expect(old == new)
                continue
            }
            let after = String(decoding: bytes, as: UTF8.self)
            let touched = Set(PropertyName.sizes.keys)
            #expect(foreign(after, without: touched) == foreign(text, without: touched))
            #expect(try Item.entry(from: bytes) == new)
            text = after
        }
    }

    /// Returns other programs' lines, without zones that the edit has added before the entry.
    private func foreign(_ text: String, without names: Set<String>) -> [String] {
        var lines: [String] = []
        var isAdded = false
        for line in self.lines(text, without: []) {
            if line == "BEGIN:VTIMEZONE\r\n" { isAdded = true }
            if !isAdded { lines.append(line) }
            if line == "END:VTIMEZONE\r\n" { isAdded = false }
        }
        return self.lines(lines.joined(), without: names)
    }
}
