package import Domain
import Foundation

/// The content of an entry's file, in the parts that go into a larger calendar.
package struct CalendarItem {
    /// The form of the file of a ticket or a picture other than its address.
    package enum StoredFile {
        /// Nothing, because the recipient does not have the file.
        case leftOut
        /// The file itself.
        case content(of: TicketFile, [UInt8], mediaType: String)
    }

    package let uid: String
    /// The VTIMEZONEs by their names, empty for a name that the file uses without a definition.
    package let zones: [String: [UInt8]]
    /// The bytes of all components except zones.
    package let components: [UInt8]

    /// Reads an entry's file, or returns `nil` if the bytes are not a calendar.
    ///
    /// - Parameter storedFile: the form of a file, or `nil` for its address.
    package init?(_ bytes: [UInt8], with storedFile: StoredFile? = nil) {
        guard let file = try? CalendarFile(bytes) else { return nil }
        var zones: [String: [UInt8]] = [:]
        var components: [UInt8] = []
        for component in file.calendars.flatMap(\.children) {
            guard let first = component.lines.first, let last = component.lines.last else {
                continue
            }
            let bytes = file.bytes[file.lines[first].lowerBound..<file.lines[last].upperBound]
            if component.name != "VTIMEZONE" {
                components +=
                    storedFile.map { file.bytes(of: first...last, with: $0)[...] } ?? bytes
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
    /// Returns lines with another form in place of the addresses of files.
    fileprivate func bytes(
        of lines: ClosedRange<Int>, with storedFile: CalendarItem.StoredFile
    ) -> [UInt8] {
        lines.reduce(into: []) { result, index in
            let bytes = bytes[self.lines[index]]
            guard let line = ContentLine(unfolded: unfolded(index)), line.isTicket else {
                return result += bytes
            }
            switch storedFile {
            case .content(let file, let content, let mediaType) where line.storedFile == file:
                let line = line.holding(content, mediaType: mediaType)
                result += Folding.folded(line.written, end: lineEnd)
            case .content: result += bytes
            case .leftOut: break
            }
        }
    }
}

extension ContentLine {
    /// Whether the line has the file of a ticket or a picture. Attachments of other programs have
    /// no meaning here.
    var isTicket: Bool {
        name == PropertyName.attachment
            && parameter(ParameterName.own)?.uppercased() == Tokens.ticket
    }

    /// Whether the line has the file of a ticket or a picture itself, and not its address.
    package var isInlineTicket: Bool {
        isTicket && parameter(ParameterName.encoding)?.uppercased() == Tokens.base64
    }

    /// The file that the line of a ticket or a picture names, or `nil` if it names none.
    var storedFile: TicketFile? { TicketFile(SanitizedText.trimmed(value)) }

    /// Returns the line with a file itself in place of its address (RFC 5545, section 3.8.1.1).
    fileprivate func holding(_ content: [UInt8], mediaType: String) -> ContentLine {
        let field = Field(
            name, Data(content).base64EncodedString(),
            [
                ParameterName.mediaType: mediaType, ParameterName.encoding: Tokens.base64,
                ParameterName.value: "BINARY", ParameterName.own: Tokens.ticket,
            ])
        return field.written(over: self) ?? self
    }
}
