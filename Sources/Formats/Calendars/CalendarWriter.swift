import Domain
import Files
import JournalFormat

/// Writes entries as one iCalendar file, each component as it stands in the journal, except for the
/// files of tickets and pictures.
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
    private let storedFiles: StoredFiles
    private(set) var unreadablePictures = 0

    /// The form in which the files of tickets and pictures are written.
    enum StoredFiles {
        /// The addresses of all.
        case named
        /// None, because the calendar is for other programs or other people.
        case leftOut
        /// The pictures of films themselves, which are read from a disk, and the addresses of
        /// tickets.
        case picturesInside(Disk)
    }

    init(_ storedFiles: StoredFiles = .named) {
        self.storedFiles = storedFiles
    }

    mutating func write(_ stored: StoredEntry, to sink: Sink) throws -> Bool {
        guard let entry = stored.entry,
            let item = CalendarItem(stored.content, with: storedFile(of: entry))
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

    /// Returns the form of an entry's file, or `nil` for its address.
    private mutating func storedFile(of entry: Entry) -> CalendarItem.StoredFile? {
        switch (storedFiles, entry) {
        case (.leftOut, _): return .leftOut
        case (.picturesInside(let disk), .film(let film)):
            guard let picture = film.picture else { return nil }
            guard let content = picture.content(on: disk), let format = PictureFormat(of: content)
            else {
                unreadablePictures += 1
                return nil
            }
            return .content(of: picture, content, mediaType: format.mediaType)
        default: return nil
        }
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

extension TicketFile {
    /// Returns the content of the file, or `nil` if it cannot be read, could block, or is larger
    /// than a ticket can be.
    fileprivate func content(on disk: Disk) -> [UInt8]? {
        try? FileDescriptor(disk.openTarget(path))?.content(upTo: Self.largest, on: disk)
    }
}
