import JournalFormat

/// The headers of a mail or of a part of one.
struct MailHeaders {
    /// The values by the header names in lower case. The first of a name is taken.
    private var values: [String: String] = [:]
    /// The index at which the content begins.
    let end: Int

    /// The greatest size of the headers, in bytes.
    private static let most = 256 << 10

    init(_ bytes: ArraySlice<UInt8>) {
        var position = bytes.startIndex
        var last: String?
        let stop = min(bytes.endIndex, bytes.startIndex + Self.most)
        while position < stop {
            let next = bytes[position...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.endIndex
            let line = String(decoding: bytes[position..<next], as: UTF8.self)
            position = next
            let text = SanitizedText.trimmed(line)
            if text.isEmpty { break }
            if line.first == " " || line.first == "\t" {
                if let last { values[last, default: ""] += " " + text }
            } else if let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) {
                let name = text[..<colon].lowercased()
                last = values[name] == nil && values.count < 200 ? name : nil
                if let last {
                    values[last] = SanitizedText.trimmed(text[text.utf8.index(after: colon)...])
                }
            } else {
                // The line separates the mails of a mailbox.
                guard last == nil, line.hasPrefix("From ") else { break }
            }
        }
        end = position
    }

    subscript(name: String) -> String? { values[name] }

    /// Whether the headers are those of a mail.
    var isOfMail: Bool {
        let known = ["from", "subject", "date", "message-id", "received", "to"]
        return values["mime-version"] != nil && values["content-type"] != nil
            || known.count { values[$0] != nil } >= 3
    }

    /// The content type in lower case, such as `text/html`.
    var type: String {
        let value = values["content-type"] ?? "text/plain"
        return SanitizedText.trimmed(value.prefix { $0 != ";" }).lowercased()
    }

    /// Returns a parameter of a header without quotes, such as the boundary of a multipart type, or
    /// `nil` without it.
    func parameter(_ name: String, of header: String) -> String? {
        for part in (values[header] ?? "").split(separator: ";").dropFirst() {
            let sides = part.split(separator: "=", maxSplits: 1)
            guard sides.count == 2, SanitizedText.trimmed(sides[0]).lowercased() == name else {
                continue
            }
            let value = SanitizedText.trimmed(sides[1])
            let isQuoted = value.count > 1 && value.hasPrefix("\"") && value.hasSuffix("\"")
            return isQuoted ? String(value.dropFirst().dropLast()) : value
        }
        return nil
    }
}
