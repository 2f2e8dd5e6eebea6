import Foundation
import JournalFormat

/// A leaf part of a mail, decoded.
struct MailPart {
    /// The content type, such as `text/html`.
    let type: String
    /// The name of an attached file, or `nil` if there is none.
    let name: String?
    let content: [UInt8]

    private static let deepest = 10
    private static let most = 200

    /// Returns the leaf parts of a mail, up to limits of their number and depth.
    static func all(in mail: [UInt8]) -> [MailPart] {
        var parts: [MailPart] = []
        collect(mail[...], depth: 0, into: &parts)
        return parts
    }

    /// The reservations as JSON that the part contains.
    var nodes: [ReservationNode] {
        switch type {
        case "text/html": EmbeddedJSON.nodes(in: content)
        case "application/ld+json",
            "application/json" where content.count <= 4 << 20:
            ReservationNode.all(in: Data(content)) ?? []
        default: []
        }
    }

    private static func collect(
        _ bytes: ArraySlice<UInt8>, depth: Int, into parts: inout [MailPart]
    ) {
        guard depth < deepest, parts.count < most else { return }
        let headers = MailHeaders(bytes)
        let body = bytes[headers.end...]
        if headers.type.hasPrefix("multipart/"),
            let boundary = headers.parameter("boundary", of: "content-type"), !boundary.isEmpty
        {
            for part in split(body, at: boundary) {
                collect(part, depth: depth + 1, into: &parts)
            }
        } else if headers.type == "message/rfc822" {
            collect(body, depth: depth + 1, into: &parts)
        } else {
            let name =
                headers.parameter("filename", of: "content-disposition")
                ?? headers.parameter("name", of: "content-type")
            parts.append(MailPart(type: headers.type, name: name, content: decoded(body, headers)))
        }
    }

    private static func split(
        _ body: ArraySlice<UInt8>, at boundary: String
    ) -> [ArraySlice<UInt8>] {
        let mark = Array("--\(boundary)".utf8)
        var parts: [ArraySlice<UInt8>] = []
        var start: Int?
        var position = body.startIndex
        while position < body.endIndex, parts.count < most {
            let next = body[position...].firstIndex(of: 0x0A).map { $0 + 1 } ?? body.endIndex
            if body[position..<next].starts(with: mark) {
                if let start { parts.append(body[start..<position]) }
                let isLast = body[(position + mark.count)..<next].starts(with: [0x2D, 0x2D])
                start = isLast ? nil : next
                if isLast { break }
            }
            position = next
        }
        // The last part of a truncated mail has no boundary after it.
        if let start, parts.count < most { parts.append(body[start...]) }
        return parts
    }

    private static func decoded(_ body: ArraySlice<UInt8>, _ headers: MailHeaders) -> [UInt8] {
        let bytes: [UInt8]
        switch headers["content-transfer-encoding"]?.lowercased() {
        case "base64":
            let data = Data(base64Encoded: Data(body), options: .ignoreUnknownCharacters)
            bytes = data.map(Array.init) ?? []
        case "quoted-printable": bytes = QuotedPrintable.decoded(body)
        default: bytes = Array(body)
        }
        let charset = headers.parameter("charset", of: "content-type")?.lowercased()
        guard let encoding = charset.flatMap({ encodings[$0] }),
            let converter = TextConverter(from: encoding)
        else { return bytes }
        return converter.convert(bytes, isLast: true)
    }

    /// The encodings that are converted, by their names in mails.
    private static let encodings: [String: TextEncoding] = [
        "iso-8859-1": .western, "iso-8859-15": .western, "windows-1252": .western,
        "windows-1250": .central, "windows-1251": .cyrillic, "shift_jis": .japanese,
    ]
}

/// Decodes the quoted-printable encoding (RFC 2045, section 6.7).
enum QuotedPrintable {
    static func decoded(_ text: ArraySlice<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        var index = text.startIndex
        while index < text.endIndex {
            let byte = text[index]
            index += 1
            guard byte == UInt8(ascii: "=") else {
                result.append(byte)
                continue
            }
            if let value = value(text[index...].prefix(2)) {
                result.append(value)
                index += 2
            } else if let end = lineEnd(text[index...]) {
                index = end
            } else {
                result.append(byte)
            }
        }
        return result
    }

    private static func value(_ digits: ArraySlice<UInt8>) -> UInt8? {
        guard digits.count == 2 else { return nil }
        return UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
    }

    /// Returns the index of the next line if this one ends here, or `nil` otherwise.
    private static func lineEnd(_ text: ArraySlice<UInt8>) -> Int? {
        let rest = text.drop { $0 == 0x20 || $0 == 0x09 }.drop { $0 == 0x0D }
        return rest.first == 0x0A ? rest.startIndex + 1 : nil
    }
}

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
