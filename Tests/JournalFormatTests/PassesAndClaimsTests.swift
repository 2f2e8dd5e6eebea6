import Domain
import Foundation
import TestSupport
import Testing

@testable import JournalFormat

@Suite("Season tickets and claims in files")
struct PassesAndClaimsTests {
    private let moment = Date(timeIntervalSince1970: 1_795_000_000)

    private func lines(_ bytes: [UInt8]) -> [String] {
        String(decoding: bytes, as: UTF8.self).replacing("\r\n ", with: "").split(
            separator: "\r\n"
        ).map(String.init)
    }

    private func task(_ lines: String...) -> [UInt8] {
        Array(
            (["BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VTODO", "UID:a", "DTSTAMP:20261119T000000Z"]
                + lines + ["END:VTODO", "END:VCALENDAR", ""]).joined(separator: "\r\n").utf8)
    }

    private func claim(_ bytes: [UInt8]) throws -> Claim {
        let entry = try EntryText.entry(of: bytes)
        return try #require(Claim(entry))
    }

    @Test("A new file says all of it", arguments: [Entry.pass(.full), .claim(.full)])
    func new(entry: Entry) throws {
        let written = try EntryText.new(entry, uid: "a", at: moment)
        #expect(written.entry == entry)
        #expect(try EntryText.entry(of: written.bytes) == entry)
    }

    @Test("A claim is something to do, with its deadline and its trips")
    func asTask() throws {
        var claim = Claim.full
        claim.steps = []
        let (bytes, _) = try EntryText.new(.claim(claim), uid: "a", at: moment)
        let expected = [
            "BEGIN:VTODO", "CATEGORIES:Claim,work", "SUMMARY:Claim: Köln Hbf → Wien Westbf",
            "DTSTART;VALUE=DATE:20261120", "DUE;VALUE=DATE:20270220", "STATUS:NEEDS-ACTION",
            "X-COUNTERFOIL-RULE:eu-rail 2021-782 2026-11-21",
            "RELATED-TO;RELTYPE=X-COUNTERFOIL:plain",
            "X-COUNTERFOIL-AMOUNT;X-CURRENCY=EUR:12.48",
        ]
        #expect(Set(expected).subtracting(lines(bytes)).isEmpty)
    }

    @Test(
        "Its status follows from what was done last",
        arguments: [
            ([.written], "NEEDS-ACTION"), ([.written, .sent], "IN-PROCESS"),
            ([.sent, .answered], "IN-PROCESS"), ([.sent, .paid], "COMPLETED"),
            ([.sent, .refused], "COMPLETED"), ([.dropped], "CANCELLED"),
        ] as [([ClaimStep.Kind], String)])
    func status(kinds: [ClaimStep.Kind], status: String) throws {
        let steps = kinds.map { ClaimStep($0, on: nil) }
        let (bytes, _) = try EntryText.new(
            .claim(Claim(subject: "A → B")), uid: "a", at: moment)
        let after = try EntryText.changing(bytes, at: moment) { _ in
            .claim(Claim(subject: "A → B", steps: steps))
        }
        let changed = try #require(after.bytes)
        #expect(try claim(changed).steps == steps)
        #expect(lines(changed).filter { $0.hasPrefix("STATUS") } == ["STATUS:\(status)"])
        #expect(
            lines(changed).contains { $0.hasPrefix("COMPLETED") } == (status == "COMPLETED"))
        let back = try EntryText.changing(changed, at: moment) { _ in
            .claim(Claim(subject: "A → B"))
        }
        #expect(lines(try #require(back.bytes)).contains("STATUS:NEEDS-ACTION"))
    }

    @Test("Done or cancelled in another program counts, and stays when something else changes")
    func elsewhere() throws {
        let done = task(
            "CATEGORIES:Claim", "SUMMARY:Claim: A → B", "STATUS:COMPLETED",
            "COMPLETED:20261118T120000Z", "RELATED-TO:parent@example.org",
            "X-COUNTERFOIL-STEP;X-GIVEN=20261117:WRITTEN", "X-COUNTERFOIL-STEP:LATER")
        let sent = try claim(done)
        #expect(
            sent.steps == [
                ClaimStep(.written, on: CalendarDay(year: 2026, month: 11, day: 17)),
                ClaimStep(.sent, on: CalendarDay(year: 2026, month: 11, day: 18)),
            ])
        #expect(sent.subject == "A → B" && sent.about.isEmpty)
        let paid = try EntryText.changing(done, at: moment) { entry in
            guard case .claim(var claim) = entry else { return entry }
            claim.steps.append(ClaimStep(.paid, on: nil))
            return .claim(claim)
        }
        let changed = try #require(paid.bytes)
        #expect(try claim(changed).steps.map(\.kind) == [.written, .sent, .paid])
        #expect(lines(changed).contains("RELATED-TO:parent@example.org"))
        #expect(lines(changed).contains("X-COUNTERFOIL-STEP:LATER"))
        let dropped = task("CATEGORIES:Claim", "SUMMARY:Claim: A", "STATUS:CANCELLED")
        #expect(try claim(dropped).steps.map(\.kind) == [.dropped])
    }

    @Test("A film with such a tag stays a film, and a film that was cancelled is none")
    func films() throws {
        let (bytes, entry) = try EntryText.new(
            .film(Film(title: "Ran", tags: ["Season Ticket"])), uid: "a", at: moment)
        #expect(try EntryText.entry(of: bytes) == entry && entry.kind == .film)
        #expect(throws: CalendarDefect.noEntry(.cancelledFilm)) {
            try EntryText.entry(
                of: task("CATEGORIES:Film", "SUMMARY:Ran", "STATUS:CANCELLED"))
        }
    }

    @Test("What makes no sense is not an entry")
    func rules() {
        #expect(throws: CalendarDefect.claim(.emptySubject)) {
            try EntryText.entry(of: task("CATEGORIES:Claim"))
        }
        #expect(throws: CalendarDefect.claim(.dueBeforeTravel)) {
            try EntryText.entry(
                of: task(
                    "CATEGORIES:Claim", "SUMMARY:A", "DTSTART;VALUE=DATE:20261120",
                    "DUE;VALUE=DATE:20261119"))
        }
    }

    @Test("Random edits are read back as they were made", arguments: 0..<100)
    func random(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        var entry: Entry = random.chance(50) ? .pass(.full) : .claim(.full)
        var (bytes, _) = try EntryText.new(entry, uid: "a", at: moment)
        for _ in 0..<4 {
            let new = RandomEntries.changed(entry, using: &random)
            let after = try EntryText.changing(bytes, at: moment) { _ in new }
            entry = after.entry
            bytes = after.bytes ?? bytes
            #expect(try EntryText.entry(of: bytes) == entry)
        }
    }
}
