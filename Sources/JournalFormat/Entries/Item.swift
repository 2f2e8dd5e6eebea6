package import Domain

/// The component of a file that is an entry, with what is needed to read and to edit it.
struct Item: Sendable {
    /// The longest that a property may be, in bytes: what is shown on one line less than text.
    static func longest(_ name: String) -> Int {
        switch PropertyName.size(of: name) {
        case .long: 256 << 10
        case .short: 8 << 10
        case nil: .max
        }
    }

    /// Throws where there is no room for a line, as it stands in a file with folds and end.
    static func checkRoom(
        for line: ArraySlice<UInt8>, in name: String, of kind: EntryKind
    ) throws(CalendarDefect) {
        guard line.count <= longest(name) else {
            throw .textTooLong(
                CalendarDefect.Text(name, of: kind), room: letters(of: line, within: longest(name)))
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

    /// The first component of a file that is a film or a trip.
    ///
    /// A VJOURNAL is a film where it has the category Film or a property of ours, and a VTODO where
    /// it has that category and is not cancelled; a VEVENT is a trip where it has the category Trip, a property of ours or
    /// an embedded reservation.
    init(in file: CalendarFile) throws(CalendarDefect) {
        var found: Set<String> = []
        var isCancelled = false
        for calendar in file.calendars {
            for component in calendar.children {
                found.insert(component.name)
                guard let kind = EntryKind(component: component.name) else { continue }
                let properties = try Self.properties(of: component, as: kind, in: file)
                guard Self.qualifies(properties, as: kind, isTask: component.isTask)
                else { continue }
                if component.isTask, Tokens.isCancelled(properties) {
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

    /// Whether it is something to do: a film that is still to be seen, or was.
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

    var tags: [String] {
        KeptText.tags(texts("CATEGORIES"), without: kind.marker)
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
            guard PropertyName.isOfInterest(name) else { continue }
            try checkRoom(for: bytes, in: name, of: kind)
            if let content = ContentLine(unfolded: file.unfolded(line)) {
                properties.append(Property(line: line, content: content))
            }
        }
        return properties
    }

    private static func qualifies(
        _ properties: [Property], as kind: EntryKind, isTask: Bool
    ) -> Bool {
        properties.contains { property in
            switch property.content.name {
            case "CATEGORIES":
                Values.texts(property.content.value).contains {
                    KeptText.isMarker($0, kind.marker)
                }
            case PropertyName.reservation: kind == .trip
            case let name: !isTask && name.hasPrefix(PropertyName.ownPrefix)
            }
        }
    }
}

extension Component {
    /// Whether it is something to do.
    fileprivate var isTask: Bool { name == EntryKind.task }
}

extension EntryKind {
    /// What a component of this name may hold; nil for one that holds no entry.
    package init?(component: String) {
        if component == Self.task {
            self = .film
        } else if let kind = Self.allCases.first(where: { $0.component == component }) {
            self = kind
        } else {
            return nil
        }
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
