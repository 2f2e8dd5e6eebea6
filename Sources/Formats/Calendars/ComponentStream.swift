import Domain
import JournalFormat

/// A calendar file of any size, a component at a time.
final class ComponentStream {
    enum Piece {
        case calendarBegins
        /// A line of the calendar itself, such as its METHOD, with its end.
        case property(ArraySlice<UInt8>)
        case component(name: String, bytes: ArraySlice<UInt8>)
        /// A component that cannot be read, and why.
        case broken(name: String, CalendarDefect)
        /// The file ends inside the calendar.
        case calendarBrokenOff
    }

    private static let deepest = 16
    private static let tooLarge = CalendarDefect.invalid(
        "It is too large for an entry: it holds more than \(LineStream.most >> 20) MB.")
    private static let outermost: Set = [
        "VCALENDAR", "VEVENT", "VTODO", "VJOURNAL", "VFREEBUSY", "VTIMEZONE",
    ]

    private let lines: LineStream
    private var isInCalendar = false
    private var open: Open?
    /// A line that was read and belongs to the next piece.
    private var held: Range<Int>?

    private struct Open {
        let name: String
        var depth = 1
        var isTooDeep = false
    }

    init(_ stream: any ByteStream) {
        lines = LineStream(stream)
    }

    /// Nil at the end of the file. Bytes are good until the next call.
    func next() throws(ImportError) -> Piece? {
        while let line = try nextLine() {
            if let piece = piece(line) { return piece }
        }
        if let open { return brokenOff(open) }
        guard isInCalendar else { return nil }
        isInCalendar = false
        return .calendarBrokenOff
    }

    private func nextLine() throws(ImportError) -> Range<Int>? {
        defer { held = nil }
        return if let held { held } else { try lines.next() }
    }

    private func piece(_ line: Range<Int>) -> Piece? {
        switch Bracket(lines[line]) {
        case .begin(let name): begins(name, line)
        case .end(let name): ends(name, line)
        case nil: open == nil && isInCalendar ? .property(lines[line]) : nil
        }
    }

    private func begins(_ name: String, _ line: Range<Int>) -> Piece? {
        if let open, Self.outermost.contains(name) {
            held = line
            return brokenOff(open)
        }
        if name == "VCALENDAR" {
            isInCalendar = true
            return .calendarBegins
        }
        if open != nil {
            open?.depth += 1
            if let depth = open?.depth, depth > Self.deepest { open?.isTooDeep = true }
        } else if isInCalendar {
            open = Open(name: name)
            lines.keep(from: line)
        }
        return nil
    }

    private func ends(_ name: String, _ line: Range<Int>) -> Piece? {
        guard let open else {
            if name == "VCALENDAR" { isInCalendar = false }
            return nil
        }
        if name == "VCALENDAR" {
            held = line
            return brokenOff(open)
        }
        self.open?.depth -= 1
        guard name == open.name || open.depth == 1 else { return nil }
        guard name == open.name, open.depth == 1 else { return brokenOff(open) }
        self.open = nil
        if open.isTooDeep { return .broken(name: name, .tooDeep) }
        guard let bytes = lines.kept(to: line) else {
            return .broken(name: name, Self.tooLarge)
        }
        return .component(name: name, bytes: bytes)
    }

    private func brokenOff(_ open: Open) -> Piece {
        self.open = nil
        let defect: CalendarDefect =
            open.isTooDeep
            ? .tooDeep
            : lines.letGo
                ? Self.tooLarge : .brokenOff(component: open.name)
        return .broken(name: open.name, defect)
    }
}
