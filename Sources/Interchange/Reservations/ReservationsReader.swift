import Domain
import Foundation
import JournalFormat

/// Reads reservations that a file holds as JSON: alone, or inside a saved page or mail.
///
/// A page or a mail without any is left to the program that knows how companies write theirs.
struct ReservationsReader: SourceReader {
    /// The most that is read of a file, in bytes.
    static let largest = 32 << 20

    private let program: TicketProgram?

    init(program: TicketProgram? = .installed()) {
        self.program = program
    }

    func recognises(_ file: SourceFile) -> Bool {
        DocumentKind(file.head) != nil
    }

    func read(
        _ files: [SourceFile], answers: [ImportQuestion.ID: ImportQuestion.Option.ID],
        into harvest: inout Harvest, progress: (Int) -> Void
    ) async throws(ImportError) {
        for (index, file) in files.enumerated() {
            if Task.isCancelled { throw .cancelled }
            try await read(file, answers: answers, into: &harvest)
            progress(index + 1)
        }
    }

    private func read(
        _ file: SourceFile, answers: [ImportQuestion.ID: ImportQuestion.Option.ID],
        into harvest: inout Harvest
    ) async throws(ImportError) {
        let bytes = try file.whole(upTo: Self.largest)
        var found = ReservationHarvest(file.name)
        switch DocumentKind(file.head) {
        case .json:
            guard let nodes = ReservationNode.all(in: Data(bytes)) else {
                return found.report("It is no valid JSON, or nested too deeply.", into: &harvest)
            }
            found.add(nodes)
        case .page: found.add(EmbeddedJSON.nodes(in: bytes))
        case .mail:
            let parts = MailPart.all(in: bytes)
            found.add(parts.flatMap(\.nodes))
            if found.isEmpty, try readCalendars(in: parts, file, answers, into: &harvest) { return }
        case nil: break
        }
        if found.isEmpty, DocumentKind(file.head) != .json {
            try await TicketsReader(program: program).read(bytes, of: file, into: &harvest)
        } else {
            found.settle(into: &harvest)
        }
    }

    /// Whether a mail brings calendars.
    private func readCalendars(
        in parts: [MailPart], _ file: SourceFile,
        _ answers: [ImportQuestion.ID: ImportQuestion.Option.ID], into harvest: inout Harvest
    ) throws(ImportError) -> Bool {
        let calendars = parts.filter { $0.type == "text/calendar" }.map { part in
            SourceFile(
                name: file.name + "/" + (part.name ?? "calendar.ics"), size: part.content.count,
                head: Array(part.content.prefix(SourceFile.headLength)),
                open: { SingleStream(part.content) })
        }.filter(CalendarReader().recognises)
        guard !calendars.isEmpty else { return false }
        try CalendarReader().read(calendars, answers: answers, into: &harvest) { _ in }
        return true
    }
}

/// What a file with reservations is, by how it begins.
enum DocumentKind {
    case json, page, mail

    /// Nil where it is none of them.
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

/// Bytes that are there already, as a stream.
final class SingleStream: ByteStream {
    private var content: [UInt8]?

    init(_ content: [UInt8]) {
        self.content = content
    }

    func next() throws(ImportError) -> [UInt8]? {
        defer { content = nil }
        return content
    }
}
