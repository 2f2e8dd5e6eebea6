import Domain
import Foundation
import TestSupport
import Testing

@testable import JournalFormat

/// Tests of Counterfoil's files in the eyes of other programs.
struct StandardFilesTests {
    private let moment = Date(timeIntervalSince1970: 1_795_000_000)

    private func text(_ entry: Entry) throws -> String {
        String(decoding: try EntryText.new(entry, uid: "u-1", at: moment).bytes, as: UTF8.self)
    }

    @Test("A new film is this file")
    func newFilm() throws {
        let film = Film(
            title: "Brief Encounter", year: 1945,
            watched: CalendarDay(year: 2026, month: 11, day: 19), place: "Filmhaus, Saal 2",
            tags: ["a,b"], feedbackGiven: [GivenFeedback(.good, at: moment)],
            rating: ImportedRating("8/10", source: "A; B"))
        let expected = [
            "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Counterfoil//Counterfoil 1//EN",
            "BEGIN:VJOURNAL", "UID:u-1", "DTSTAMP:20261118T110640Z", "CREATED:20261118T110640Z",
            "CATEGORIES:Film,a\\,b", "DTSTART;VALUE=DATE:20261119",
            "SUMMARY:Brief Encounter (1945)", "LOCATION:Filmhaus\\, Saal 2",
            "X-COUNTERFOIL-TITLE:Brief Encounter", "X-COUNTERFOIL-YEAR;VALUE=INTEGER:1945",
            "X-COUNTERFOIL-SCALE:AVERAGE", "X-COUNTERFOIL-RATING;X-SOURCE=\"A; B\":8/10",
            "X-COUNTERFOIL-FEEDBACK;X-GIVEN=20261118T110640Z:GOOD", "END:VJOURNAL",
            "END:VCALENDAR", "",
        ]
        #expect(try text(.film(film)) == expected.joined(separator: "\r\n"))
    }

    @Test("A new trip has its times in its zones, and each zone is defined once")
    func newTrip() throws {
        var trip = Trip.full
        trip.arrival = .at(2026, 11, 20, 22, 33, .london)
        let text = try text(.trip(trip))
        for line in [
            "DTSTART;TZID=Europe/Vienna:20261120T140200",
            "DTEND;TZID=Europe/London:20261120T223300", "SUMMARY:ICE 93: Köln Hbf → Wien Westbf",
            "LOCATION:Köln Hbf", "X-COUNTERFOIL-FARE;X-CURRENCY=EUR:49.9",
            "X-COUNTERFOIL-OUTCOME:MISSED-CONNECTION", "CATEGORIES:Trip,work",
        ] { #expect(text.contains("\r\n" + line + "\r\n")) }
        #expect(text.components(separatedBy: "TZID:Europe/Vienna\r\n").count == 2)
        #expect(text.components(separatedBy: "TZID:Europe/London\r\n").count == 2)
        #expect(!text.contains("freeassociation"))
    }

    @Test("UTC has a Z, and a floating time has neither Z nor zone")
    func withoutZone() throws {
        var trip = Trip(
            from: "A", to: "B", departure: .at(2026, 1, 2, 3, 4, .utc), arrival: nil)
        #expect(try text(.trip(trip)).contains("DTSTART:20260102T030400Z\r\n"))
        trip.departure = .at(2026, 1, 2, 3, 4, .floating)
        trip.actualDeparture = .at(2026, 1, 2, 3, 5, .floating)
        let text = try text(.trip(trip))
        #expect(text.contains("DTSTART:20260102T030400\r\n"))
        #expect(
            text.contains("X-COUNTERFOIL-ACTUAL-DEPARTURE;VALUE=DATE-TIME:20260102T030500\r\n"))
        #expect(!text.contains("VTIMEZONE"))
    }

    @Test("A zone is defined as the database has it, from 1970 to 2037, whatever its rules")
    func definitions() throws {
        var random = SeededGenerator(seed: 5)
        for name in [
            "Europe/Vienna", "Europe/London", "Europe/Dublin", "America/New_York",
            "America/Sao_Paulo", "Asia/Kolkata", "Asia/Tokyo", "Australia/Lord_Howe",
            "Africa/Casablanca", "Pacific/Apia", "Europe/Istanbul", "America/Phoenix",
            "Africa/Cairo", "Asia/Jerusalem", "America/Santiago", "America/St_Johns",
        ] {
            let lines = try #require(ZoneText.lines(for: name, from: 2026))
            let zones = try zones(lines)
            #expect(zones.definitions.map(\.identifier) == [name])
            let zone = try #require(TimeZone(identifier: name))
            for _ in 0..<40 {
                let instant = Date(
                    timeIntervalSince1970: .random(in: 86_400...2.14e9, using: &random))
                let time = try #require(DateTime(instant, in: .named(name)))
                // A reading names the first of the two hours that a clock shows twice.
                let seconds = zone.secondsFromGMT(for: try #require(time.instant))
                #expect(try offset(zones, name, time) == seconds, "\(name) \(time)")
            }
        }
    }

    @Test("The version is counted up where the timetable or the status changes, not for notes")
    func sequence() throws {
        let bytes = Array(try text(.trip(.full)).utf8)
        func changed(_ bytes: [UInt8], _ change: (inout Trip) -> Void) throws -> [UInt8] {
            let later = moment.addingTimeInterval(60)
            let text = try EntryText.changing(bytes, at: later) { entry in
                guard case .trip(var trip) = entry else { return entry }
                change(&trip)
                return .trip(trip)
            }
            return try #require(text.bytes)
        }
        let noted = try changed(bytes) { $0.notes = "Rain." }
        #expect(!String(decoding: noted, as: UTF8.self).contains("SEQUENCE"))
        #expect(String(decoding: noted, as: UTF8.self).contains("LAST-MODIFIED:20261118T110740Z"))
        let moved = try changed(noted) { $0.arrival = nil }
        #expect(String(decoding: moved, as: UTF8.self).contains("SEQUENCE:1\r\n"))
        let cancelled = try changed(moved) { $0.disruption = .cancelled }
        let text = String(decoding: cancelled, as: UTF8.self)
        #expect(text.contains("SEQUENCE:2\r\n") && text.contains("STATUS:CANCELLED\r\n"))
        #expect(!text.contains("X-COUNTERFOIL-OUTCOME"))
        let taken = try changed(cancelled) { $0.disruption = nil }
        #expect(!String(decoding: taken, as: UTF8.self).contains("STATUS"))
    }

    @Test("Every entry of the sample journal is read, and written again means the same")
    func sampleJournal() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../resources/sample-journal")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".ics") }
        #expect(names.count >= 30)
        for name in names {
            let bytes = try Array(Data(contentsOf: folder.appending(path: name)))
            let entry = try Item.entry(from: bytes)
            #expect(try EntryText.new(entry, uid: "u", at: moment).entry == entry, "\(name)")
        }
    }
}
