package import Domain
import Foundation

/// The component of a file that is an entry, with everything that is needed to read and edit it.
struct Item: Sendable {
    /// Checks the length of a line with its folds and end.
    ///
    /// - Parameter room: the greatest length in bytes.
    /// - Throws: `CalendarDefect.textTooLong` if the line is longer.
    static func checkRoom(
        for line: ArraySlice<UInt8>, in name: String, of kind: EntryKind, room: Int
    ) throws(CalendarDefect) {
        guard line.count <= room else {
            throw .textTooLong(
                CalendarDefect.Text(name, of: kind), room: letters(of: line, within: room))
        }
    }

    /// Returns the number of characters of a line's text that fit. Characters of other scripts than
    /// Latin take more bytes, and so do escapes.
    private static func letters(of line: ArraySlice<UInt8>, within most: Int) -> Int {
        // A fold takes three bytes of every line.
        let room = most * (Folding.limit - 1) / (Folding.limit + 2)
        let start = Folding.unfolded(line).prefix(room)
        let content = ContentLine(unfolded: Array(start))
        return Values.text(content?.value ?? String(decoding: start, as: UTF8.self)).count
    }

    let file: CalendarFile
    let component: Component
    let kind: EntryKind
    let properties: [Property]
    let zones: FileZones

    /// Finds the first component of a file that is an entry.
    ///
    /// The first category that names a kind decides. Programs for tasks drop categories, so without
    /// one the properties of Counterfoil decide, then an embedded reservation of a VEVENT, and for
    /// a VTODO in a calendar that Counterfoil wrote the summary. A wanted film that was cancelled
    /// is not an entry.
    init(in file: CalendarFile) throws(CalendarDefect) {
        var found: Set<String> = []
        var isCancelled = false
        for calendar in file.calendars {
            for component in calendar.children {
                found.insert(component.name)
                let kinds = EntryKind.all(in: component.name)
                guard let usual = kinds.first else { continue }
                let properties = try Self.properties(of: component, as: usual, in: file)
                let kind =
                    Self.kind(of: properties, among: kinds)
                    ?? (component.isTask && file.isOurs(calendar)
                        ? Self.kind(ofTask: properties) : nil)
                guard let kind else { continue }
                if component.isTask, kind == .film, Tokens.isCancelled(properties) {
                    isCancelled = true
                    continue
                }
                self.file = file
                self.component = component
                self.kind = kind
                self.properties = properties
                zones = FileZones(of: calendar, in: file)
                return
            }
        }
        throw .noEntry(isCancelled ? .cancelledFilm : CalendarDefect.OtherItem(in: found))
    }

    /// Whether the item is a task: a film that is, or was, still to be seen, or a claim.
    var isTask: Bool { component.isTask }

    func first(_ name: String) -> ContentLine? {
        // Indices are used, because copying all lines before the match would take longer than
        // comparing names.
        properties.indices.first { properties[$0].content.isNamed(name) }
            .map { properties[$0].content }
    }

    func all(_ name: String) -> [ContentLine] {
        properties.indices.lazy.filter { properties[$0].content.isNamed(name) }
            .map { properties[$0].content }
    }

    /// Returns a text on one line, or `nil` if it is missing or empty.
    func line(_ name: String) -> String? {
        first(name).flatMap(Self.line)
    }

    static func line(_ line: ContentLine) -> String? {
        SanitizedText.line(Values.text(line.value)).unlessEmpty
    }

    /// Returns a text of several lines. Several properties are joined as paragraphs.
    func paragraphs(_ name: String) -> String {
        all(name).map { SanitizedText.paragraphs(Values.text($0.value)) }.filter { !$0.isEmpty }
            .joined(separator: "\n\n")
    }

    var imports: [ImportMark] {
        all(PropertyName.import).compactMap(ImportMark.init)
    }

    /// The tags of the categories, or of their copy if another program dropped all categories.
    var tags: [String] {
        let name = first("CATEGORIES") == nil ? PropertyName.tags : "CATEGORIES"
        return SanitizedText.tags(texts(name), without: kind.marker)
    }

    /// Whether a category names the kind, which another program may have removed.
    var isMarked: Bool {
        texts("CATEGORIES").contains { SanitizedText.isMarker($0, kind.marker) }
    }

    /// Returns a list of texts, which may be spread over several lines.
    func texts(_ name: String) -> [String] {
        all(name).flatMap { Values.texts($0.value) }
    }

    private static func properties(
        of component: Component, as kind: EntryKind, in file: CalendarFile
    ) throws(CalendarDefect) -> [Property] {
        var properties: [Property] = []
        for line in component.propertyLines {
            let bytes = file.bytes[file.lines[line]]
            let end = bytes.firstIndex { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ";") }
            let name = PropertyName.read(bytes[..<(end ?? bytes.startIndex)])
            guard let room = PropertyName.room(for: name) else { continue }
            if name == PropertyName.attachment {
                guard bytes.count <= room else { continue }
                guard let content = ContentLine(unfolded: file.unfolded(line)), content.isTicket
                else { continue }
                properties.append(Property(line: line, content: content))
                continue
            }
            try checkRoom(for: bytes, in: name, of: kind, room: room)
            if let content = ContentLine(unfolded: file.unfolded(line)) {
                properties.append(Property(line: line, content: content))
            }
        }
        return properties
    }

    private static func kind(
        of properties: [Property], among kinds: [EntryKind]
    ) -> EntryKind? {
        var isReserved = false
        var own: [String] = []
        for property in properties {
            switch property.content.name {
            case "CATEGORIES":
                let categories = Values.texts(property.content.value)
                if let kind = EntryKind.marked(by: categories, among: kinds) { return kind }
            case PropertyName.reservation: isReserved = kinds.first == .trip
            case let name where name.hasPrefix(PropertyName.ownPrefix): own.append(name)
            default: break
            }
        }
        return EntryKind.owning(own, among: kinds) ?? (isReserved ? .trip : nil)
    }

    /// Returns the kind of a task of which only its author is known.
    private static func kind(ofTask properties: [Property]) -> EntryKind {
        let summary = properties.first { $0.content.isNamed("SUMMARY") }
        return summary.map { ClaimSummaryText.isWritten($0.content) } ?? false ? .claim : .film
    }
}

extension CalendarFile {
    /// Whether Counterfoil wrote a calendar.
    fileprivate func isOurs(_ calendar: Component) -> Bool {
        calendar.propertyLines.contains { line in
            ContentLine(unfolded: unfolded(line)).map { $0.written == EntryText.product } ?? false
        }
    }
}

extension Component {
    fileprivate var isTask: Bool { name == EntryKind.task }
}

extension EntryKind {
    /// Returns the kinds of entries that a component of a name may hold, the default first, or none
    /// if it holds no entry.
    package static func all(in component: String) -> [EntryKind] {
        switch component {
        case "VJOURNAL": [.film, .pass]
        case "VEVENT": [.trip]
        case task: [.film, .claim]
        default: []
        }
    }

    /// Returns the kind that the first of some categories names, or `nil` if none does.
    package static func marked(by categories: [String], among kinds: [EntryKind]) -> EntryKind? {
        categories.firstNonNil { category in
            kinds.first { SanitizedText.isMarker(category, $0.marker) }
        }
    }

    /// Returns the kind to which Counterfoil's properties belong, for an entry without a category:
    /// the first kind that alone has one of them, or `nil` if there are no properties.
    package static func owning(
        _ properties: [String], among kinds: [EntryKind]
    ) -> EntryKind? {
        let owner = properties.firstNonNil { name in
            let owners = kinds.filter { PropertyName.isField(name, of: $0) }
            return owners.count == 1 ? owners.first : nil
        }
        return owner ?? (properties.isEmpty ? nil : kinds.first)
    }
}

extension CalendarDefect.OtherItem {
    /// Makes the kind of the first known component of a calendar.
    fileprivate init?(in components: Set<String>) {
        switch true {
        case components.contains(EntryKind.trip.component): self = .event
        case components.contains(EntryKind.film.component): self = .note
        case components.contains(EntryKind.task): self = .task
        default: return nil
        }
    }
}

extension Item {
    /// The time when the item was first written: CREATED, which no edit changes, or else DTSTAMP,
    /// which every item should have. File times would not survive a sync. It is `nil` if neither
    /// exists.
    var written: Date? { moment("CREATED") ?? moment("DTSTAMP") }

    /// Returns the moment of a property, taken as UTC, which RFC 5545 requires of both. Others are
    /// only used for an order, so an error does no harm.
    func moment(_ name: String) -> Date? {
        guard let time = first(name).flatMap({ Values.time($0.value) }) else { return nil }
        let seconds = time.clock.map { $0.hour * 3_600 + $0.minute * 60 + $0.second } ?? 0
        return Date(timeIntervalSince1970: Double(time.day.daysSinceEpoch * 86_400 + seconds))
    }

    /// Returns the bytes of a new file for an entry.
    static func bytes(
        of entry: Entry, uid: String, at moment: Date
    ) throws(CalendarDefect) -> [UInt8] {
        let component = entry.component
        let now = Values.encoded(moment) ?? "19700101T000000Z"
        let frame = [
            "BEGIN:VCALENDAR", "VERSION:2.0", EntryText.product,
            "BEGIN:\(component)", "UID:\(uid)", "DTSTAMP:\(now)", "CREATED:\(now)",
            "CATEGORIES:\(entry.kind.marker)", "END:\(component)", "END:VCALENDAR", "",
        ]
        let item = try Item(in: CalendarFile(Array(frame.joined(separator: "\r\n").utf8)))
        return try item.changed(from: nil, to: entry, at: moment) ?? item.file.bytes
    }
}
