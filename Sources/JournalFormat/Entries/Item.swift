package import Domain

/// The component of a file that is an entry, with what is needed to read and to edit it.
struct Item: Sendable {
    /// Throws where a line, as it stands in a file with folds and end, is longer than `room` in bytes.
    static func checkRoom(
        for line: ArraySlice<UInt8>, in name: String, of kind: EntryKind, room: Int
    ) throws(CalendarDefect) {
        guard line.count <= room else {
            throw .textTooLong(
                CalendarDefect.Text(name, of: kind), room: letters(of: line, within: room))
        }
    }

    /// How many letters of a line's text there is room for: letters of other scripts than Latin take
    /// more bytes, and so does what is escaped.
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

    /// The first component of a file that is an entry.
    ///
    /// The first category that names a kind tells which. Programs for things to do drop categories: without
    /// one, Counterfoil's properties tell it, then an embedded reservation of a VEVENT, and of a VTODO in a
    /// calendar that Counterfoil wrote the summary. A film that was wanted and given up is no entry.
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

    /// Whether it is something to do: a film that is still to be seen, or was, or a claim.
    var isTask: Bool { component.isTask }

    func first(_ name: String) -> ContentLine? {
        // By its place: copies of all lines before it would take longer than their names.
        properties.indices.first { properties[$0].content.isNamed(name) }
            .map { properties[$0].content }
    }

    func all(_ name: String) -> [ContentLine] {
        properties.indices.lazy.filter { properties[$0].content.isNamed(name) }
            .map { properties[$0].content }
    }

    /// One line of text; nil where it is absent or empty.
    func line(_ name: String) -> String? {
        first(name).flatMap(Self.line)
    }

    static func line(_ line: ContentLine) -> String? {
        KeptText.line(Values.text(line.value)).unlessEmpty
    }

    /// Text of several lines; several properties are as many paragraphs.
    func paragraphs(_ name: String) -> String {
        all(name).map { KeptText.paragraphs(Values.text($0.value)) }.filter { !$0.isEmpty }
            .joined(separator: "\n\n")
    }

    var imports: [ImportMark] {
        all(PropertyName.import).compactMap(ImportMark.init)
    }

    /// The tags of the categories, or of the copy kept beside them if another program dropped all categories.
    var tags: [String] {
        let name = first("CATEGORIES") == nil ? PropertyName.tags : "CATEGORIES"
        return KeptText.tags(texts(name), without: kind.marker)
    }

    /// Whether a category names its kind, which other programs may have taken away.
    var isMarked: Bool {
        texts("CATEGORIES").contains { KeptText.isMarker($0, kind.marker) }
    }

    /// A list of texts, which may stand on several lines.
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

    /// The kind of a task that tells it by nothing but that Counterfoil wrote it.
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
    /// Whether it is something to do.
    fileprivate var isTask: Bool { name == EntryKind.task }
}

extension EntryKind {
    /// The kinds of entries that a component of this name may hold: the first of them where nothing says
    /// which; none where it holds no entry.
    package static func all(in component: String) -> [EntryKind] {
        switch component {
        case "VJOURNAL": [.film, .pass]
        case "VEVENT": [.trip]
        case task: [.film, .claim]
        default: []
        }
    }

    /// The kind that the first of some categories names; nil where none does.
    package static func marked(by categories: [String], among kinds: [EntryKind]) -> EntryKind? {
        categories.firstNonNil { category in
            kinds.first { KeptText.isMarker(category, $0.marker) }
        }
    }

    /// The kind that Counterfoil's properties are of, which another program may have left without a category:
    /// the first kind that alone has one of them; `nil` if there are none.
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
    /// The first of those that a calendar has components of.
    fileprivate init?(in components: Set<String>) {
        switch true {
        case components.contains(EntryKind.trip.component): self = .event
        case components.contains(EntryKind.film.component): self = .note
        case components.contains(EntryKind.task): self = .task
        default: return nil
        }
    }
}
