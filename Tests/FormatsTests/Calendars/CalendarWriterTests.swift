import Domain
import Foundation
import JournalFormat
import TestSupport
import Testing

@testable import Formats

struct CalendarWriterTests {
    @Test("Written and read again, random entries are the same files", arguments: 1...40)
    func roundTrip(seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        let files = try (0..<Int.random(in: 0...12, using: &random)).map { index in
            try file(number: index, using: &random)
        }
        let contents = try await read(try write(files))
        // A calendar without entries is named.
        #expect(contents.outcomes.count == max(1, files.count))
        #expect(
            Set(contents.files.map { String(decoding: $0.content, as: UTF8.self) })
                == Set(files.map { String(decoding: $0.content, as: UTF8.self) }))
        #expect(contents.files.allSatisfy { kept in files.contains { $0.entry == kept.entry } })
    }

    @Test("A zone is defined once, and a second definition of its name has a calendar of its own")
    func zones() async throws {
        func zoned(_ uid: String, _ offset: String?) throws -> StoredEntry {
            let zone = offset.map {
                "BEGIN:VTIMEZONE\r\nTZID:Here\r\nBEGIN:STANDARD\r\nDTSTART:19700101T000000\r\n"
                    + "TZOFFSETFROM:\($0)\r\nTZOFFSETTO:\($0)\r\nEND:STANDARD\r\nEND:VTIMEZONE\r\n"
            }
            let start =
                zone == nil ? "DTSTART:20260501T080000" : "DTSTART;TZID=Here:20260501T080000"
            let text = calendar(
                (zone ?? "") + "BEGIN:VEVENT\r\nUID:\(uid)\r\nCATEGORIES:Trip\r\nSUMMARY:A → B\r\n"
                    + "\(start)\r\nX-ELSE:kept\r\nEND:VEVENT")
            return try stored(uid, Array(text.utf8))
        }
        let files = try [
            zoned("1", "+0100"), zoned("2", "+0200"), zoned("3", "+0100"), zoned("4", nil),
            zoned("4", nil),
        ]
        let text = try write(files)
        #expect(text.components(separatedBy: "BEGIN:VCALENDAR").count - 1 == 2)
        #expect(text.components(separatedBy: "TZID:Here").count - 1 == 2)
        #expect(text.components(separatedBy: "X-ELSE:kept").count - 1 == 5)
        let contents = try await read(text)
        #expect(contents.files.count == 5)
        for file in files {
            #expect(contents.files.contains { $0.entry == file.entry })
        }
    }

    @Test("Files without entries are left out, and without any entry the calendar is empty")
    func nothing() throws {
        var writer = CalendarWriter()
        let other = StoredEntry(id: EntryID("a.ics"), entry: nil, content: Array("x".utf8))
        #expect(try !writer.write(other) { _ in })
        #expect(try write([]).hasSuffix("END:VCALENDAR\r\n"))
    }

    @Test("Other times of one event stay with it")
    func companions() async throws {
        let text = calendar(
            "BEGIN:VEVENT", "UID:1", "CATEGORIES:Trip", "SUMMARY:A → B", "DTSTART:20260501T080000",
            "END:VEVENT", "BEGIN:VEVENT", "UID:1", "RECURRENCE-ID:20260508T080000",
            "DTSTART:20260508T090000", "END:VEVENT")
        let contents = try await read(try write([stored("1", Array(text.utf8))]))
        #expect(contents.files.count == 1 && contents.leftOut.isEmpty)
        let content = try #require(contents.files.first?.content)
        #expect(String(decoding: content, as: UTF8.self).contains("DTSTART:20260508T090000\r\n"))
    }

    @Test("An entry that only its embedded reservation makes one comes back as it was")
    func embedded() async throws {
        let json = """
            {"@type":"TrainReservation"\\,"reservationFor":{"departureStation":{"name":"A"}\\,\
            "arrivalStation":{"name":"B"}}}
            """
        let text = calendar(
            "BEGIN:VEVENT", "UID:1", "SUMMARY:Train", "DTSTART:20260501T080000",
            "X-KDE-KITINERARY-RESERVATION:\(json)", "X-ELSE:kept", "END:VEVENT")
        let contents = try await read(try write([stored("1", Array(text.utf8))]))
        #expect(contents.files.count == 1 && contents.records.isEmpty)
    }

    private func file(
        number: Int, using random: inout SeededGenerator
    ) throws -> StoredEntry {
        let plain: Entry =
            Bool.random(using: &random)
            ? .film(Film(title: RandomEntries.name(using: &random)))
            : .trip(
                Trip(
                    from: RandomEntries.name(using: &random),
                    to: RandomEntries.name(using: &random),
                    departure: RandomEntries.time(using: &random), arrival: nil))
        let uid = UUID(uuidString: String(format: "00000000-0000-4000-8000-%012d", number))
        let written = try EntryText.new(
            RandomEntries.changed(plain, using: &random), uid: uid?.uuidString ?? "",
            at: Date(timeIntervalSince1970: 1_700_000_000))
        var text = String(decoding: written.bytes, as: UTF8.self)
        if Bool.random(using: &random) {
            let component = written.entry.kind == .film ? "VJOURNAL" : "VEVENT"
            let foreign = "X-ELSE;X-P=\"a;b\":1\r\nBEGIN:VALARM\r\nTRIGGER:-PT5M\r\nEND:VALARM\r\n"
            text = text.replacing("END:\(component)\r\n", with: foreign + "END:\(component)\r\n")
        }
        return try stored("\(number)", Array(text.utf8))
    }

    private func stored(_ name: String, _ content: [UInt8]) throws -> StoredEntry {
        StoredEntry(
            id: EntryID(name + ".ics"), entry: try EntryText.entry(of: content), content: content)
    }

    private func write(_ entries: [StoredEntry]) throws -> String {
        var writer = CalendarWriter()
        var bytes: [UInt8] = []
        try writer.begin { bytes += $0 }
        for entry in entries { _ = try writer.write(entry) { bytes += $0 } }
        try writer.end { bytes += $0 }
        return String(decoding: bytes, as: UTF8.self)
    }

    private func read(_ text: String) async throws -> SourceContents {
        try await CalendarReader(gazetteer: PlacesDouble()).contents(SourceFile("all.ics", text))
    }
}
