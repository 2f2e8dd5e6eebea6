import Domain

/// The component of a file that is an entry, with what is needed to read and to edit it.
struct Item: Sendable {
    /// The longest that a property may be, in bytes: what is shown on one line less than text.
    static func longest(_ name: String) -> Int {
        switch name {
        case let name where PropertyName.long.contains(name): 256 << 10
        case let name where !PropertyName.isKnown(name): .max
        default: 8 << 10
        }
    }

    /// Throws where there is no room for so many bytes, as they stand in a file with folds and end.
    static func checkRoom(for bytes: Int, in name: String) throws(CalendarDefect) {
        guard bytes <= longest(name) else { throw .textTooLong(property: name) }
    }

    let file: CalendarFile
    let component: Component
    let kind: EntryKind
    let properties: [Property]
    let zones: FileZones

    /// The first component of a file that is a film or a trip.
    ///
    /// A VJOURNAL is a film where it has the category Film or a property of ours; a VEVENT is a
    /// trip where it has the category Trip, a property of ours or an embedded reservation.
    init(in file: CalendarFile) throws(CalendarDefect) {
        var found: Set<String> = []
        for calendar in file.calendars {
            for component in calendar.children {
                found.insert(component.name)
                guard let kind = EntryKind.allCases.first(where: { $0.component == component.name })
                else { continue }
                let properties = try Self.properties(of: component, in: file)
                guard Self.qualifies(properties, as: kind) else { continue }
                self.file = file
                self.component = component
                self.kind = kind
                self.properties = properties
                zones = FileZones(of: calendar, in: file)
                return
            }
        }
        throw .noEntry(components: found)
    }

    func first(_ name: String) -> ContentLine? {
        properties.first { $0.content.name == name }?.content
    }

    func all(_ name: String) -> [ContentLine] {
        properties.lazy.map(\.content).filter { $0.name == name }
    }

    /// One line of text; nil where it is absent or empty.
    func line(_ name: String) -> String? {
        guard let raw = first(name)?.value else { return nil }
        let line = KeptText.line(Values.text(raw))
        return line.unlessEmpty
    }

    /// Text of several lines; several properties are as many paragraphs.
    func paragraphs(_ name: String) -> String {
        all(name).map { KeptText.paragraphs(Values.text($0.value)) }.filter { !$0.isEmpty }
            .joined(separator: "\n\n")
    }

    func integer(_ name: String) -> Int? {
        first(name).flatMap { Int($0.value) }
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
        of component: Component, in file: CalendarFile
    ) throws(CalendarDefect) -> [Property] {
        var properties: [Property] = []
        for line in component.propertyLines {
            let bytes = file.bytes[file.lines[line]]
            let end = bytes.firstIndex { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ";") }
            // A name in two pieces is legal, if unheard of, so the fold is undone first.
            let name = Folding.unfolded(bytes[..<(end ?? bytes.startIndex)])
            let known = String(decoding: name, as: UTF8.self).uppercased()
            guard PropertyName.isOfInterest(known) else { continue }
            try checkRoom(for: bytes.count, in: known)
            if let content = ContentLine(unfolded: file.unfolded(line)) {
                properties.append(Property(line: line, content: content))
            }
        }
        return properties
    }

    private static func qualifies(_ properties: [Property], as kind: EntryKind) -> Bool {
        properties.contains { property in
            switch property.content.name {
            case "CATEGORIES":
                Values.texts(property.content.value).contains {
                    KeptText.isMarker($0, kind.marker)
                }
            case PropertyName.reservation: kind == .trip
            case let name: name.hasPrefix(PropertyName.ownPrefix)
            }
        }
    }
}
