import Domain
import FormatsTestSupport
import Foundation
import TestSupport
import Testing

@testable import Formats

/// Tests with programs in place of the extractor, and with the extractor if it is installed.
struct TicketsReaderTests {
    private let ticket = SourceFile("ticket.pdf", "%PDF-1.4\n%%EOF\n")

    @Test("Tickets are recognised by how they begin")
    func recognition() {
        let reader = TicketsReader(program: nil)
        #expect(reader.recognises(ticket))
        #expect(!reader.recognises(SourceFile("a", "PK\u{3}\u{4}..manifest.json..pass.json")))
        #expect(!reader.recognises(SourceFile("a.pdf", "Date,Name")))
    }

    @Test("A pass is recognised wherever in it the pass.json is, and nothing else is one")
    func passes() throws {
        let image = String(repeating: "image ", count: 30_000)
        func file(_ names: String...) -> [UInt8] {
            var zip = RawZip()
            for name in names { zip.add(name, name.hasSuffix(".png") ? image : "{}") }
            return zip.finished
        }
        let reader = TicketsReader(program: nil)
        let pass = file("background@2x.png", "strip.png", "manifest.json", "pass.json", "signature")
        let files = [pass, file("pass.json"), file("compass.json", "old/pass.json")]
            .map { SourceFile("a.pkpass", $0) }
        #expect(files.map(reader.recognises) == [true, true, false])
        let cutOff = SourceFile("a.pkpass", Array(pass.dropLast(30)))
        let isPass = reader.recognises(cutOff)
        #expect(!isPass)

        let folder = try ScratchFolder()
        let url = folder.url.appending(path: "a.pkpass")
        let other = folder.url.appending(path: "b.zip")
        try Data(pass).write(to: url)
        try Data(file("diary.csv", "compass.json")).write(to: other)
        let opened = try SourceOpener.open([url, other])
        #expect(opened.map(\.name) == ["a.pkpass", "diary.csv", "compass.json"])
        #expect(opened.map(reader.recognises) == [true, false, false])
    }

    @Test("What the program makes of a ticket becomes trips")
    func answer() async throws {
        let program = try StandIn(
            "printf '%s' \"$JSON\"".replacing("$JSON", with: StandIn.json))
        let contents = try await TicketsReader(program: program.program).contents(ticket)
        #expect(
            contents.outcomes == [
                "1 train RJX 551 Wien Hbf → Graz Hbf, 2026-05-01 08:00 UTC+02:00 (7200) – ?"
            ])
    }

    @Test("A ticket that is kept is named by its day and its ends, and has all its bytes")
    func kept() async throws {
        let standIn = try StandIn(
            "printf '%s' \"$JSON\"".replacing("$JSON", with: StandIn.json))
        let program = standIn.program
        let reader = TicketsReader(program: program, keptIn: "/tickets")
        let contents = try await reader.contents(ticket)
        let kept = try #require(contents.tickets.first)
        #expect(contents.tickets.count == 1 && kept.folder == "/tickets")
        #expect(kept.name == "2026-05-01 Wien Hbf – Graz Hbf.pdf")
        #expect(try await kept.content() == Array("%PDF-1.4\n%%EOF\n".utf8))
        guard case .trip(let trip)? = contents.records.first?.entry else {
            return #expect(Bool(false))
        }
        #expect(trip.ticketFile == kept.placeholder)

        let other = try await TicketsReader(program: program).contents(ticket)
        #expect(other.tickets.isEmpty)
        guard case .trip(let bare)? = other.records.first?.entry else {
            return #expect(Bool(false))
        }
        #expect(bare.ticketFile == nil)
    }

    @Test("No name of a place leads to another folder, hides a file or is too long for one")
    func names() {
        var trip = Trip.full
        trip.from = "../\u{0}a/\u{202E}b\n"
        trip.to = String(repeating: "駅", count: 200)
        let name = trip.nameOfTicket(endingIn: "pkpass")
        #expect(name.hasPrefix("2026-11-20 ..--a--b- – 駅") && name.hasSuffix("駅.pkpass"))
        #expect(name.utf8.count < 240)
    }

    @Test("The program is given the document, whole")
    func document() async throws {
        let program = try StandIn(
            """
            exec perl -e 'local $/; printf
                q([{"@type":"LodgingReservation","reservationFor":{"name":"%d"}}]), length <STDIN>'
            """
        )
        let large = SourceFile(
            "large.pdf", Array("%PDF-".utf8) + [UInt8](repeating: 7, count: 3_000_000),
            pieces: 65_536)
        let contents = try await TicketsReader(program: program.program).contents(large)
        #expect(contents.leftOut.map(\.row.title) == ["3000005"])
    }

    @Test("A program that takes too long is ended, and the row says so")
    func tooLong() async throws {
        let program = try StandIn("exec sleep 600", timeLimit: .milliseconds(200))
        let contents = try await TicketsReader(program: program.program).contents(ticket)
        #expect(contents.outcomes == ["0 ticket.pdf: Reading it took longer than 0 seconds."])
    }

    @Test(
        "A program that says too much, fails or talks nonsense gives a row that says so",
        arguments: [
            ("exec yes '[1,2,3]'", "More than 1 MB was read from it."),
            ("exit 3", "It could not be read."),
            ("echo nonsense", "It could not be read."), ("kill -9 $$", "It could not be read."),
        ])
    func failures(script: String, reason: String) async throws {
        let program = try StandIn(script)
        let contents = try await TicketsReader(program: program.program).contents(ticket)
        #expect(contents.outcomes == ["0 ticket.pdf: \(reason)"])
    }

    @Test("Without the program, its package is named")
    func missing() async {
        await #expect(
            throws: ImportError.missingProgram(file: "ticket.pdf", package: "libkpimitinerary-bin")
        ) {
            try await TicketsReader(program: nil).contents(ticket)
        }
    }

    @Test("Where other files are read, a ticket without the program is a row")
    func missingBesideOthers() async throws {
        let reading = SourceReading(
            try await CalendarReader(gazetteer: PlacesDouble()).contents(
                SourceFile(fixture: "calendars/regiojet.ics")))
        try await TicketsReader(program: nil).read([ticket], into: reading)
        let contents = reading.contents
        #expect(contents.records.count == 1)
        #expect(
            contents.unreadable.map(\.trouble) == [
                .noProgram(file: "ticket.pdf", package: "libkpimitinerary-bin")
            ])
    }

    @Test(
        "Beside rows of which nothing becomes yet, a ticket without the program is a row too",
        arguments: 0..<4)
    func missingBesideRows(kind: Int) async throws {
        let row = ImportRow(.trip, at: SourcePlace(file: "a.ics", row: 1), title: "A → B")
        var contents = SourceContents()
        switch kind {
        case 0:
            let origin = ImportOrigin(source: "calendar", key: "1")
            contents.undecided = [
                UndecidedRecord(
                    origin: origin, kind: .trip, records: { [] }, reason: .undecided, row: row)
            ]
        case 1: contents.leaveOut(row, .noEvent)
        case 2: contents.refuse(row, .noDeparture)
        default:
            contents.questions = [ImportQuestion(id: "a", .likes, options: [], preset: nil)]
        }
        let reading = SourceReading(contents)
        try await TicketsReader(program: nil).read([ticket], into: reading)
        #expect(reading.contents.unreadable.last?.row.place.file == "ticket.pdf")
    }

    @Test("A document of 100 MB is a row, and is not kept")
    func tooLarge() async throws {
        let program = try StandIn("echo []")
        let piece = Array("%PDF-".utf8) + [UInt8](repeating: 1, count: 1 << 20)
        let file = SourceFile(
            name: "large.pdf", size: nil, head: Array(piece.prefix(64)),
            open: { RepeatingStream(piece, times: 100) })
        let contents = try await TicketsReader(program: program.program).contents(file)
        #expect(contents.outcomes == ["0 large.pdf: It is too large to be read."])
    }

    @Test("A cancelled import ends the program")
    func cancelled() async throws {
        let program = try StandIn("exec sleep 600")
        let task = Task { try await TicketsReader(program: program.program).contents(ticket) }
        task.cancel()
        await #expect(throws: ImportError.cancelled) { try await task.value }
    }

    @Test("The program is looked for in the path before the places where Debian keeps it")
    func search() throws {
        let folder = try ScratchFolder()
        let file = folder.path("kitinerary-extractor")
        try folder.write("#!/bin/sh\n", to: "kitinerary-extractor")
        #expect(TicketProgram.installed(path: folder.url.path)?.path != file)
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: file)
        #expect(TicketProgram.installed(path: "relative:\(folder.url.path)")?.path == file)
    }

    @Test(
        "The extractor itself reads a page that holds a reservation",
        .enabled(if: TicketProgram.installed() != nil))
    func real() async throws {
        let page = try SourceFile(fixture: "tickets/page.html")
        let contents = try await TicketsReader().contents(page)
        #expect(
            contents.outcomes.first?.hasPrefix(
                "1 train RJX 551 Wien Hbf → Graz Hbf, 2026-05-01 08:00") == true)
    }

    @Test(
        "The extractor finds nothing in an empty ticket",
        .enabled(if: TicketProgram.installed() != nil))
    func realEmpty() async throws {
        let contents = try await TicketsReader().contents(ticket)
        #expect(contents.outcomes == ["0 ticket.pdf: left out: It contains no reservation"])
    }
}

/// A program for one test. It cannot start another one.
private final class StandIn {
    let program: TicketProgram
    private let folder: ScratchFolder

    static let json =
        #"[{"@type":"TrainReservation","reservationFor":{"departureStation":{"name":"Wien Hbf"},"arrivalStation":{"name":"Graz Hbf"},"departureTime":"2026-05-01T08:00:00+02:00","trainNumber":"RJX 551"}}]"#
        .replacing("\"", with: "\\\"")

    init(_ script: String, timeLimit: Duration = .seconds(20)) throws {
        folder = try ScratchFolder()
        try folder.write("#!/bin/sh\n\(script)\n", to: "extractor")
        let file = folder.path("extractor")
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: file)
        program = TicketProgram(path: file, timeLimit: timeLimit, outputLimit: 1 << 20)
    }
}
