import Domain
import FormatsTestSupport
import Foundation

@testable import Formats

extension SourceFile {
    /// Makes a file that is read in small pieces, so that everything crosses their borders.
    init(_ name: String, _ content: [UInt8], pieces: Int = 4_096) {
        self.init(
            name: name, size: content.count, head: Array(content.prefix(Self.headLength)),
            open: { PiecewiseStream(content, pieces) })
    }

    init(_ name: String, _ text: String) {
        self.init(name, Array(text.utf8))
    }

    /// Makes a file from a fixture, such as `calendars/regiojet.ics`.
    init(fixture path: String, pieces: Int = 61) throws {
        let file = URL.fixtures.appending(path: path)
        self.init(file.lastPathComponent, Array(try Data(contentsOf: file)), pieces: pieces)
    }
}

final class PiecewiseStream: ByteStream {
    private var rest: ArraySlice<UInt8>
    private let size: Int

    init(_ content: [UInt8], _ size: Int) {
        rest = content[...]
        self.size = size
    }

    func next() throws(ImportError) -> [UInt8]? {
        guard !rest.isEmpty else { return nil }
        defer { rest = rest.dropFirst(size) }
        return Array(rest.prefix(size))
    }
}

/// A stream that repeats a piece.
final class RepeatingStream: ByteStream {
    private let piece: [UInt8]
    private var left: Int

    init(_ piece: [UInt8], times: Int) {
        self.piece = piece
        left = times
    }

    func next() throws(ImportError) -> [UInt8]? {
        guard left > 0 else { return nil }
        left -= 1
        return piece
    }
}

extension SourceReader {
    /// Returns the contents of files.
    func contents(
        _ files: SourceFile..., answers: ImportAnswers = [:]
    ) async throws -> SourceContents {
        let reading = SourceReading(answers: answers)
        try await read(files, into: reading)
        return reading.contents
    }
}

extension SourceContents {
    /// A line for each outcome of the rows, in their order.
    var outcomes: [String] {
        let trips = records.map { record in
            (record.place.row ?? 0, record.words)
        }
        let kept = files.map { ($0.place.row ?? 0, "\($0.entry.map(\.words) ?? "no entry") (own)") }
        let leftOut = leftOut + undecided.map { ($0.reason, $0.row) }
        let out = leftOut.map {
            (
                $0.row.place.row ?? 0,
                "\($0.row.title): left out: \($0.reason.words)"
            )
        }
        let bad = unreadable.map { ($0.row.place.row ?? 0, "\($0.row.title): \($0.reason)") }
        return (trips + kept + out + bad).enumerated()
            .sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
            .map { "\($0.element.0) \($0.element.1)" }
    }
}

extension ImportRecord {
    fileprivate var words: String {
        ([entry.words] + remarks.map { "! \($0.words)" }).joined(separator: "\n  ")
    }
}

extension Entry {
    fileprivate var words: String {
        switch self {
        case .film(let film): film.title
        case .pass, .claim: nameInList
        case .trip(let trip):
            [
                trip.mode.rawValue, trip.service, "\(trip.from) → \(trip.to),",
                trip.departure.test, "–", trip.arrival?.test ?? "?",
                trip.operator.isEmpty ? "" : "by \(trip.operator)",
                trip.seat.isEmpty ? "" : "seat \(trip.seat)",
                trip.travelClass.isEmpty ? "" : "class \(trip.travelClass)",
                trip.fare.map { "for \($0.amount) \($0.currency)" } ?? "",
                trip.disruption?.rawValue ?? "",
                trip.journey.isEmpty ? "" : "[\(trip.journey)]",
            ].filter { !$0.isEmpty }.joined(separator: " ")
        }
    }
}

extension DateTime {
    fileprivate var test: String {
        let zone =
            switch zone {
            case .floating: ""
            case .utc: " UTC"
            case .named(let name): " \(name)"
            case .custom(let name, let seconds): " \(name) (\(seconds))"
            }
        return words + zone
    }
}
