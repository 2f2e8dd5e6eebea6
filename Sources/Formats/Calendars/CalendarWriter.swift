import Domain
import JournalFormat

/// Writes entries as one iCalendar file, each component as it stands in the journal, but without
/// the files of tickets if it is for others.
///
/// A zone is defined once. If entries define one name in different ways, those that differ go into
/// a calendar of their own after the first. A definition applies to its calendar only (RFC 5545,
/// section 3.4), so that nothing has to be renamed.
struct CalendarWriter: EntryWriter {
    /// The greatest size of what waits for the end of the first calendar, in bytes.
    private static let most = 4 << 20

    /// The calendar that is being written.
    private var first = CalendarSection()
    /// The calendars that follow it.
    private var others: [CalendarSection] = []
    private var hasWritten = false
    private let isForOthers: Bool

    /// - Parameter isForOthers: whether the file is for other programs or other people.
    init(isForOthers: Bool = false) {
        self.isForOthers = isForOthers
    }

    mutating func begin(to sink: Sink) throws {}

    mutating func write(_ stored: StoredEntry, to sink: Sink) throws -> Bool {
        guard stored.entry != nil,
            let item = CalendarItem(stored.content, leavesTicketsOut: isForOthers)
        else { return false }
        if first.takes(item) {
            if first.isEmpty { try sink(CalendarSection.head) }
            hasWritten = true
            try sink(first.lines(for: item))
        } else {
            let place = others.firstIndex { $0.takes(item) } ?? others.count
            if place == others.count { others.append(CalendarSection()) }
            others[place].buffer(item)
            if others.reduce(0, { $0 + $1.held.count }) > Self.most { try close(to: sink) }
        }
        return true
    }

    mutating func end(to sink: Sink) throws {
        if !hasWritten { try sink(CalendarSection.head + CalendarSection.tail) }
        try close(to: sink)
    }

    private mutating func close(to sink: Sink) throws {
        if !first.isEmpty { try sink(CalendarSection.tail) }
        for section in others {
            try sink(CalendarSection.head + section.held + CalendarSection.tail)
        }
        (first, others) = (CalendarSection(), [])
    }
}

/// A calendar of a file that is being written.
struct CalendarSection {
    static let head = Array("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n\(EntryText.product)\r\n".utf8)
    static let tail = Array("END:VCALENDAR\r\n".utf8)

    /// The definitions that were written, by their names. One is empty if an item uses a name
    /// without defining it.
    private var zones: [String: [UInt8]] = [:]
    private var lastUID: String?
    /// The bytes that are not written yet.
    private(set) var held: [UInt8] = []

    var isEmpty: Bool { lastUID == nil }

    /// Whether an item can be added. Two consecutive items with one UID would be read as one.
    func takes(_ item: CalendarItem) -> Bool {
        lastUID != item.uid
            && item.zones.allSatisfy { name, lines in zones[name].map { $0 == lines } ?? true }
    }

    /// Returns the lines of an item, with the zones that were not defined before.
    mutating func lines(for item: CalendarItem) -> [UInt8] {
        var lines: [UInt8] = []
        for (name, definition) in item.zones.sorted(by: { $0.key < $1.key })
        where zones[name] == nil {
            zones[name] = definition
            lines += definition
        }
        lastUID = item.uid
        return lines + item.components
    }

    mutating func buffer(_ item: CalendarItem) {
        held += lines(for: item)
    }
}
