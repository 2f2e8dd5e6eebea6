import Domain
import Foundation
import JournalFormat

/// An event of a calendar, with the properties that tell whether it is a trip.
final class CalendarEvent {
    /// The name of the component, such as `VEVENT`.
    let component: String
    /// The title on one line, or empty if there is none.
    private(set) lazy var summary = text("SUMMARY")
    /// The description, which may have several lines.
    private(set) lazy var description =
        line("DESCRIPTION").map { SanitizedText.paragraphs(Values.text($0.value)) } ?? ""
    /// The value of DTSTART, or `nil` if there is none that can be read.
    private(set) lazy var start = line("DTSTART").flatMap { Values.time($0.value) }
    let bytes: [UInt8]
    /// The places of the lines of interest in `bytes`, by the names of their properties.
    private var places: [String: Range<Int>] = [:]
    /// The lines that were parsed so far, because each is parsed on request.
    private var lines: [String: ContentLine] = [:]
    /// Whether Counterfoil, or a person for it, has marked the event as an entry.
    private(set) var isOwn = false
    /// The properties that only Counterfoil writes, by their names.
    private var own: [String] = []
    private var marker: EntryKind?
    private(set) var repeats = false
    /// Whether the text is not UTF-8 and was read in the encoding of Western Europe.
    private(set) var wasWestern = false

    private static let wanted: Set = [
        "UID", "RECURRENCE-ID", "SUMMARY", "DESCRIPTION", "LOCATION", "DTSTART", "DTEND",
        "DURATION", "STATUS", "GEO", PropertyName.reservation,
    ]
    private static let repetition: Set = ["RRULE", "RDATE"]
    /// The greatest size of a line that is kept, in bytes.
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
        let kind = EntryKind.marked(by: Values.texts(value), among: EntryKind.all(in: component))
        marker = marker ?? kind
        return kind != nil
    }

    private func content(_ line: ArraySlice<UInt8>) -> ContentLine? {
        var unfolded = Folding.unfolded(line)
        while unfolded.last == 0x0D || unfolded.last == 0x0A { unfolded.removeLast() }
        if (try? UTF8Span(validating: unfolded.span)) == nil {
            let text = TextConverter(from: .western)?.convert(unfolded, isLast: true)
            unfolded = text ?? unfolded
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

    /// Returns the text of a property on one line, or empty without it.
    func text(_ name: String) -> String {
        line(name).map { SanitizedText.trimmed(SanitizedText.line(Values.text($0.value))) } ?? ""
    }

    /// The JSON that KDE Itinerary embeds, escaped or not, or `nil` if there is none.
    var embedded: String? { line(PropertyName.reservation)?.value }

    /// The kind of entry that the event is, or `nil` if it is not an entry.
    var kind: EntryKind? {
        let kinds = EntryKind.all(in: component)
        if component == EntryKind.task, !isOwn { return nil }
        return marker ?? EntryKind.owning(own, among: kinds) ?? kinds.first
    }

    /// Whether it has a property that only Counterfoil writes.
    var isMarked: Bool { !own.isEmpty }

    var isAllDay: Bool { start.map { $0.clock == nil } ?? false }

    /// The day and the time at which the event begins, as written, or `nil` if it has neither.
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

    /// The key that identifies the event in later versions of the calendar.
    var key: String {
        let uid = text("UID")
        let name = uid.isEmpty ? summary + " " + text("DTSTART") : uid
        let occurrence = text("RECURRENCE-ID")
        return occurrence.isEmpty ? name : name + " " + occurrence
    }

    /// Returns the coordinates of an end of the event's trip by `GEO`, or `nil` if they are not
    /// known. An event has one position, that of its `LOCATION`: the place of departure, unless it
    /// names the place of arrival. A location that is neither says nothing about either.
    func coordinates(at end: TripStop, from: String, to: String) -> Coordinates? {
        guard let place = line("GEO").flatMap({ Coordinates(Values.text($0.value)) }) else {
            return nil
        }
        let location = text("LOCATION").lowercased()
        func isOf(_ name: String) -> Bool {
            let name = name.lowercased()
            return !name.isEmpty && (location.contains(name) || name.contains(location))
        }
        let its = location.isEmpty || isOf(from) ? TripStop.departure : isOf(to) ? .arrival : nil
        return its == end ? place : nil
    }
}
