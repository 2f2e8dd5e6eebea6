import Domain
import Foundation
import JournalFormat

/// Reads reservations in JSON: alone, or inside a saved page or mail.
///
/// A page or a mail without any is left to the program that knows how companies write theirs.
struct ReservationsReader: SourceReader {
    private let tickets: TicketsReader
    private let calendarReader: CalendarReader

    /// - Parameter gazetteer: the airports, by whose codes flights in calendars are recognised.
    init(program: TicketProgram? = .installed(), gazetteer: any FindsPlaces) {
        tickets = TicketsReader(program: program)
        calendarReader = CalendarReader(gazetteer: gazetteer)
    }

    var readsText: Bool { false }

    func recognises(_ file: SourceFile) -> Bool { DocumentKind(file.head) != nil }

    func read(_ files: [SourceFile], into reading: SourceReading) async throws(ImportError) {
        var unrecognised: [SourceFile] = []
        for file in files {
            if Task.isCancelled { throw .cancelled }
            if try await !read(file, into: reading) { unrecognised.append(file) }
            reading.progress(1)
        }
        try await reading.addSilently { silent throws(ImportError) in
            try await tickets.read(unrecognised, into: silent)
        }
    }

    /// Reads a file, and returns false if only the program can read it.
    private func read(
        _ file: SourceFile, into reading: SourceReading
    ) async throws(ImportError) -> Bool {
        let kind = DocumentKind(file.head)
        var found = ReservationRecords(file.name)
        guard let bytes = try file.whole(upTo: kind?.largest ?? 0) else {
            reading.contents.refuse(file: file.name, .tooLarge)
            return true
        }
        switch kind {
        case .json:
            guard let nodes = ReservationNode.all(in: Data(bytes)) else {
                reading.contents.refuse(file: file.name, .noShallowJSON)
                return true
            }
            found.add(nodes)
        case .page:
            found.add(EmbeddedJSON.nodes(in: bytes))
            if found.isEmpty { return false }
        case .mail:
            let parts = MailPart.all(in: bytes)
            found.add(parts.flatMap(\.nodes))
            if found.isEmpty {
                return try await readCalendars(in: parts, file, into: reading)
            }
        case nil: return true
        }
        found.addResults(to: &reading.contents)
        return true
    }

    /// Reads the calendars in a mail, and returns whether it has any.
    private func readCalendars(
        in parts: [MailPart], _ file: SourceFile, into reading: SourceReading
    ) async throws(ImportError) -> Bool {
        let calendars = parts.filter { $0.type == "text/calendar" }.map { part in
            SourceFile(
                name: file.name + "/" + (part.name ?? "calendar.ics"), size: part.content.count,
                head: Array(part.content.prefix(SourceFile.headLength)),
                open: { SingleStream(part.content) }
            ).decided(by: reading.answers)
        }.filter(calendarReader.recognises)
        guard !calendars.isEmpty else { return false }
        try await reading.addSilently { silent throws(ImportError) in
            try await calendarReader.read(calendars, into: silent)
        }
        for calendar in calendars { calendar.addEncoding(to: &reading.contents) }
        return true
    }
}

/// The kind of a file with reservations, by its beginning.
enum DocumentKind {
    case json, page, mail

    /// The greatest size of a file that is read, in bytes. JSON needs more memory once it is
    /// parsed.
    var largest: Int { self == .json ? 4 << 20 : 32 << 20 }

    /// Recognises a file by its beginning, or makes `nil` for another kind.
    init?(_ head: [UInt8]) {
        var start = head[...]
        if start.starts(with: [0xEF, 0xBB, 0xBF]) { start = start.dropFirst(3) }
        start = start.drop { $0 <= UInt8(ascii: " ") }
        let text = String(decoding: start, as: UTF8.self)
        if let first = start.first, "[{".utf8.contains(first) {
            guard text.contains("\"@type\""), text.contains("Reservation") else { return nil }
            self = .json
        } else if start.first == UInt8(ascii: "<") {
            let opening = text.prefix(2_000).lowercased()
            guard
                opening.contains("<html") || opening.contains("<!doctype html")
                    || opening.contains("ld+json") || opening.contains("<head")
            else { return nil }
            self = .page
        } else if MailHeaders(start).isOfMail {
            self = .mail
        } else {
            return nil
        }
    }
}
