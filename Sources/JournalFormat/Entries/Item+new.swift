import Domain
import Foundation

extension Item {
    /// Returns the bytes of a new file for an entry.
    static func bytes(
        of entry: Entry, uid: String, at moment: Date
    ) throws(CalendarDefect) -> [UInt8] {
        let component = entry.component
        let now = Values.encoded(moment) ?? "19700101T000000Z"
        let frame = [
            "BEGIN:VCALENDAR", "VERSION:2.0", EntryText.product,
            "BEGIN:\(component)", "UID:\(uid)", "DTSTAMP:\(now)", "CREATED:\(now)",
            "CATEGORIES:\(entry.kind.marker)", "END:\(component)", "END:VCALENDAR", "",
        ]
        let item = try Item(in: CalendarFile(Array(frame.joined(separator: "\r\n").utf8)))
        return try item.filled(with: entry, at: moment)
    }

    private func filled(with entry: Entry, at moment: Date) throws(CalendarDefect) -> [UInt8] {
        var edit = ComponentEdit(component, in: file, properties: properties)
        let fields = entry.fields(in: zones)
        let written = edit.set(fields, over: [])
        edit.set(tags: entry.tags, of: kind)
        if case .film(let film) = entry {
            var blank = film
            blank.feedbackGiven = []
            _ = edit.setRatings(from: nil, to: film)
            _ = edit.setFeedback(from: .film(blank), to: entry)
            if isTask { _ = edit.setTodo(from: nil, to: film, at: moment) }
        }
        if case .claim(let claim) = entry {
            _ = edit.setSteps(from: nil, to: claim, at: moment)
            _ = edit.setRelations(from: nil, to: claim)
        }
        _ = edit.setImports(from: [], to: entry.imports)
        for zone in try zonesToDefine(for: entry, writing: written) { edit.define(zone: zone) }
        return edit.result
    }
}
