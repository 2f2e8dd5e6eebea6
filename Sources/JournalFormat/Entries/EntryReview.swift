package import Domain

/// The lesser faults of an entry's file that can be read.
package struct EntryReview {
    /// The UID, or `nil` if the file has none.
    package let uid: String?
    package let oddities: [CalendarOddity]

    /// Reviews a file.
    ///
    /// - Throws: the reason why the file is not an entry.
    package init(of bytes: [UInt8]) throws(CalendarDefect) {
        let file = try CalendarFile(bytes)
        let item = try Item(in: file)
        uid = ItemUID.uid(in: file)
        oddities =
            Self.missing(in: item) + (try Self.unknown(in: item)) + Self.surplus(in: file)
    }

    private static func missing(in item: Item) -> [CalendarOddity] {
        var oddities: [CalendarOddity] = []
        if item.line("UID") == nil { oddities.append(.noUID) }
        if item.first("DTSTAMP") == nil { oddities.append(.noStamp) }
        return oddities
    }

    /// Returns the values that cannot be read and therefore count as missing.
    private static func unknown(in item: Item) throws(CalendarDefect) -> [CalendarOddity] {
        let entry = try item.entry()
        return item.properties.map(\.content).filter { !entry.understands($0) }.map {
            .ignored(property: $0.name, value: SanitizedText.line(String($0.value.prefix(60))))
        }
    }

    private static func surplus(in file: CalendarFile) -> [CalendarOddity] {
        let items = file.calendars.flatMap(\.children).filter {
            !EntryKind.all(in: $0.name).isEmpty
        }
        guard items.count > 1 else { return [] }
        return [.several(count: items.count)]
    }
}

extension Entry {
    fileprivate func understands(_ line: ContentLine) -> Bool {
        switch self {
        case .film(let film):
            FilmFields.all.first { $0.property == line.name }?.understands(line, as: film) ?? true
        case .trip(let trip):
            TripFields.all.first { $0.property == line.name }?.understands(line, as: trip) ?? true
        case .pass(let pass):
            PassFields.all.first { $0.property == line.name }?.understands(line, as: pass) ?? true
        case .claim(let claim):
            ClaimFields.all.first { $0.property == line.name }?.understands(line, as: claim) ?? true
        }
    }
}
