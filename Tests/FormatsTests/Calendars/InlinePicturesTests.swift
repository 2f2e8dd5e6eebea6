import Domain
import Files
import Foundation
import JournalFormat
import TestSupport
import Testing

@testable import Formats

@Suite("Pictures of films in calendars")
struct InlinePicturesTests {
    private let folder: ScratchFolder
    private let reader: CalendarReader

    init() throws {
        folder = try ScratchFolder()
        let destination = TicketDestination("/kept") { $0.last != 0 }
        reader = CalendarReader(gazetteer: PlacesDouble(), destination: destination)
    }

    /// Returns bytes that begin like a JPEG and end in 1, so that the reader can show them.
    private func picture(_ size: Int = 10_000, number: Int = 0) -> [UInt8] {
        [0xFF, 0xD8, 0xFF] + Array(repeating: UInt8(number), count: size - 4) + [1]
    }

    /// Stores a film whose picture is a file of some bytes, or one that does not exist.
    private func film(_ title: String, holding bytes: [UInt8]?) throws -> StoredEntry {
        let path = folder.path(title + ".jpg")
        if let bytes { try Data(bytes).write(to: URL(filePath: path)) }
        return try stored(.film(Film(title: title, picture: TicketFile(path: path))), title)
    }

    private func stored(_ entry: Entry, _ uid: String) throws -> StoredEntry {
        let text = try EntryText.new(
            entry, uid: uid, at: Date(timeIntervalSince1970: 1_795_000_000))
        return StoredEntry(id: EntryID(uid + ".ics"), entry: text.entry, content: text.bytes)
    }

    private func write(
        _ entries: [StoredEntry], _ files: CalendarWriter.StoredFiles = .picturesInside(.real)
    ) throws -> (bytes: [UInt8], unreadable: Int) {
        var writer = CalendarWriter(files)
        var bytes: [UInt8] = []
        try writer.begin { bytes += $0 }
        for entry in entries { #expect(try writer.write(entry) { bytes += $0 }) }
        try writer.end { bytes += $0 }
        return (bytes, writer.unreadablePictures)
    }

    private func lines(_ bytes: [UInt8]) -> [Substring] {
        String(decoding: bytes, as: UTF8.self).replacing("\r\n ", with: "")
            .split(separator: "\r\n")
    }

    private func attachments(_ bytes: [UInt8]) -> [Substring] {
        lines(bytes).filter { $0.hasPrefix("ATTACH") }
    }

    @Test("Written and read again, a picture is the film's, which is otherwise the same file")
    func roundTrip() async throws {
        let films = try ["M", "Ran"].enumerated().map { number, title in
            try film(title, holding: picture(number: number))
        }
        let (bytes, unreadable) = try write(films + [stored(.trip(.full), "trip")])
        #expect(unreadable == 0)
        let head = "ATTACH;FMTTYPE=image/jpeg;ENCODING=BASE64;VALUE=BINARY;X-COUNTERFOIL=TICKET:"
        for number in 0...1 {
            let value = Data(picture(number: number)).base64EncodedString()
            #expect(attachments(bytes)[number] == head + value)
        }
        #expect(bytes.split(separator: .lineFeed).allSatisfy { $0.count <= 76 })
        let contents = try await reader.contents(SourceFile("all.ics", bytes))
        #expect(contents.files.count == 3 && contents.leftOut.isEmpty)
        #expect(contents.unreadable.isEmpty && contents.tickets.count == 2)
        for (number, ticket) in contents.tickets.enumerated() {
            let file = try #require(contents.files.first { $0.uid == ["M", "Ran"][number] })
            #expect(file.entry?.storedFile == ticket.placeholder)
            #expect(
                lines(file.content)
                    == lines(films[number].content).filter { !$0.hasPrefix("ATTACH") })
            #expect(ticket.folder == "/kept" && ticket.name == ["M.jpg", "Ran.jpg"][number])
            #expect(try await ticket.content() == picture(number: number))
        }
    }

    @Test("A picture that is none, is missing or is too large leaves its address, and is counted")
    func unreadable() throws {
        let films = try [
            film("None", holding: Array("Dear diary".utf8)), film("Missing", holding: nil),
            film("Large", holding: picture(4)), film("Read", holding: picture(100)),
        ]
        let large = try FileHandle(forWritingTo: folder.url.appending(path: "Large.jpg"))
        try large.truncate(atOffset: UInt64(TicketFile.largest + 1))
        let (bytes, unreadable) = try write(films)
        #expect(unreadable == 3)
        #expect(attachments(bytes).count { $0.contains("TICKET:file:///") } == 3)
        #expect(attachments(bytes).count { $0.contains("BASE64") } == 1)
    }

    @Test("Unless pictures are wanted, a calendar has their addresses")
    func addresses() throws {
        let (bytes, unreadable) = try write([film("M", holding: picture())], .named)
        #expect(unreadable == 0 && attachments(bytes).count == 1)
        #expect(attachments(bytes)[0].contains("TICKET:file:///"))
    }

    @Test("A picture larger than an entry can be is read, and pictures are in any order")
    func large() async throws {
        let sizes = [300, 400, 3_500_000]
        let films = try sizes.enumerated().map { number, size in
            try film("\(number)", holding: picture(size, number: number))
        }
        let contents = try await reader.contents(SourceFile("all.ics", try write(films).bytes))
        #expect(contents.files.count == 3 && contents.tickets.count == 3)
        for number in [2, 0, 1, 1] {
            let content = try await contents.tickets[number].content()
            #expect(content == picture(sizes[number], number: number))
        }
    }

    @Test("A picture that is larger than a ticket can be is not held whole")
    func tooLarge() {
        let line = Array(" ".utf8) + Array(repeating: UInt8(ascii: "A"), count: 1 << 20)
        var pictures = InlinePictures()
        var taken = pictures.take(
            Array("ATTACH;ENCODING=BASE64;X-COUNTERFOIL=TICKET:AAAA".utf8)[...])
        for _ in 0..<50 { taken += pictures.take(line[...]) }
        #expect(taken > 50 << 20 && pictures.found?.length ?? 0 < 44 << 20)
        #expect(pictures.found != nil && pictures.found?.content == nil)
    }

    @Test("A picture that cannot be shown or is damaged is left out, and its film is not")
    func damaged() async throws {
        for value in [Data(picture() + [0]).base64EncodedString(), "AAA", "A-=A"] {
            let bytes = film("ATTACH;ENCODING=BASE64;X-COUNTERFOIL=TICKET:", value)
            let contents = try await reader.contents(SourceFile("all.ics", bytes))
            #expect(contents.tickets.isEmpty && contents.unreadable.isEmpty)
            #expect(
                contents.outcomes == ["1 M (own)", "1 M: left out: The picture cannot be shown"])
            let file = try #require(contents.files.first)
            #expect(file.entry?.storedFile == nil && attachments(file.content).isEmpty)
        }
    }

    /// Returns a calendar with a film that has an attachment, whose value is folded.
    private func film(_ head: String, _ value: String) -> [UInt8] {
        var lines = head
        var rest = value[...]
        while !rest.isEmpty {
            lines += "\r\n " + rest.prefix(1_000)
            rest = rest.dropFirst(1_000)
        }
        return Array(journal("SUMMARY:M", lines, "X-ELSE:1").utf8)
    }

    @Test(
        "However its line is written, a picture is found",
        arguments: [
            "ATTACH;X-COUNTERFOIL=TICK\r\n ET;VALUE=BINARY;ENCO\r\n DING=BASE64:",
            "attach;x-counterfoil=ticket;value=binary;encoding=base64:/9j",
            "ATTACH;X-ELSE=\"a:b;c\";X-COUNTERFOIL=TICKET;ENCODING=BASE64:",
        ])
    func written(head: String) async throws {
        let value = Data(picture(300)).base64EncodedString()
        let bytes = film(head, String(value.dropFirst(head.hasSuffix("/9j") ? 3 : 0)))
        let contents = try await reader.contents(SourceFile("all.ics", bytes, pieces: 7))
        #expect(try await contents.tickets.first?.content() == picture(300))
        let plain = lines(Array(journal("SUMMARY:M", "X-ELSE:1").utf8))
        let content = try #require(contents.files.first?.content)
        #expect(
            lines(content).filter { !$0.hasPrefix("PRODID") }
                == plain.filter {
                    !$0.hasPrefix("PRODID")
                })
    }

    @Test("What other programs attached to a film stays with it, or the film is too large")
    func foreign() async throws {
        let value = Data(picture(1 << 20)).base64EncodedString()
        for head in ["ATTACH;ENCODING=BASE64:", "ATTACH;ENCODING=BASE64;X-COUNTERFOIL=OTHER:"] {
            let bytes = film(head, value)
            let contents = try await reader.contents(SourceFile("all.ics", bytes))
            #expect(contents.tickets.isEmpty && contents.leftOut.isEmpty)
            let content = try #require(contents.files.first?.content)
            #expect(attachments(content) == attachments(bytes))
        }
        let large = film("ATTACH;ENCODING=BASE64:", value + value + value + value)
        let contents = try await reader.contents(SourceFile("all.ics", large))
        #expect(contents.files.isEmpty && contents.unreadable.count == 1)
    }

    @Test("A picture of something else than a film is told of")
    func ofNoFilm() async throws {
        let pass = String(decoding: try stored(.pass(.full), "1").content, as: UTF8.self)
        let line = "ATTACH;ENCODING=BASE64;X-COUNTERFOIL=TICKET:/9j/AQ=="
        let text = pass.replacing("END:VJOURNAL", with: line + "\r\nEND:VJOURNAL")
        let contents = try await reader.contents(SourceFile("all.ics", text))
        #expect(contents.files.count == 1 && contents.tickets.isEmpty)
        #expect(contents.leftOut.map(\.reason) == [.pictureOfNoFilm])
    }

    @Test("Where pictures are not kept, the film comes without one")
    func notKept() async throws {
        let bytes = try write([film("M", holding: picture())]).bytes
        let contents = try await CalendarReader(gazetteer: PlacesDouble()).contents(
            SourceFile("all.ics", bytes))
        #expect(contents.tickets.isEmpty && contents.leftOut.isEmpty)
        #expect(contents.files.count == 1 && contents.files[0].entry?.storedFile == nil)
    }

    @Test("A picture that is another one by the time of the import is not stored")
    func changed() async throws {
        let url = folder.url.appending(path: "all.ics")
        let films = try ["M", "Ran"].map { try film($0, holding: picture()) }
        try Data(write(films).bytes).write(to: url)
        let contents = try await reader.contents(SourceOpener.open([url])[0])
        #expect(try await contents.tickets[0].content() == picture())
        let file = try FileHandle(forWritingTo: url)
        try file.write(contentsOf: write([film("M", holding: picture(number: 1))]).bytes)
        let place = SourcePlace(file: "all.ics", row: 1)
        await #expect(throws: ImportError.unreadable(place, .changing)) {
            try await contents.tickets[0].content()
        }
    }
}
