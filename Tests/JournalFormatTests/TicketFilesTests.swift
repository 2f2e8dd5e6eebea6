import Domain
import Foundation
import TestSupport
import Testing

@testable import JournalFormat

@Suite("Tickets in files")
struct TicketFilesTests {
    private let ours =
        "ATTACH;FMTTYPE=application/pdf;X-COUNTERFOIL=TICKET:file:///home/a/K%C3%B6ln.pdf"
    private let foreign = [
        "ATTACH;FMTTYPE=application/pdf;FILENAME=plan.pdf:file:///home/a/plan.pdf",
        "ATTACH;VALUE=BINARY;ENCODING=BASE64:AAAA",
        "ATTACH:https://example.org/terms.pdf",
    ]

    private func change(_ text: String, by change: (inout Trip) -> Void) throws -> String {
        let (bytes, _) = try EntryText.changing(
            Array(text.utf8), at: Date(timeIntervalSince1970: 1_795_000_000)
        ) { entry in
            guard case .trip(var trip) = entry else { return entry }
            change(&trip)
            return .trip(trip)
        }
        return unfolded(try #require(bytes))
    }

    private func unfolded(_ bytes: [UInt8]) -> String {
        String(decoding: bytes, as: UTF8.self).replacing("\r\n ", with: "")
    }

    private func event(_ lines: [String]) -> String {
        calendar(
            (["BEGIN:VEVENT", "UID:1", "CATEGORIES:Trip", "DTSTART:20261120T140200Z"] + lines
                + ["END:VEVENT"]).joined(separator: "\r\n"))
    }

    private func attachments(_ text: String) -> [String] {
        text.split(separator: "\r\n").filter { $0.hasPrefix("ATTACH") }.map(String.init)
    }

    @Test("A new trip has its ticket where other programs look for attachments")
    func written() throws {
        var trip = Trip.full
        trip.ticketFile = TicketFile(path: "/home/a/Köln.pdf")
        let (bytes, _) = try EntryText.new(
            .trip(trip), uid: "1", at: Date(timeIntervalSince1970: 1_795_000_000))
        let text = unfolded(bytes)
        #expect(attachments(text) == [ours])
        guard case .trip(let read) = try EntryText.entry(of: bytes) else {
            return #expect(Bool(false))
        }
        #expect(read.ticketFile == trip.ticketFile && read.ticketFile?.path == "/home/a/Köln.pdf")
    }

    @Test("What other programs attached is no ticket, and stays whatever becomes of the ticket")
    func others() throws {
        let text = event(foreign + ["SUMMARY:A → B"])
        #expect(try trip(text).ticketFile == nil)
        let chosen = try change(text) { $0.ticketFile = TicketFile(path: "/home/a/Köln.pdf") }
        #expect(attachments(chosen) == foreign + [ours])
        let other = try change(chosen) { $0.ticketFile = TicketFile(path: "/home/b/t.pkpass") }
        #expect(attachments(other).dropLast() == foreign[...])
        #expect(
            attachments(other).last
                == "ATTACH;FMTTYPE=application/vnd.apple.pkpass;X-COUNTERFOIL=TICKET:file:///home/b/t.pkpass"
        )
        #expect(attachments(try change(other) { $0.ticketFile = nil }) == foreign)
        #expect(attachments(try change(chosen) { $0.notes = "Snow." }) == foreign + [ours])
    }

    @Test(
        "Another address than a file's is ignored and reported",
        arguments: ["https://example.org/t.pdf", "t.pdf", "file:t.pdf", ""])
    func noFile(address: String) throws {
        let line = "ATTACH;X-COUNTERFOIL=TICKET:\(address)"
        let text = event(["UID:1", "DTSTAMP:20260101T000000Z", "SUMMARY:A → B", line])
        #expect(try trip(text).ticketFile == nil)
        #expect(
            try EntryReview(of: Array(text.utf8)).oddities
                == [.ignored(property: "ATTACH", value: address)])
        #expect(attachments(try change(text) { $0.notes = "Snow." }) == [line])
    }

    @Test("A ticket that is not kept yet is not written")
    func awaited() {
        var trip = Trip.full
        trip.ticketFile = .copy(of: "t.pdf")
        #expect(throws: CalendarDefect.self) {
            try EntryText.new(.trip(trip), uid: "1", at: Date(timeIntervalSince1970: 0))
        }
    }

    @Test("Attachments of other programs go along where tickets are left out")
    func leftOut() throws {
        let item = try #require(
            CalendarItem(Array(event([ours] + foreign).utf8), with: .leftOut))
        #expect(attachments(unfolded(item.components)) == foreign)
    }

    @Test("A file that goes along itself stands where its address was, in lines of 75 octets")
    func inline() throws {
        let content = (0..<5_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        let ticket = try #require(TicketFile(path: "/home/a/Köln.pdf"))
        let lines = [foreign[0], ours.replacing(";X-", with: ";X-ELSE=1;X-")] + foreign.dropFirst()
        let item = try #require(
            CalendarItem(
                Array(event(lines).utf8),
                with: .content(of: ticket, content, mediaType: "application/pdf")))
        let line =
            "ATTACH;X-ELSE=1;FMTTYPE=application/pdf;ENCODING=BASE64;VALUE=BINARY;"
            + "X-COUNTERFOIL=TICKET:" + Data(content).base64EncodedString()
        #expect(
            attachments(unfolded(item.components)) == [foreign[0], line] + foreign.dropFirst())
        let octets = item.components.split(separator: 0x0A).map { $0.count - 1 }
        #expect(octets.max() == 75)
        let another = try #require(TicketFile(path: "/b.pdf"))
        let other = try #require(
            CalendarItem(
                Array(event(lines).utf8),
                with: .content(of: another, content, mediaType: "image/png")))
        #expect(attachments(unfolded(other.components)) == lines)
    }

    @Test(
        "A file that is named for an entry changes nothing else, and replaces one that stood there",
        arguments: [[], ["ATTACH;ENCODING=BASE64;VALUE=BINARY;X-COUNTERFOIL=TICKET:AAAA"]])
    func named(before: [String]) throws {
        let text = event(foreign + before + ["DTSTAMP:20260101T000000Z", "SUMMARY:A → B"])
        let ticket = try #require(TicketFile(path: "/home/a/Köln.pdf"))
        let named = unfolded(try EntryText.naming(ticket, in: Array(text.utf8)))
        #expect(try trip(named).ticketFile == ticket)
        #expect(attachments(named) == foreign + [ours])
        let others = [text, named].map {
            $0.split(separator: "\r\n").filter { !$0.hasPrefix("ATTACH") }
        }
        #expect(others[0] == others[1])
    }

    @Test("The picture of a film is an attachment like a ticket, beside those of other programs")
    func picture() throws {
        let lines = ["BEGIN:VJOURNAL", "UID:1", "CATEGORIES:Film", "SUMMARY:M"]
        let text = calendar((lines + foreign + ["END:VJOURNAL"]).joined(separator: "\r\n"))
        let picture = TicketFile(path: "/home/a/M.jpg")
        let (bytes, _) = try EntryText.changing(
            Array(text.utf8), at: Date(timeIntervalSince1970: 1_795_000_000)
        ) { entry in
            guard case .film(var film) = entry else { return entry }
            film.picture = picture
            return .film(film)
        }
        let changed = try #require(bytes)
        #expect(
            Set(attachments(unfolded(changed)))
                == Set(
                    foreign + [
                        "ATTACH;FMTTYPE=image/jpeg;X-COUNTERFOIL=TICKET:file:///home/a/M.jpg"
                    ]))
        guard case .film(let film) = try EntryText.entry(of: changed) else {
            return #expect(Bool(false))
        }
        #expect(film.picture == picture)
    }
}
