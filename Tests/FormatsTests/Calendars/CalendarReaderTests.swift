import Domain
import FormatsTestSupport
import Foundation
import JournalFormat
import TestSupport
import Testing

@testable import Formats

struct CalendarReaderTests {
    private let reader = CalendarReader(gazetteer: PlacesDouble())

    @Test("Counterfoil's own entries are taken over with other programs' properties")
    func own() async throws {
        let contents = try await reader.contents(SourceFile(fixture: "calendars/own.ics"))
        #expect(contents.records.isEmpty && contents.unreadable.isEmpty)
        #expect(contents.files.map { $0.entry?.kind } == [.film, .trip])
        let content = contents.files.map { String(decoding: $0.content, as: UTF8.self) }
        #expect(content[0].contains("X-ELSE-MOOD;X-LEVEL=3:wistful\r\n"))
        #expect(!content[0].contains("VTIMEZONE"))
        #expect(content[1].contains("TZID:Europe/Berlin\r\n"))
        #expect(content[1].contains("TRIGGER:-PT1H\r\n"))
        #expect(content[1].contains("SUMMARY:Another time\r\n"))
        #expect(contents.files[0].name == "11111111-2222-4333-8444-555555555555.ics")
        #expect(!contents.files[1].name.contains("else"))
    }

    @Test("An event that may be a trip becomes one only if the person says so")
    func doubts() async throws {
        let file = try SourceFile(fixture: "calendars/everyday.ics")
        let questions = try await reader.contents(file).questions
        #expect(
            questions.map(\.words) == [
                "Is “Vienna to Graz” a trip?",
                "Is “Home → Lake” a trip?",
                "Is “Dentist” a trip?",
            ])
        #expect(
            questions.map { $0.rows[0].time?.description } == [
                "2026-07-02 10:00", "2026-07-03 10:00", "2026-07-04 10:00",
            ])
        #expect(questions.map(\.preset) == ["leave", "leave", "leave"])
        let id = try #require(questions.first?.id)
        let answered = try await reader.contents(file, answers: [id: "take"])
        #expect(
            answered.outcomes.contains(
                "11 other Vienna → Graz, 2026-07-02 10:00 – 2026-07-02 12:35"))
        #expect(answered.questions.map(\.id) == questions.map(\.id))
    }

    @Test("Many events that may be trips are asked for together, by how they are titled")
    func manyDoubts() async throws {
        let events = (1...20).map {
            "BEGIN:VEVENT\r\nUID:\($0)\r\nSUMMARY:A to B\r\nDTSTART:20260501T100000\r\nEND:VEVENT"
        }
        let file = SourceFile("many.ics", calendar(events.joined(separator: "\r\n")))
        let question = try #require(try await reader.contents(file).questions.first)
        #expect(question.rows.count == 20)
        let taken = try await reader.contents(file, answers: [question.id: "take"])
        #expect(taken.records.count == 20)
    }

    @Test("Of many events, however they are titled, one by one can be taken, some at a time")
    func oneByOne() async throws {
        let titles = Array(repeating: "A to B", count: 230) + ["Fair 1", "Fair 2"]
        let events = titles.enumerated().map { index, title in
            "BEGIN:VEVENT\r\nUID:\(index + 1)\r\nSUMMARY:\(title)\r\nDTSTART:20260501T100000"
                + "\r\nEND:VEVENT"
        }
        let file = SourceFile("many.ics", calendar(events.joined(separator: "\r\n")))
        func ids(_ answers: [String: String]) async throws -> (questions: [String], taken: [String])
        {
            let contents = try await reader.contents(file, answers: answers)
            return (contents.questions.map(\.id), contents.records.map(\.key))
        }
        #expect(try await ids([:]).questions == ["calendar.titles.to", "calendar.titles.none"])
        var answers = ["calendar.titles.to": "each", "calendar.event.7": "take"]
        var found = try await ids(answers)
        let first = (1...100).map { "calendar.event.\($0)" }
        let asked =
            ["calendar.titles.to"] + first + ["calendar.titles.to.2", "calendar.titles.none"]
        #expect(found.questions == asked)
        #expect(found.taken == ["7"])
        answers["calendar.titles.to.2"] = "each"
        answers["calendar.titles.to.3"] = "take"
        answers["calendar.titles.none"] = "each"
        answers["calendar.event.232"] = "take"
        found = try await ids(answers)
        // All but thirty, the two at the end, and what asks for all of them together.
        #expect(found.questions.count == 200 + 2 + 4)
        let taken = ["7"] + (201...230).map { "\($0)" } + ["232"]
        #expect(found.taken == taken)
    }

    @Test("A leg's key is its event's, so that a later version of the event finds its trips")
    func keys() async throws {
        let file = try SourceFile(fixture: "calendars/deutsche-bahn-2022.ics")
        let contents = try await reader.contents(file)
        #expect(
            contents.records.prefix(3).map(\.key) == [
                "20220702080400@hafas", "20220702080400@hafas 2", "20220715214500@hafas",
            ])
        #expect(Set(contents.records.map(\.source)) == ["Calendar"])
        #expect(contents.sources == [.calendar("deutsche-bahn-2022.ics", by: ["Deutsche Bahn"])])
    }

    @Test("An event without a UID is named by what it says")
    func noUID() async throws {
        let file = SourceFile(
            "a.ics",
            calendar(
                "BEGIN:VEVENT", "SUMMARY:Bus 7 from A to B", "DTSTART:20260501T100000Z",
                "END:VEVENT"))
        #expect(
            try await reader.contents(file).records.map(\.key) == [
                "Bus 7 from A to B 20260501T100000Z"
            ])
    }

    @Test("A time zone may be defined after the events that name it")
    func lateZone() async throws {
        let whole = try SourceFile(fixture: "calendars/everyday.ics")
        #expect(try await reader.contents(whole).records.first?.remarks == [])
    }

    @Test(
        "A zone that Windows has by name is what the file defines where that deviates",
        arguments: [
            ("-0500", "America/New_York", "2026-01-15"), ("-0600", "UTC-06:00", "2026-01-15"),
            // Its offset of winter is not that of the place in summer.
            ("-0500", "UTC-05:00", "2026-07-15"),
        ])
    func deviatingWindowsZone(offset: String, zone: String, day: String) async throws {
        let start = day.replacing("-", with: "") + "T100000"
        let file = SourceFile(
            "a.ics",
            calendar(
                "BEGIN:VTIMEZONE", "TZID:Eastern Standard Time", "BEGIN:STANDARD",
                "DTSTART:16010101T000000", "TZOFFSETFROM:\(offset)", "TZOFFSETTO:\(offset)",
                "END:STANDARD", "END:VTIMEZONE", "BEGIN:VEVENT", "UID:1",
                "SUMMARY:Train 1 from A to B", "DTSTART;TZID=Eastern Standard Time:\(start)",
                "END:VEVENT"))
        let contents = try await reader.contents(file)
        guard case .trip(let trip)? = contents.records.first?.entry else {
            Issue.record("There is no trip.")
            return
        }
        #expect(contents.records.first?.remarks == [])
        #expect(trip.departure.words.hasSuffix("10:00"))
        switch trip.departure.zone {
        case .named(let name), .custom(let name, _): #expect(name == zone)
        case .floating, .utc: Issue.record("It has no zone.")
        }
    }

    @Test("Files in a row are as many calendars, each with its own zones")
    func calendarsInARow() async throws {
        func file(_ uid: Int, _ offset: String) -> String {
            calendar(
                "BEGIN:VTIMEZONE", "TZID:Here", "BEGIN:STANDARD", "DTSTART:19700101T000000",
                "TZOFFSETFROM:\(offset)", "TZOFFSETTO:\(offset)", "END:STANDARD", "END:VTIMEZONE",
                "BEGIN:VEVENT", "UID:\(uid)", "SUMMARY:Bus 7 from A to B",
                "DTSTART;TZID=Here:20260501T100000", "END:VEVENT")
        }
        let text = file(1, "+0130") + file(2, "+0230") + file(3, "+0130")
        let contents = try await reader.contents(SourceFile("all.ics", text))
        #expect(
            contents.outcomes == [
                "1 bus 7 A → B, 2026-05-01 10:00 UTC+01:30 (5400) – ?",
                "2 bus 7 A → B, 2026-05-01 10:00 UTC+02:30 (9000) – ?",
                "3 bus 7 A → B, 2026-05-01 10:00 UTC+01:30 (5400) – ?",
            ])
    }

    @Test("It ends early where its task is cancelled, and tells how far it is")
    func cancelled() async throws {
        let event = "BEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Dentist\r\nEND:VEVENT\r\n"
        let file = SourceFile("long.ics", calendar(String(repeating: event, count: 1_000)))
        var told: [Int] = []
        let reading = SourceReading { told.append($0) }
        try await CalendarReader(gazetteer: PlacesDouble()).read([file], into: reading)
        #expect(told.reduce(0, +) == 1_000 && told.allSatisfy { $0 > 0 } && told.count < 20)
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await CalendarReader(gazetteer: PlacesDouble()).contents(file)
        }
        await #expect(throws: ImportError.cancelled) { try await task.value }
    }

    @Test("A broken event costs none of the others")
    func brokenEvents() async throws {
        let good =
            "BEGIN:VEVENT\r\nUID:9\r\nSUMMARY:Bus 7 from A to B\r\nDTSTART:20260501T100000Z\r\nEND:VEVENT\r\n"
        let text =
            "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\n" + good
            + "BEGIN:VEVENT\r\nBEGIN:VALARM\r\nEND:VEVENT\r\n"
        let contents = try await reader.contents(SourceFile("a.ics", text))
        #expect(
            contents.outcomes == [
                "0 a.ics: It is incomplete: the end of its VCALENDAR is missing.",
                "1 VEVENT: It is incomplete: the end of its VEVENT is missing.",
                "2 bus 7 A → B, 2026-05-01 10:00 UTC – ?",
                "3 VEVENT: It is incomplete: the end of its VEVENT is missing.",
            ])
    }

    @Test("An event that fills no memory is passed over")
    func endlessLine() async throws {
        let head = Array("BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:".utf8)
        let tail =
            Array("\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:2\r\nSUMMARY:Bus 7 from A to B\r\n".utf8)
            + Array("DTSTART:20260501T100000Z\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n".utf8)
        let long = [UInt8](repeating: 0x61, count: 20 << 20)
        let file = SourceFile("long.ics", head + long + tail, pieces: 256 << 10)
        let contents = try await reader.contents(file)
        #expect(
            contents.unreadable.map(\.reason) == [
                "It is too large for an entry: it holds more than 4 MB."
            ])
        #expect(contents.records.count == 1)
    }

    @Test("Parts nested 100,000 deep are one event that cannot be read")
    func deep() async throws {
        let text = calendar(
            String(repeating: "BEGIN:X-A\r\n", count: 100_000) + "SUMMARY:deep\r\n"
                + String(repeating: "END:X-A\r\n", count: 100_000))
        let contents = try await reader.contents(SourceFile("deep.ics", text))
        #expect(contents.records.isEmpty && !contents.unreadable.isEmpty)
    }

    @Test("A line that is no UTF-8 in a text that is is western European, which the row says")
    func western() async throws {
        func event(_ number: Int, _ town: [UInt8]) -> [UInt8] {
            Array(
                "BEGIN:VEVENT\nUID:\(number)\nDTSTART:20260501T100000\nSUMMARY:Bus 7 from ".utf8)
                + town + Array(" to Bonn\nEND:VEVENT\n".utf8)
        }
        let bytes =
            Array("BEGIN:VCALENDAR\n".utf8) + event(1, Array("Köln".utf8))
            + event(2, [0x4B, 0xF6, 0x6C, 0x6E]) + Array("END:VCALENDAR\n".utf8)
        let records = try await reader.contents(SourceFile("w.ics", bytes)).records
        #expect(records.map(\.remarks) == [[], [.western]])
        for record in records {
            guard case .trip(let trip) = record.entry else {
                Issue.record("It is no trip.")
                return
            }
            #expect(trip.from == "Köln")
        }
    }

    @Test("A calendar is read in any encoding and with any line ends", arguments: [7, 4_096])
    func texts(pieces: Int) async throws {
        let event = "UID:1\nDTSTART:20260501T100000\nSUMMARY:Bus 7 from Köln to Bonn"
        let text = calendar("BEGIN:VEVENT\n\(event)\nEND:VEVENT\n").replacing("\r\n", with: "\n")
        let expected = try await reader.contents(SourceFile("a.ics", text)).outcomes
        #expect(expected.count == 1)
        var (little, big): ([UInt8], [UInt8]) = ([0xFF, 0xFE], [])
        for unit in text.utf16 {
            little += [UInt8(unit & 0xFF), UInt8(unit >> 8)]
            big += [UInt8(unit >> 8), UInt8(unit & 0xFF)]
        }
        let returns = Array(text.replacing("\n", with: "\r").utf8)
        let western = text.unicodeScalars.map { UInt8($0.value) }
        for content in [returns, western, little, big] {
            let file = SourceFile("a.ics", content, pieces: pieces)
            #expect(reader.recognises(file))
            #expect(try await reader.contents(file).outcomes == expected)
        }
    }

    @Test(
        "A trip from a calendar can be written and is read back the same",
        arguments: [
            "deutsche-bahn-2022", "deutsche-bahn-2024", "everyday", "kde-itinerary",
            "national-rail",
        ])
    func writable(name: String) async throws {
        let file = try SourceFile(fixture: "calendars/\(name).ics")
        let records = try await reader.contents(file).records
        #expect(!records.isEmpty)
        for record in records {
            let written = try EntryText.new(
                record.entry, uid: "1", at: Date(timeIntervalSince1970: 0))
            #expect(written.entry == record.entry)
        }
    }
}
