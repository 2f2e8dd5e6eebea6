package import Domain

/// Saved searches as text: each line is a name, the kind of entries (`all`, `film` or `trip`) and the
/// search, with tabs between them.
package enum SearchLines {
    private static let lineBreak = UInt8(ascii: "\n")

    /// Lines that are anything else mean nothing.
    package static func searches(in bytes: [UInt8]) -> [SavedSearch] {
        lines(of: bytes).compactMap(SavedSearch.init(line:))
    }

    package static func lines(of bytes: [UInt8]) -> [[UInt8]] {
        bytes.split(separator: lineBreak).map(Array.init)
    }

    package static func bytes(of lines: [[UInt8]]) -> [UInt8] {
        lines.flatMap { $0 + [lineBreak] }
    }
}

extension SavedSearch {
    private static let all = "all"

    package init?(line: [UInt8]) {
        guard let line = String(validating: line, as: UTF8.self) else { return nil }
        let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
        guard parts.count == 3 else { return nil }
        let kind = EntryKind(rawValue: String(parts[1]))
        guard kind != nil || parts[1] == Self.all else { return nil }
        self.init(name: String(parts[0]), kind: kind, search: String(parts[2]))
    }

    package var line: [UInt8] {
        Array("\(name)\t\(kind?.rawValue ?? Self.all)\t\(search)".utf8)
    }
}
