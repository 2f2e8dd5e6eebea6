import Domain
import JournalFormat

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
