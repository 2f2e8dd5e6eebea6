import Domain
import JournalFormat

/// Components that are entries, taken over with all that is in them.
struct OwnItems {
    struct Closed {
        let event: CalendarEvent
        let frame: CalendarFrame
        let place: SourcePlace
        let result: Result<HarvestedFile, CalendarDefect>
    }

    private struct Item {
        let event: CalendarEvent
        let uid: String
        let frame: CalendarFrame
        let place: SourcePlace
        var bytes: [UInt8]
    }

    /// The most that an item may hold, in bytes.
    private static let most = 4 << 20

    private var item: Item?
    private var names: Set<String> = []

    mutating func open(
        _ event: CalendarEvent, _ bytes: ArraySlice<UInt8>, _ frame: CalendarFrame,
        at place: SourcePlace
    ) {
        item = Item(
            event: event, uid: event.text("UID"), frame: frame, place: place, bytes: Array(bytes))
    }

    /// Takes a component that belongs to the item before it, such as another time of an event
    /// that repeats: a file holds all that has one UID.
    mutating func takes(_ event: CalendarEvent, _ bytes: ArraySlice<UInt8>) -> Bool {
        guard let item, !item.uid.isEmpty, event.text("UID") == item.uid,
            !event.isOwn || event.line("RECURRENCE-ID") != nil,
            item.bytes.count + bytes.count <= Self.most
        else { return false }
        self.item?.bytes += bytes
        return true
    }

    mutating func close() -> Closed? {
        guard let item else { return nil }
        self.item = nil
        let content = content(of: item)
        let result = Result { () throws(CalendarDefect) in
            HarvestedFile(
                place: item.place, name: name(for: item.uid), content: content,
                entry: try EntryText.entry(of: content))
        }
        return Closed(event: item.event, frame: item.frame, place: item.place, result: result)
    }

    /// A calendar of its own, as a new entry's is written.
    private func content(of item: Item) -> [UInt8] {
        let isUnix = item.bytes.firstIndex(of: 0x0A).map {
            $0 == 0 || item.bytes[$0 - 1] != 0x0D
        }
        let end = isUnix ?? false ? "\n" : "\r\n"
        let head = ["BEGIN:VCALENDAR", "VERSION:2.0", EntryText.product, ""]
        var content = Array(head.joined(separator: end).utf8)
        for name in Self.zones(in: item.bytes) {
            content += item.frame.zones.definitions[name] ?? []
        }
        content += item.bytes
        if content.last != 0x0A { content += Array(end.utf8) }
        return content + Array(("END:VCALENDAR" + end).utf8)
    }

    /// The names of the zones that lines of a component name, in alphabetical order.
    static func zones(in bytes: [UInt8]) -> [String] {
        var names: Set<String> = []
        for range in Folding.lines(of: bytes) where range.count <= 8 << 10 {
            let unfolded = Folding.unfolded(bytes[range])
            guard Bytes.place(of: "TZID=", in: unfolded) != nil,
                let name = ContentLine(unfolded: unfolded)?.parameter("TZID")
            else { continue }
            names.insert(name)
        }
        return names.sorted()
    }

    /// The same for the same UID, so that an import that is repeated finds its files, and never a
    /// path that somebody else wrote.
    private mutating func name(for uid: String) -> String {
        var name = FileNames.name(for: uid)
        var count = 1
        while !names.insert(name).inserted {
            count += 1
            name = FileNames.name(for: "\(uid) \(count)")
        }
        return name
    }
}
