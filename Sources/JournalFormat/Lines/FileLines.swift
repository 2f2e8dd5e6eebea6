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
