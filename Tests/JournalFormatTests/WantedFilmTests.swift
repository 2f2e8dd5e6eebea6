import Domain
import Foundation
import TestSupport
import Testing

@testable import JournalFormat

@Suite("Films that are still to be seen")
struct WantedFilmTests {
    private let moment = Date(timeIntervalSince1970: 1_795_000_000)
    private let ran = Entry.film(Film(title: "Ran", year: 1985, isWanted: true))

    private func lines(_ bytes: [UInt8]) -> [String] {
        String(decoding: bytes, as: UTF8.self).split(separator: "\r\n").map(String.init)
    }

    private func task(_ lines: String...) -> [UInt8] { task(lines) }

    private func task(_ lines: [String]) -> [UInt8] {
        Array(
            (["BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VTODO", "UID:a", "DTSTAMP:20261119T000000Z"]
                + lines + ["END:VTODO", "END:VCALENDAR", ""]).joined(separator: "\r\n").utf8)
    }

    private func film(_ bytes: [UInt8]) throws -> Film {
        guard case .film(let film) = try EntryText.entry(of: bytes) else {
            throw JournalError.cancelled
        }
        return film
    }

    @Test("It is something to do, which programs for such things show")
    func new() throws {
        let (bytes, entry) = try EntryText.new(ran, uid: "ran", at: moment)
        #expect(entry == ran)
        let lines = lines(bytes)
        #expect(lines.contains("BEGIN:VTODO") && lines.contains("STATUS:NEEDS-ACTION"))
        #expect(lines.contains("SUMMARY:Ran (1985)") && lines.contains("CATEGORIES:Film"))
        #expect(!lines.contains { $0.hasPrefix("DTSTART") || $0.hasPrefix("COMPLETED") })
    }

    @Test("Once it was seen it is done, and has a day; and it can be wanted again")
    func seen() throws {
        let (bytes, _) = try EntryText.new(ran, uid: "ran", at: moment)
        let day = CalendarDay(year: 2026, month: 11, day: 18)
        let seen = try EntryText.changing(bytes, at: moment) { entry in
            guard case .film(let film) = entry else { return entry }
            return .film(film.watched(on: day))
        }
        let changed = try #require(seen.bytes)
        #expect(try film(changed) == Film(title: "Ran", year: 1985, watched: day))
        let expected = [
            "BEGIN:VTODO", "STATUS:COMPLETED", "DTSTART;VALUE=DATE:20261118",
            "COMPLETED:20261118T110640Z", "PERCENT-COMPLETE:100", "SEQUENCE:1",
        ]
        #expect(Set(lines(changed)).isSuperset(of: expected))
        let again = try EntryText.changing(changed, at: moment) { _ in ran }
        #expect(again.entry == ran)
        let last = try #require(again.bytes)
        #expect(!lines(last).contains { $0.hasPrefix("COMPLETED") })
    }

    @Test("A film seen on an unknown day has no time of completion either")
    func unknownDay() throws {
        let (bytes, _) = try EntryText.new(ran, uid: "ran", at: moment)
        let seen = try EntryText.changing(bytes, at: moment) { _ in
            .film(Film(title: "Ran", year: 1985))
        }
        #expect(try film(#require(seen.bytes)).watched == nil)
        #expect(try !film(#require(seen.bytes)).isWanted)
    }

    @Test("Another program that ticks it off says when it was watched")
    func tickedOff() throws {
        let film = try film(
            task(
                "SUMMARY:Ran (1985)", "CATEGORIES:Film", "STATUS:COMPLETED",
                "COMPLETED:20261118T120000Z"))
        #expect(!film.isWanted && film.title == "Ran")
        #expect(film.watched == CalendarDay(Date(timeIntervalSince1970: 1_795_003_200)))
    }

    @Test(
        "A plan for later is no day on which it was watched, and a plan is gone with a day unknown")
    func plans() throws {
        let done = try film(
            task(
                "SUMMARY:Ran", "CATEGORIES:Film", "DTSTART;VALUE=DATE:20261224", "STATUS:COMPLETED",
                "COMPLETED:20261118T120000Z"))
        #expect(done.watched == CalendarDay(Date(timeIntervalSince1970: 1_795_003_200)))
        let planned = task("SUMMARY:Ran", "CATEGORIES:Film", "DTSTART;VALUE=DATE:20261224")
        let seen = try EntryText.changing(planned, at: moment) { _ in .film(Film(title: "Ran")) }
        #expect(try film(#require(seen.bytes)) == Film(title: "Ran"))
        let later = CalendarDay(year: 2026, month: 12, day: 31)
        let soon = try EntryText.changing(planned, at: moment) { _ in
            .film(Film(title: "Ran", watched: later))
        }
        #expect(try film(#require(soon.bytes)).watched == later)
    }

    @Test("Of several in a file the others are told of")
    func several() throws {
        let one = String(decoding: task("SUMMARY:Ran", "CATEGORIES:Film"), as: UTF8.self)
        let two = one.replacing(
            "END:VTODO", with: "END:VTODO\r\nBEGIN:VTODO\r\nCATEGORIES:Film\r\nEND:VTODO")
        #expect(try EntryReview(of: Array(two.utf8)).oddities.count == 1)
        #expect(try EntryReview(of: Array(one.utf8)).oddities.isEmpty)
    }

    @Test("A planned film, or one in process, is still on the watchlist")
    func planned() throws {
        for line in ["STATUS:IN-PROCESS", "PRIORITY:1"] {
            let film = try film(
                task("SUMMARY:Ran", "CATEGORIES:Film", "DTSTART;VALUE=DATE:20261201", line))
            #expect(film.isWanted && film.watched == nil, "\(line)")
        }
    }

    @Test("What other programs planned is away while it is seen, and comes back with the wish")
    func planComesBack() throws {
        let plan = [
            "DTSTART;VALUE=DATE:20261101", "DUE;VALUE=DATE:20261110", "STATUS:IN-PROCESS",
            "PERCENT-COMPLETE:30",
        ]
        let planned = task(["SUMMARY:Ran", "CATEGORIES:Film", "PRIORITY:1"] + plan)
        let wanted = try EntryText.entry(of: planned)
        var bytes = planned
        for day in [CalendarDay(year: 2026, month: 11, day: 18), nil] {
            let seen = try EntryText.changing(bytes, at: moment) { _ in
                .film(Film(title: "Ran", watched: day))
            }
            let lines = lines(try #require(seen.bytes))
            #expect(!lines.contains { $0.hasPrefix("DUE") || $0 == plan[0] })
            #expect(lines.contains { $0.hasPrefix("DTSTART") } == (day != nil))
            #expect(lines.contains("X-COUNTERFOIL-PLANNED-DUE;VALUE=DATE:20261110"))
            #expect(lines.contains("PRIORITY:1"))
            let back = try EntryText.changing(#require(seen.bytes), at: moment) { _ in wanted }
            bytes = try #require(back.bytes)
            let after = self.lines(bytes)
            #expect(Set(after).isSuperset(of: plan) && after.filter(plan.contains).count == 4)
            #expect(!after.contains { $0.hasPrefix("X-COUNTERFOIL-PLANNED") })
            #expect(after.count { $0.hasPrefix("STATUS") || $0.hasPrefix("COMPLETED") } == 1)
        }
    }

    @Test("A cancelled film is neither wanted nor a viewing, and stays as it is")
    func cancelled() throws {
        let given = task("SUMMARY:Ran", "CATEGORIES:Film", "STATUS:Cancelled")
        #expect(throws: CalendarDefect.noEntry(.cancelledFilm)) { try EntryText.entry(of: given) }
    }

    @Test("Other things to do are no entries")
    func others() {
        for line in ["SUMMARY:Buy milk", "X-FOREIGN:Ran", "CATEGORIES:Trip"] {
            #expect(throws: CalendarDefect.noEntry(.task)) {
                try EntryText.entry(of: task("SUMMARY:Ran", line))
            }
        }
    }

    @Test("A viewing cannot become something to do: its file stays as it is")
    func viewing() throws {
        let (bytes, _) = try EntryText.new(.film(Film(title: "Ran")), uid: "ran", at: moment)
        #expect(throws: CalendarDefect.notReadBack) {
            try EntryText.changing(bytes, at: moment) { _ in ran }
        }
    }
}
