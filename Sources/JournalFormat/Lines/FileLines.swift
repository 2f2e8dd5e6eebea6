package import Domain

/// A value that is stored as a line of a file.
package protocol FileLine: Equatable, SendableMetatype {
    /// Reads a line, or returns `nil` if it is invalid.
    init?(line: String)
    var line: String { get }
}

/// The lines of a file in the journal's folder, or in a backup; see ADR 17.
package enum FileLines {
    private static let lineBreak = UInt8(ascii: "\n")

    /// Returns the values of all valid lines.
    package static func read<Line: FileLine>(_ bytes: [UInt8]) -> [Line] {
        split(bytes).compactMap(read)
    }

    /// Returns the value of a line, or `nil` if it is invalid.
    package static func read<Line: FileLine>(_ line: [UInt8]) -> Line? {
        String(validating: line, as: UTF8.self).flatMap(Line.init)
    }

    package static func split(_ bytes: [UInt8]) -> [[UInt8]] {
        bytes.split(separator: lineBreak).map(Array.init)
    }

    package static func bytes(of lines: [[UInt8]]) -> [UInt8] {
        lines.flatMap { $0 + [lineBreak] }
    }

    package static func bytes(of lines: [some FileLine]) -> [UInt8] {
        bytes(of: lines.map { Array($0.line.utf8) })
    }
}

/// The line of an answer: `same` or `other`, the title, the year in lists, which may be empty, and
/// the year in the journal, with tabs between them.
extension ListAnswer: FileLine {
    package init?(line: String) {
        let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
        guard parts.count == 4, ["same", "other"].contains(parts[0]), !parts[1].isEmpty,
            let year = Int(parts[3])
        else { return nil }
        let listed = Int(parts[2])
        guard listed != nil || parts[2].isEmpty else { return nil }
        self.init(title: String(parts[1]), listed: listed, year: year, isSame: parts[0] == "same")
    }

    package var line: String {
        let title = String(title.map { $0.isNewline || $0 == "\t" ? " " : $0 })
        return "\(isSame ? "same" : "other")\t\(title)\t\(listed.map(String.init) ?? "")\t\(year)"
    }
}

/// The line of a saved search: its name, the kind of entries (`all`, `film` or `trip`) and the
/// search, with tabs between them.
extension SavedSearch: FileLine {
    private static let all = "all"

    package init?(line: String) {
        let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
        guard parts.count == 3 else { return nil }
        let kind = EntryKind(rawValue: String(parts[1]))
        guard kind != nil || parts[1] == Self.all else { return nil }
        self.init(name: String(parts[0]), kind: kind, search: String(parts[2]))
    }

    package var line: String { "\(name)\t\(kind?.rawValue ?? Self.all)\t\(search)" }
}
