import Domain
import Foundation
import TestSupport
import Testing

@testable import JournalFormat

@Suite("Marks that other programs take away")
struct DroppedMarksTests {
    private let moment = Date(timeIntervalSince1970: 1_795_000_000)
    private let ran = Film(title: "Ran", year: 1985, tags: ["war", "home"], isWanted: true)

    /// Returns a text without its categories, as todoman leaves a task when it is completed or
    /// edited.
    private func dropped(_ bytes: [UInt8]) -> [UInt8] {
        let lines = String(decoding: bytes, as: UTF8.self).components(separatedBy: "\r\n")
        return Array(
            lines.filter { !$0.hasPrefix("CATEGORIES") }.joined(separator: "\r\n").utf8)
    }

    private func lines(_ bytes: [UInt8]) -> [String] {
        String(decoding: bytes, as: UTF8.self).components(separatedBy: "\r\n")
    }

    @Test("A film to be seen, a claim and a season ticket stay what they were, with their tags")
    func kinds() throws {
        for entry in [Entry.film(ran), .claim(.full)] {
            let (bytes, _) = try EntryText.new(entry, uid: "a", at: moment)
            #expect(try EntryText.entry(of: dropped(bytes)) == entry)
        }
        let (pass, _) = try EntryText.new(.pass(.full), uid: "a", at: moment)
        #expect(try EntryText.entry(of: dropped(pass)).kind == .pass)
    }

    @Test("One that is done elsewhere is a film that was seen")
    func done() throws {
        let (bytes, _) = try EntryText.new(.film(ran), uid: "a", at: moment)
        let done = String(decoding: dropped(bytes), as: UTF8.self).replacing(
            "STATUS:NEEDS-ACTION", with: "STATUS:COMPLETED\r\nCOMPLETED:20261118T120000Z")
        let film = try film(done)
        #expect(!film.isWanted && film.watched != nil && film.tags == ran.tags)
    }

    @Test("A calendar by Counterfoil is an entry even without its own properties")
    func product() throws {
        for (summary, kind) in [("Ran", EntryKind.film), ("Claim: A → B", .claim)] {
            let text = [
                "BEGIN:VCALENDAR", EntryText.product, "BEGIN:VTODO", "UID:a", "SUMMARY:\(summary)",
                "END:VTODO", "END:VCALENDAR", "",
            ].joined(separator: "\r\n")
            #expect(try EntryText.entry(of: Array(text.utf8)).kind == kind)
        }
    }

    @Test("The next change puts the marks right, and a change of nothing writes nothing")
    func putRight() throws {
        let (bytes, entry) = try EntryText.new(.film(ran), uid: "a", at: moment)
        let without = dropped(bytes)
        #expect(try EntryText.changing(without, at: moment) { $0 }.bytes == nil)
        let changed = try EntryText.changing(without, at: moment) { entry in
            guard case .film(var film) = entry else { return entry }
            film.notes = "Again"
            return .film(film)
        }
        #expect(lines(try #require(changed.bytes)).contains("CATEGORIES:Film,war,home"))
        #expect(changed.entry.tags == entry.tags)
    }

    @Test("Categories that are there count, whatever was written beside them")
    func categories() throws {
        let (bytes, _) = try EntryText.new(.film(ran), uid: "a", at: moment)
        let text = String(decoding: bytes, as: UTF8.self).replacing(
            "CATEGORIES:Film,war,home", with: "CATEGORIES:Film,war")
        #expect(try film(text).tags == ["war"])
    }
}
