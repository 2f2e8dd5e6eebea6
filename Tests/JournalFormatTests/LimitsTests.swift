import Domain
import Foundation
import TestSupport
import Testing

@testable import JournalFormat

/// Tests that a text is refused, by name, at one more than each limit.
struct LimitsTests {
    /// Returns a film with a property of a size in bytes, including its end.
    private func film(_ property: String, bytes: Int) -> [UInt8] {
        let value = String(repeating: "x", count: bytes - property.utf8.count - 3)
        return Array(journal("SUMMARY:M", "\(property):\(value)").utf8)
    }

    @Test(
        "Text may be as long as an entry can be written with",
        arguments: [
            ("DESCRIPTION", FieldName.notes, 256 << 10, 251_918),
            ("LOCATION", .place, 8 << 10, 7_863), ("SUMMARY", .title, 8 << 10, 7_864),
        ])
    func longText(property: String, field: FieldName, most: Int, room: Int) throws {
        _ = try EntryText.entry(of: film(property, bytes: most))
        #expect(throws: CalendarDefect.textTooLong(.field(field), room: room)) {
            try EntryText.entry(of: film(property, bytes: most + 1))
        }
    }

    @Test(
        "The error while a text is typed is the one that refuses to write it",
        arguments: [
            ("x", 250_000), (",", 120_000), ("ö", 120_000), ("映", 83_000), ("🎬", 62_000),
            ("\n", 120_000),
        ])
    func typed(_ unit: String, figures: Int) throws {
        func film(_ count: Int) -> Entry {
            .film(Film(title: "M", notes: String(repeating: unit, count: count)))
        }
        func isWritten(_ count: Int) -> Bool {
            let moment = Date(timeIntervalSince1970: 0)
            return (try? EntryText.new(film(count), uid: "1", at: moment)) != nil
        }
        var (fits, most) = (0, 300_000)
        while fits + 1 < most {
            let middle = (fits + most) / 2
            if EntryText.tooLong(in: film(middle)).isEmpty { fits = middle } else { most = middle }
        }
        #expect(fits > 50_000)
        #expect(isWritten(fits) && !isWritten(most))
        let told = EntryText.tooLong(in: film(most))
        guard case .textTooLong(.field(.notes), let room)? = told[.notes], told.count == 1 else {
            Issue.record("\(told)")
            return
        }
        let near = figures...figures + figures / 20
        #expect(near.contains(room) && near.contains(fits))
    }

    @Test("A letter that takes all the room is not counted")
    func oneLetter() {
        let letter = "e" + String(repeating: "\u{301}", count: 5_000)
        #expect(
            EntryText.tooLong(in: .film(Film(title: letter)))
                == [.title: .textTooLong(.field(.title), room: 2)])
    }

    @Test("Each text that is too long is told, of films and of trips")
    func every() {
        let long = String(repeating: "x", count: 8_200)
        let names = (0..<40_000).map { "name \($0)" }
        let many = (0..<40_000).map { "tag \($0)" }
        let entries: [(Entry, Set<FieldName>)] = [
            (
                .film(Film(title: long, directors: names, place: long, tags: many, link: long)),
                [.title, .directors, .place, .tags, .link]
            ),
            (
                .trip(
                    Trip(
                        from: long, to: long, operator: long, service: long,
                        departure: .at(2026, 11, 20, 14, 2, .utc), arrival: nil, seat: long,
                        travelClass: long, ticketNumber: long, journey: long,
                        claim: String(repeating: long, count: 40))),
                [
                    .from, .to, .operator, .service, .seat, .travelClass, .ticketNumber, .journey,
                    .claim,
                ]
            ),
            (.film(Film(title: "M", place: String(repeating: "x", count: 7_800))), []),
        ]
        for (entry, texts) in entries {
            #expect(Set(EntryText.tooLong(in: entry).keys) == texts)
        }
    }

    @Test("Tags that are short each and too long together are told before they are written")
    func longTogether() {
        let tags = (0..<99).map { "\($0)" + String(repeating: ",", count: 1_500) }
        let entry = Entry.film(Film(title: "M", tags: tags))
        #expect(EntryText.defect(of: entry) != nil)
        #expect(Set(EntryText.tooLong(in: entry).keys) == [.tags])
    }

    @Test("Another program's text may have any length")
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
