import Foundation
import JournalFormat

/// The JSON that a page holds for machines, in `<script type="application/ld+json">`.
enum EmbeddedJSON {
    /// How many scripts of one page are looked at.
    private static let most = 200
    /// The longest script that is looked at, in bytes.
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

    /// Where some lower-case letters stand, however they are written there.
    private static func place(of wanted: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
        var start = bytes.startIndex
        while let found = bytes[start...].firstIndex(of: wanted[0]) {
            let candidate = bytes[found...].prefix(wanted.count)
            if candidate.elementsEqual(wanted, by: { $0 | 0x20 == $1 | 0x20 }) { return found }
            start = found + 1
        }
        return nil
    }

    /// Without the comments by which old pages hid their scripts.
    private static func bare(_ script: String) -> String {
        var text = KeptText.trimmed(script)
        for mark in ["//<![CDATA[", "<![CDATA[", "<!--"] where text.hasPrefix(mark) {
            text = String(text.dropFirst(mark.count))
        }
        for mark in ["//]]>", "]]>", "-->"] where text.hasSuffix(mark) {
            text = String(text.dropLast(mark.count))
        }
        return text
    }

    /// Some programs write a script as if it were text.
    private static func unescaped(_ script: String) -> String {
        [
            ("&quot;", "\""), ("&#34;", "\""), ("&#39;", "'"), ("&lt;", "<"), ("&gt;", ">"),
            ("&amp;", "&"),
        ]
        .reduce(script) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    }
}
