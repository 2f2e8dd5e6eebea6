import Domain
import Files
import FormatsTestSupport
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Formats

/// Tests of calendars that would keep a reader busy, and of cancelled readers.
struct CostlyCalendarsTests {
    private func zone(_ number: Int, rule: String) -> String {
        [
            "BEGIN:VTIMEZONE", "TZID:Ship \(number)", "BEGIN:STANDARD", "DTSTART:19700101T000000",
            "RRULE:FREQ=YEARLY;\(rule)", "TZOFFSETFROM:+0300", "TZOFFSETTO:+0300", "END:STANDARD",
            "END:VTIMEZONE",
        ].joined(separator: "\r\n")
    }

    private func trip(_ number: Int) -> String {
        [
            "BEGIN:VEVENT", "UID:\(number)", "SUMMARY:A → B", "CATEGORIES:Trip",
            "DTSTART;TZID=Ship \(number):20261120T140200", "END:VEVENT",
        ].joined(separator: "\r\n")
    }

    @Test("Each trip in a zone that can never change its clocks is a row that says so")
    func impossible() async throws {
        let zones = (0..<1_000).map { zone($0, rule: "BYMONTH=2;BYMONTHDAY=30") }
        let lines = (zones + (0..<1_000).map(trip)).joined(separator: "\r\n")
        let contents = try await CalendarReader(gazetteer: PlacesDouble()).contents(
            SourceFile("a.ics", calendar(lines)))
        #expect(contents.unreadable.count == 1_000)
        #expect(
            contents.unreadable.first?.reason
                == "Its definition of the time zone “Ship 0” changes the clocks on a day that never "
                + "comes.")
    }

    @Test("A thousand zones that are right are a thousand trips")
    func many() async throws {
        let zones = (0..<1_000).map { zone($0, rule: "BYMONTH=10;BYDAY=-1SU") }
        let lines = (zones + (0..<1_000).map(trip)).joined(separator: "\r\n")
        let contents = try await CalendarReader(gazetteer: PlacesDouble()).contents(
            SourceFile("a.ics", calendar(lines)))
        #expect(contents.unreadable.isEmpty)
        #expect(contents.files.count == 1_000)
    }

    @Test("Thousands of entries of one UID are as many files, each with the name it has every time")
    func oneUID() async throws {
        let entry = [
            "BEGIN:VJOURNAL", "UID:same", "SUMMARY:M", "CATEGORIES:Film",
            "X-COUNTERFOIL-TITLE:M", "X-COUNTERFOIL-SCALE:AVERAGE", "END:VJOURNAL",
        ].joined(separator: "\r\n")
        let all = SourceFile(
            "a.ics", calendar(Array(repeating: entry, count: 5_000).joined(separator: "\r\n")))
        let reader = CalendarReader(gazetteer: PlacesDouble())
        let names = try await reader.contents(all).files.map(\.name)
        #expect(Set(names).count == 5_000)
        let some = SourceFile(
            "a.ics", calendar(Array(repeating: entry, count: 3).joined(separator: "\r\n")))
        #expect(try await reader.contents(some).files.map(\.name) == Array(names.prefix(3)))
    }

    @Test(
        "A reader that is cancelled reads no further",
        arguments: [
            "BEGIN:VTIMEZONE\r\nTZID:A\r\nEND:VTIMEZONE\r\n", "X-LINE:1\r\n",
            "BEGIN:VEVENT\r\nSUMMARY:A\r\nEND:VEVENT\r\n",
        ])
    func cancelled(piece: String) async throws {
        let stream = Cancelling(
            piece: Array(repeating: Array(piece.utf8), count: 500).flatMap(\.self))
        let beginning = Array("BEGIN:VCALENDAR\r\n".utf8)
        let file = SourceFile(name: "a.ics", size: nil, head: beginning) {
            stream.begin(with: beginning)
            return stream
        }
        let task = Task { try await CalendarReader(gazetteer: PlacesDouble()).contents(file) }
        await #expect(throws: ImportError.cancelled) { try await task.value }
        #expect(stream.served <= 3)
    }

    @Test("Reading from a disk stops when its task is cancelled")
    func onDisk() async throws {
        let folder = try ScratchFolder()
        try folder.write("Date,Name\n", to: "a.csv")
        let path = folder.path("a.csv")
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            let stream = FileStream(try OpenedFile(path, named: "a.csv", on: .real), named: "a.csv")
            _ = try stream.next()
        }
        await #expect(throws: ImportError.cancelled) { try await task.value }
    }
}

/// A file without an end, whose reader is cancelled at its second piece.
private final class Cancelling: ByteStream, Sendable {
    private let piece: [UInt8]
    private let state = Mutex<(first: [UInt8]?, served: Int)>((nil, 0))

    init(piece: [UInt8]) {
        self.piece = piece
    }

    var served: Int { state.withLock { $0.served } }

    func begin(with first: [UInt8]) {
        state.withLock { $0.first = first }
    }

    func next() throws(ImportError) -> [UInt8]? {
        let (first, served) = state.withLock { state in
            defer { state.first = nil }
            state.served += 1
            return (state.first, state.served)
        }
        if served == 2 { withUnsafeCurrentTask { $0?.cancel() } }
        // The stream on disk does the same.
        guard served < 3 || !Task.isCancelled else { throw .cancelled }
        guard served < 1_000 else { return nil }
        return first ?? piece
    }
}
