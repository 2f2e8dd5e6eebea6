import Domain
import JournalFormat

/// Reads a calendar file of any size, one component at a time.
final class ComponentStream {
    enum Piece {
        case calendarBegins
        /// A line of the calendar itself with its line end, such as its METHOD.
        case property(ArraySlice<UInt8>)
        case component(name: String, bytes: ArraySlice<UInt8>)
        /// A component that cannot be read, with the reason.
        case broken(name: String, CalendarDefect)
        /// The file ends inside the calendar.
        case calendarBrokenOff
    }

    private static let deepest = 16
    private static let tooLarge = CalendarDefect.tooLarge(most: LineStream.most)
    private static let outermost: Set = [
        "VCALENDAR", "VEVENT", "VTODO", "VJOURNAL", "VFREEBUSY", "VTIMEZONE",
    ]

    /// The picture that stood in the component that was read last, or `nil` if none did. It is not
    /// among the component's bytes.
    var picture: InlinePicture? { pictures.found }

    private let lines: LineStream
    private var isInCalendar = false
    /// The state of the component that is being read.
    private var walker = ComponentWalker()
    private var isTooDeep = false
    private var pictures = InlinePictures()
    /// A line that was read ahead and belongs to the next piece.
    private var held: Range<Int>?

    init(_ stream: any ByteStream) {
        lines = LineStream(stream)
    }

    /// Returns the next piece, or `nil` at the end of the file. Its bytes are valid until the next
    /// call.
    func next() throws(ImportError) -> Piece? {
        while let line = try nextLine() {
            if let piece = piece(line) { return piece }
        }
        if let name = walker.open.first { return brokenOff(name) }
        guard isInCalendar else { return nil }
        isInCalendar = false
        return .calendarBrokenOff
    }

    private func nextLine() throws(ImportError) -> Range<Int>? {
        defer { held = nil }
        return if let held { held } else { try lines.next() }
    }

    private func piece(_ line: Range<Int>) -> Piece? {
        let (first, depth) = (walker.open.first, walker.depth)
        return switch walker.consume(lines[line]) {
        case .begins(let name): begins(name, line, in: first)
        case .ends(let name): ends(name, line, in: first, depth: depth)
        case .property: property(line, in: first, depth: depth)
        }
    }

    private func property(_ line: Range<Int>, in first: String?, depth: Int) -> Piece? {
        guard let first else { return isInCalendar ? .property(lines[line]) : nil }
        if depth == 1, EntryKind.all(in: first).contains(.film) {
            let count = pictures.take(lines[line])
            if count > 0 { lines.leaveOut(last: count, to: line) }
        }
        return nil
    }

    /// - Parameter first: the outermost open component, or `nil` for none.
    private func begins(_ name: String, _ line: Range<Int>, in first: String?) -> Piece? {
        if let first {
            if Self.outermost.contains(name) {
                held = line
                return brokenOff(first)
            }
            if walker.depth > Self.deepest { isTooDeep = true }
            return nil
        }
        guard name != "VCALENDAR", isInCalendar else {
            walker = ComponentWalker()
            guard name == "VCALENDAR" else { return nil }
            isInCalendar = true
            return .calendarBegins
        }
        isTooDeep = false
        pictures.beginComponent()
        lines.retain(from: line)
        return nil
    }

    private func ends(_ name: String, _ line: Range<Int>, in first: String?, depth: Int) -> Piece? {
        guard let first else {
            if name == "VCALENDAR" { isInCalendar = false }
            return nil
        }
        if name == "VCALENDAR" {
            held = line
            return brokenOff(first)
        }
        guard name == first || depth == 1 else { return nil }
        guard name == first, depth == 1 else { return brokenOff(first) }
        if isTooDeep { return .broken(name: name, .tooDeep) }
        guard let bytes = lines.retained(to: line) else {
            return .broken(name: name, Self.tooLarge)
        }
        return .component(name: name, bytes: bytes)
    }

    private func brokenOff(_ name: String) -> Piece {
        walker = ComponentWalker()
        let defect: CalendarDefect =
            isTooDeep
            ? .tooDeep
            : lines.exceededLimit
                ? Self.tooLarge : .brokenOff(component: name)
        return .broken(name: name, defect)
    }
}
