/// The content of an entry's file, in the parts that go into a larger calendar.
package struct CalendarItem {
    package let uid: String
    /// The VTIMEZONEs by their names, empty for a name that the file uses without a definition.
    package let zones: [String: [UInt8]]
    /// The bytes of all components except zones.
    package let components: [UInt8]

    /// Reads an entry's file, or returns `nil` if the bytes are not a calendar.
    ///
    /// - Parameter leavesTicketsOut: whether the paths of ticket files are left out, because the
    ///   recipient does not have the files.
    package init?(_ bytes: [UInt8], leavesTicketsOut: Bool = false) {
        guard let file = try? CalendarFile(bytes) else { return nil }
        var zones: [String: [UInt8]] = [:]
        var components: [UInt8] = []
        for component in file.calendars.flatMap(\.children) {
            guard let first = component.lines.first, let last = component.lines.last else {
                continue
            }
            let bytes = file.bytes[file.lines[first].lowerBound..<file.lines[last].upperBound]
            if component.name != "VTIMEZONE" {
                components += leavesTicketsOut ? file.withoutTickets(first...last) : bytes
            } else if let name = ContentLine.first("TZID", in: bytes) {
                let name = Values.text(name.value)
                zones[name] = zones[name] ?? Array(bytes)
            }
        }
        for name in ZoneNames.all(in: components) { zones[name] = zones[name] ?? [] }
        uid = ContentLine.first("UID", in: components[...])?.value ?? ""
        self.zones = zones
        self.components = components
    }
}

extension CalendarFile {
    fileprivate func withoutTickets(_ lines: ClosedRange<Int>) -> ArraySlice<UInt8> {
        lines.lazy.filter { ContentLine(unfolded: unfolded($0))?.isTicket != true }
            .reduce(into: []) { $0 += bytes[self.lines[$1]] }
    }
}

extension ContentLine {
    /// Whether the line names the file of a ticket. Attachments of other programs have no meaning
    /// here.
    var isTicket: Bool {
        name == PropertyName.attachment
            && parameter(ParameterName.own)?.uppercased() == Tokens.ticket
    }
}
