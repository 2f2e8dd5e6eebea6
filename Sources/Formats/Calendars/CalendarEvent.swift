import Domain
import Foundation
import JournalFormat

/// An event of a calendar, as far as it says whether it is a trip.
final class CalendarEvent {
    /// Such as `VEVENT`.
    let component: String
    /// Its title, on one line; empty where it has none.
    private(set) lazy var summary = text("SUMMARY")
    /// Text of several lines.
    private(set) lazy var description =
        line("DESCRIPTION").map { KeptText.paragraphs(Values.text($0.value)) } ?? ""
    /// Its DTSTART as it is written; nil where it has none that can be read.
    private(set) lazy var start = line("DTSTART").flatMap { Values.time($0.value) }
    let bytes: [UInt8]
    /// Where the lines of interest are, by their names.
    private var places: [String: Range<Int>] = [:]
    /// Those that somebody asked for.
    private var lines: [String: ContentLine] = [:]
    /// Whether it was marked as an entry by Counterfoil or for it.
    private(set) var isOwn = false
    /// The properties that only Counterfoil writes, by their names.
    private var own: [String] = []
    /// The kind of entry that its categories name.
    private var marker: EntryKind?
    private(set) var repeats = false
    /// Whether its text was no UTF-8 and was taken for the encoding of western Europe.
    private(set) var wasWestern = false

    private static let wanted: Set = [
        "UID", "RECURRENCE-ID", "SUMMARY", "DESCRIPTION", "LOCATION", "DTSTART", "DTEND",
        "DURATION", "STATUS", "GEO", PropertyName.reservation,
    ]
    private static let repetition: Set = ["RRULE", "RDATE"]
    /// The longest text that is read, in bytes.
    private static let longest = 200_000

    init(_ component: String, _ bytes: ArraySlice<UInt8>) {
        self.component = component
        self.bytes = Array(bytes)
        ComponentWalker.properties(of: self.bytes) { place, walker in
            if walker.depth == 1 { read(place) }
            return true
        }
    }

    private func read(_ place: Range<Int>) {
        let line = bytes[place]
        let end = line.firstIndex { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ";") }
        let name = PropertyName.read(line[..<(end ?? line.startIndex)])
        if name.hasPrefix("X-COUNTERFOIL-") {
            isOwn = true
            own.append(name)
        } else if name == "CATEGORIES" {
            isOwn = isOwn || marks(line)
        } else if Self.repetition.contains(name) {
            repeats = true
        } else if Self.wanted.contains(name), places[name] == nil, line.count <= Self.longest {
            places[name] = place
        }
    }

    private func marks(_ line: ArraySlice<UInt8>) -> Bool {
        guard let value = ContentLine(unfolded: Folding.unfolded(line))?.value else { return false }
        let kind = EntryKind.marked(
            by: Values.texts(value), among: EntryKind.all(in: component))
        marker = marker ?? kind
        return kind != nil
    }

    private func content(_ line: ArraySlice<UInt8>) -> ContentLine? {
        var unfolded = Folding.unfolded(line)
        while unfolded.last == 0x0D || unfolded.last == 0x0A { unfolded.removeLast() }
        if (try? UTF8Span(validating: unfolded.span)) == nil {
            let data = Data(unfolded)
            let text =
                String(data: data, encoding: .windowsCP1252)
                ?? String(data: data, encoding: .isoLatin1)
            unfolded = Array((text ?? "").utf8)
            wasWestern = true
        }
        return ContentLine(unfolded: unfolded)
    }

    func line(_ name: String) -> ContentLine? {
        if let line = lines[name] { return line }
        guard let place = places[name], let line = content(bytes[place]) else { return nil }
        lines[name] = line
        return line
    }

    /// One line of text; empty where there is none.
    func text(_ name: String) -> String {
        line(name).map { KeptText.trimmed(KeptText.line(Values.text($0.value))) } ?? ""
    }

    /// The JSON that KDE Itinerary embeds, escaped or not.
    var embedded: String? { line(PropertyName.reservation)?.value }

    /// The kind of entry that it is, or nil if it is not one.
    var kind: EntryKind? {
        let kinds = EntryKind.all(in: component)
        if component == EntryKind.task, !isOwn { return nil }
        return marker ?? EntryKind.owning(own, among: kinds) ?? kinds.first
    }

    /// Whether it has a property that only Counterfoil writes.
    var isMarked: Bool { !own.isEmpty }

    var isAllDay: Bool { start.map { $0.clock == nil } ?? false }

    /// The day it begins on, and the time as it is written there; nil where it has neither.
    var time: ImportTime? {
        guard let time = start else { return nil }
        let reading = time.clock.flatMap { clock in
            DateTime(
                time.day, hour: clock.hour, minute: clock.minute,
                zone: clock.isUTC ? .utc : .floating)
        }
        return reading.map { .clock($0) } ?? .day(time.day)
    }

    var isCancelled: Bool { line("STATUS")?.value.uppercased() == "CANCELLED" }

    /// Its name in every later version of the calendar.
    var key: String {
        let uid = text("UID")
        let name = uid.isEmpty ? summary + " " + text("DTSTART") : uid
        let occurrence = text("RECURRENCE-ID")
        return occurrence.isEmpty ? name : name + " " + occurrence
    }
}
