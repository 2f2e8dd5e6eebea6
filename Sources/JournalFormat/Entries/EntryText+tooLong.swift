package import Domain

extension EntryText {
    /// Returns the defect of each text of an entry that is too long for a file.
    package static func tooLong(in entry: Entry) -> [FieldName: CalendarDefect] {
        guard !entry.isPlain else { return [:] }
        let entry = entry.sanitized
        var defects: [FieldName: CalendarDefect] = [:]
        for field in entry.fields(in: FileZones()) + [
            Field(texts: [entry.kind.marker] + entry.tags, as: "CATEGORIES")
        ] {
            guard let text = PropertyName.text(field.name, of: entry.kind),
                let room = PropertyName.room(for: field.name),
                let line = field.written(over: nil)?.written
            else { continue }
            let bytes = Folding.folded(line, end: Array("\r\n".utf8))
            do throws(CalendarDefect) {
                try Item.checkRoom(
                    for: bytes[...], in: field.name, of: entry.kind, room: room)
            } catch {
                defects[text] = error
            }
        }
        return defects
    }
}

extension CalendarDefect.Text {
    /// Makes the text of a property in an entry's file.
    init(_ property: String, of kind: EntryKind) {
        let field =
            switch (property, kind) {
            case ("SUMMARY", .film), ("SUMMARY", .trip): FieldName.title
            case ("SUMMARY", .claim): FieldName.subject
            case ("LOCATION", .trip): FieldName.from
            default: PropertyName.text(property, of: kind)
            }
        self =
            property == PropertyName.reservation
            ? .reservation : field.map { .field($0) } ?? .line(property)
    }
}

extension PropertyName {
    /// Returns the field in which a text is typed. A property made of several fields, such as a
    /// summary, has room if these have.
    fileprivate static func text(_ name: String, of kind: EntryKind) -> FieldName? {
        switch kind {
        case .film: FilmFields.all.first { $0.property == name }?.name
        case .trip: TripFields.all.first { $0.property == name }?.name
        case .pass: PassFields.all.first { $0.property == name }?.name
        case .claim: ClaimFields.all.first { $0.property == name }?.name
        }
    }
}
