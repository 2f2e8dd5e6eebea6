package import Domain
package import Foundation

/// Creates and changes the bytes of an entry's file, and reads them back to check them.
package enum EntryText {
    /// The line that tells that Counterfoil wrote a calendar.
    package static let product = "PRODID:-//Counterfoil//Counterfoil 1//EN"

    /// Returns a new file, and the entry as it will be read from it.
    package static func new(
        _ entry: Entry, uid: String, at moment: Date
    ) throws(CalendarDefect) -> (bytes: [UInt8], entry: Entry) {
        let entry = entry.sanitized.writable(in: FileZones())
        try entry.validate()
        let bytes = try Item.bytes(of: entry, uid: uid, at: moment)
        guard try self.entry(of: bytes) == entry else { throw .notReadBack }
        return (bytes, entry)
    }

    /// Returns a file after a change, and the entry as it will be read from it. The bytes are `nil`
    /// if nothing changes.
    package static func changing(
        _ bytes: [UInt8], at moment: Date, by change: (Entry) -> Entry
    ) throws(CalendarDefect) -> (bytes: [UInt8]?, entry: Entry) {
        let item = try Item(in: CalendarFile(bytes))
        let old = try item.entry()
        let new = change(old).sanitized.writable(in: item.zones)
        guard new.kind == old.kind else { throw .anotherKind(from: old.kind) }
        try new.validate()
        guard let changed = try item.changed(from: old, to: new, at: moment) else {
            return (nil, old)
        }
        let written = try entry(of: changed)
        guard written == new else { throw .notReadBack }
        return (changed, written)
    }

    /// Returns a file with the address of its entry's ticket or picture, and otherwise unchanged.
    package static func naming(
        _ storedFile: TicketFile, in bytes: [UInt8]
    ) throws(CalendarDefect) -> [UInt8] {
        let item = try Item(in: CalendarFile(bytes))
        let old = try item.entry()
        var new = old
        new.storedFile = storedFile
        var edit = ComponentEdit(item.component, in: item.file, properties: item.properties)
        _ = edit.set(new.fields(in: item.zones), over: old.fields(in: item.zones))
        return edit.result
    }

    /// Reads the entry in a file.
    ///
    /// - Throws: the reason why the file is not an entry.
    package static func entry(of bytes: [UInt8]) throws(CalendarDefect) -> Entry {
        try Item.entry(from: bytes)
    }

    /// Reads the entry in a file, the time when it was first written, and whether it is a task,
    /// done or not.
    ///
    /// - Throws: the reason why the file is not an entry.
    package static func dated(
        _ bytes: [UInt8]
    ) throws(CalendarDefect) -> (entry: Entry, written: Date?, isTask: Bool) {
        let item = try Item(in: CalendarFile(bytes))
        return (try item.entry(), item.written, item.isTask)
    }
}

extension Entry {
    /// The entry as it is read back from a new file.
    package var asInNewFile: Entry { sanitized.writable(in: FileZones()) }

    /// Returns the entry with times as a calendar can write them.
    func writable(in zones: FileZones) -> Entry {
        guard case .trip(var trip) = self else { return self }
        var own: [String: Int] = [:]
        for field in TripFields.all {
            switch field.value {
            case .start(let path):
                trip[keyPath: path] = zones.writable(trip[keyPath: path], beside: &own)
            case .time(let path):
                trip[keyPath: path] = trip[keyPath: path].map { zones.writable($0, beside: &own) }
            default: break
            }
        }
        return .trip(trip)
    }

    /// The times of the entry, with the properties that hold them.
    var times: [(property: String, time: DateTime)] {
        guard case .trip(let trip) = self else { return [] }
        return TripFields.all.compactMap { field in
            switch field.value {
            case .start(let path): (field.property, trip[keyPath: path])
            case .time(let path): trip[keyPath: path].map { (field.property, $0) }
            default: nil
            }
        }
    }
}

extension EntryText {
    /// Returns the defect of each text of an entry that is too long for a file.
    package static func tooLong(in entry: Entry) -> [FieldName: CalendarDefect] {
        guard !entry.isPlain else { return [:] }
        let entry = entry.sanitized
        var defects: [FieldName: CalendarDefect] = [:]
        for field in entry.fields(in: FileZones()) + [
            Field(texts: [entry.kind.marker] + entry.tags, as: "CATEGORIES")
        ] {
            // A property made of several fields, such as a summary, has room if these have.
            guard let text = entry.kind.content.field(in: field.name),
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
            default: kind.content.field(in: property)
            }
        self =
            property == PropertyName.reservation
            ? .reservation : field.map { .field($0) } ?? .line(property)
    }
}
