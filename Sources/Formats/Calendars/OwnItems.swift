import Domain
import Foundation
import JournalFormat

/// Components that are entries, which are taken over unchanged.
struct OwnItems {
    /// The greatest size of an item, in bytes.
    private static let most = 4 << 20

    private var item: (event: SortedEvent, bytes: [UInt8])?
    private var names: Set<String> = []
    /// The number of items with each UID.
    private var counts: [String: Int] = [:]

    mutating func open(_ event: SortedEvent) {
        item = (event, event.bytes)
    }

    /// Adds a component that belongs to the item before it, such as a changed occurrence of a
    /// recurring event, because one file holds all components of a UID.
    ///
    /// - Returns: whether it belongs there.
    mutating func takes(_ event: SortedEvent) -> Bool {
        guard let item, !item.event.uid.isEmpty, event.uid == item.event.uid,
            !event.isOwn || event.isOccurrence,
            item.bytes.count + event.bytes.count <= Self.most
        else { return false }
        self.item?.bytes += event.bytes
        return true
    }

    mutating func close() -> (event: SortedEvent, file: Result<ImportedFile, CalendarDefect>)? {
        guard let (event, bytes) = item else { return nil }
        item = nil
        let known = bytes.count == event.bytes.count ? event.own : nil
        let own = known ?? OwnContent(bytes, event.frame)
        let file = own.entry.map { entry in
            var entry = entry
            entry.storedFile = event.storedFile ?? entry.storedFile
            return ImportedFile(
                place: event.place, source: event.place.file, name: name(for: event.uid),
                content: own.bytes, entry: entry, uid: own.uid)
        }
        return (event, file)
    }

    /// Returns a file name that is always the same for a UID, so that a repeated import finds its
    /// files. It is never a path from the imported file.
    private mutating func name(for uid: String) -> String {
        var count = counts[uid, default: 0]
        var name: String
        repeat {
            count += 1
            name = Self.fileName(for: count == 1 ? uid : "\(uid) \(count)")
        } while !names.insert(name).inserted
        counts[uid] = count
        return name
    }

    /// Returns the UID itself if it is a UUID, as in Counterfoil's own files, or else a name
    /// derived from its characters that does not reveal them.
    private static func fileName(for uid: String) -> String {
        let isOurs = uid.utf8.count == 36 && UUID(uuidString: uid) != nil
        return (isOurs ? uid : MadeUID.text(of: uid)) + ".ics"
    }
}

/// Components that form one entry, as a calendar of their own like a new entry's.
struct OwnContent: Sendable {
    let bytes: [UInt8]
    let entry: Result<Entry, CalendarDefect>
    let uid: String?

    init(_ components: [UInt8], _ frame: CalendarFrame) {
        let isUnix = components.firstIndex(of: 0x0A).map { $0 == 0 || components[$0 - 1] != 0x0D }
        let end = isUnix ?? false ? "\n" : "\r\n"
        let head = ["BEGIN:VCALENDAR", "VERSION:2.0", EntryText.product, ""]
        var content = Array(head.joined(separator: end).utf8)
        for name in ZoneNames.all(in: components) {
            content += frame.zones.definitions[name] ?? []
        }
        content += components
        if content.last != 0x0A { content += Array(end.utf8) }
        content += Array(("END:VCALENDAR" + end).utf8)
        bytes = content
        uid = CalendarUID.first(in: content)
        entry = Result { () throws(CalendarDefect) in try EntryText.entry(of: content) }
    }
}
