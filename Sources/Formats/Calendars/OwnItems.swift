import Domain
import JournalFormat

/// Components that are entries, taken over with all that is in them.
struct OwnItems {
    struct Closed {
        let event: SortedEvent
        let frame: CalendarFrame
        let result: Result<ImportedFile, CalendarDefect>
    }

    private struct Item {
        let event: SortedEvent
        let frame: CalendarFrame
        var bytes: [UInt8]
    }

    /// The most that an item may hold, in bytes.
    private static let most = 4 << 20

    private var item: Item?
    private var names: Set<String> = []
    /// How many items had a UID.
    private var counts: [String: Int] = [:]

    mutating func open(_ event: SortedEvent, _ frame: CalendarFrame) {
        item = Item(event: event, frame: frame, bytes: event.bytes)
    }

    /// Takes a component that belongs to the item before it, such as another time of an event
    /// that repeats: a file holds all that has one UID.
    mutating func takes(_ event: SortedEvent) -> Bool {
        guard let item, !item.event.uid.isEmpty, event.uid == item.event.uid,
            !event.isOwn || event.isOccurrence,
            item.bytes.count + event.bytes.count <= Self.most
        else { return false }
        self.item?.bytes += event.bytes
        return true
    }

    mutating func close() -> Closed? {
        guard let item else { return nil }
        self.item = nil
        let isAlone = item.bytes.count == item.event.bytes.count
        let own =
            isAlone
            ? item.event.own ?? OwnContent(item.bytes, item.frame)
            : OwnContent(item.bytes, item.frame)
        let result = own.entry.map { entry in
            ImportedFile(
                place: item.event.place, source: item.event.place.file,
                name: name(for: item.event.uid), content: own.bytes, entry: entry, uid: own.uid)
        }
        return Closed(event: item.event, frame: item.frame, result: result)
    }

    /// The same for the same UID, so that an import that is repeated finds its files, and never a
    /// path that somebody else wrote.
    private mutating func name(for uid: String) -> String {
        var count = counts[uid, default: 0]
        var name: String
        repeat {
            count += 1
            name = FileNames.name(for: count == 1 ? uid : "\(uid) \(count)")
        } while !names.insert(name).inserted
        counts[uid] = count
        return name
    }
}
