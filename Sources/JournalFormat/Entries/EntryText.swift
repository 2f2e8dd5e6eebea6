package import Domain
package import Foundation

/// Makes and changes the bytes of an entry's file, and reads them back before anybody relies on
/// them.
package enum EntryText {
    /// The line by which a calendar says that Counterfoil wrote it.
    package static let product = "PRODID:-//Counterfoil//Counterfoil 1//EN"

    /// A new file, and the entry as it will be read from it.
    package static func new(
        _ entry: Entry, uid: String, at moment: Date
    ) throws(CalendarDefect) -> (bytes: [UInt8], entry: Entry) {
        let entry = entry.kept.writable(in: FileZones())
        try entry.validate()
        let bytes = try Item.bytes(of: entry, uid: uid, at: moment)
        guard try self.entry(of: bytes) == entry else { throw .notReadBack }
        return (bytes, entry)
    }

    /// A file as it is after a change, and the entry as it will be read from it; the bytes are nil
    /// where nothing is different.
    package static func changing(
        _ bytes: [UInt8], at moment: Date, by change: (Entry) -> Entry
    ) throws(CalendarDefect) -> (bytes: [UInt8]?, entry: Entry) {
        let item = try Item(in: CalendarFile(bytes))
        let old = try item.entry()
        let new = change(old).kept.writable(in: item.zones)
        guard new.kind == old.kind else { throw .anotherKind(from: old.kind) }
        try new.validate()
        guard let changed = try item.changed(from: old, to: new, at: moment) else {
            return (nil, old)
        }
        let written = try entry(of: changed)
        guard written == new else { throw .notReadBack }
        return (changed, written)
    }

    /// Reads the entry in a file; throws the reason why it is not one.
    package static func entry(of bytes: [UInt8]) throws(CalendarDefect) -> Entry {
        try Item.entry(from: bytes)
    }

    /// Reads the entry in a file, when it was first written, and whether it is something to do, done or
    /// not; throws the reason why it is not an entry.
    package static func dated(
        _ bytes: [UInt8]
    ) throws(CalendarDefect) -> (entry: Entry, written: Date?, isTask: Bool) {
        let item = try Item(in: CalendarFile(bytes))
        return (try item.entry(), item.written, item.isTask)
    }
}

extension Entry {
    /// This entry as it is read from a new file that was made of it.
    package var asInNewFile: Entry { kept.writable(in: FileZones()) }

    /// This entry with its times as a calendar can write them.
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
}

extension Entry {
    /// Its times, by the properties that hold them.
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
