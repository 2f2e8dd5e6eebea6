import Foundation
import JournalFormat

/// The structured data of a web page, in `<script type="application/ld+json">`.
enum EmbeddedJSON {
    /// The greatest number of scripts that are read in a page.
    private static let most = 200
    /// The greatest size of a script that is read, in bytes.
    private static let longest = 1 << 20

    static func nodes(in page: [UInt8]) -> [ReservationNode] {
        scripts(in: page).flatMap { script in
            ReservationNode.all(in: script) ?? ReservationNode.all(in: unescaped(script)) ?? []
        }
    }

    private static func scripts(in page: [UInt8]) -> [String] {
        let opening = Array("<script".utf8)
        let closing = Array("</script".utf8)
        var scripts: [String] = []
        var rest = page[...]
        for _ in 0..<most {
            guard let start = place(of: opening, in: rest),
                let end = rest[start...].firstIndex(of: UInt8(ascii: ">")),
                let close = place(of: closing, in: rest[end...])
            else { break }
            let attributes = String(decoding: rest[start..<end], as: UTF8.self).lowercased()
            if close - end <= longest, attributes.contains("ld+json") {
                scripts.append(bare(String(decoding: rest[(end + 1)..<close], as: UTF8.self)))
            }
            rest = rest[(close + closing.count)...]
        }
        return scripts
    }

    /// Returns the index of a word in lower case, ignoring the case of the bytes, or `nil` if it
    /// does not occur.
    private static func place(of wanted: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
        var start = bytes.startIndex
        while let found = bytes[start...].firstIndex(of: wanted[0]) {
            let candidate = bytes[found...].prefix(wanted.count)
            if candidate.elementsEqual(wanted, by: { $0 | 0x20 == $1 | 0x20 }) { return found }
            start = found + 1
        }
        return nil
    }

    /// Returns a script without the comments by which old pages hid it.
    private static func bare(_ script: String) -> String {
        var text = SanitizedText.trimmed(script)
        for mark in ["//<![CDATA[", "<![CDATA[", "<!--"] where text.hasPrefix(mark) {
            text = String(text.dropFirst(mark.count))
        }
        for mark in ["//]]>", "]]>", "-->"] where text.hasSuffix(mark) {
            text = String(text.dropLast(mark.count))
        }
        return text
    }

    /// Returns a script without the escapes of text, which some programs wrongly apply to it.
    private static func unescaped(_ script: String) -> String {
        [
            ("&quot;", "\""), ("&#34;", "\""), ("&#39;", "'"), ("&lt;", "<"), ("&gt;", ">"),
            ("&amp;", "&"),
        ]
        .reduce(script) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    }
}
