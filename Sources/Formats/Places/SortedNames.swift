internal import Foundation

/// Lines in the order of folded names. Each has a name, a tab and the numbers of its towns, with an
/// asterisk if only other countries use the name for the town.
struct SortedNames: Sendable {
    let file: Data

    private static let tab = UInt8(ascii: "\t")
    private static let blank = UInt8(ascii: " ")

    struct Line {
        let name: String
        let towns: [(number: Int, isNative: Bool)]
    }

    /// Returns the line with this folded name.
    func line(of key: String) -> Line? {
        file.withUnsafeBytes { bytes in
            let start = SortedLines.start(in: bytes) { Self.precedes($0, key) }
            guard start < bytes.count else { return nil }
            let line = SortedLines.line(at: start, in: bytes)
            return Self.key(of: line) == key ? Line(line) : nil
        }
    }

    /// Returns the lines whose folded names begin with the key.
    func lines(beginning key: String) -> [Line] {
        guard !key.isEmpty else { return [] }
        return file.withUnsafeBytes { bytes in
            var lines: [Line] = []
            var start = SortedLines.start(in: bytes) { Self.precedes($0, key) }
            while start < bytes.count {
                let line = SortedLines.line(at: start, in: bytes)
                guard Self.key(of: line).utf8.starts(with: key.utf8) else { break }
                Line(line).map { lines.append($0) }
                start = line.endIndex + 1
            }
            return lines
        }
    }

    /// Whether the folded name of a line comes before a key. ASCII is compared byte by byte; the
    /// line is folded only if another letter comes before the first difference.
    private static func precedes(_ line: SortedLines.Line, _ key: String) -> Bool {
        var rest = key.utf8.makeIterator()
        var (isAfterWord, isGap) = (false, false)
        for byte in line {
            guard byte < 0x80 else {
                return self.key(of: line).utf8.lexicographicallyPrecedes(key.utf8)
            }
            if byte == tab { break }
            guard let letter = plain(byte) else {
                isGap = isAfterWord
                continue
            }
            if isGap {
                isGap = false
                guard let next = rest.next() else { return false }
                if next != blank { return blank < next }
            }
            guard let next = rest.next() else { return false }
            if letter != next { return letter < next }
            isAfterWord = true
        }
        return rest.next() != nil
    }

    /// Returns the byte in lower case if it is a letter or digit of ASCII, or else `nil`.
    private static func plain(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): byte
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
        default: nil
        }
    }

    private static func key(of line: SortedLines.Line) -> String {
        FoldedName.words(of: String(decoding: line.prefix { $0 != tab }, as: UTF8.self))
    }
}

extension SortedNames.Line {
    /// Parses a line; `nil` unless it has two columns.
    fileprivate init?(_ line: SortedLines.Line) {
        let parts = String(decoding: line, as: UTF8.self).split(separator: "\t").map(String.init)
        guard parts.count == 2 else { return nil }
        name = parts[0]
        towns = parts[1].split(separator: " ").compactMap { number in
            let isNative = number.last != "*"
            return Int(isNative ? number : number.dropLast()).map { ($0, isNative) }
        }
    }
}

/// The lines of a mapped file that are sorted by their beginnings.
enum SortedLines {
    private static let lineFeed = UInt8(ascii: "\n")

    typealias Line = UnsafeRawBufferPointer.SubSequence

    /// Returns the start of the first line that does not come before the sought one, or an index
    /// that is not in the file if all do.
    static func start(in bytes: UnsafeRawBufferPointer, after precedes: (Line) -> Bool) -> Int {
        // The line begins at or after `low` and before `high`, both of which are starts of lines.
        var (low, high) = (0, bytes.count)
        while low < high {
            let middle = low + (high - low) / 2
            let start = bytes[low..<middle].lastIndex(of: lineFeed).map { $0 + 1 } ?? low
            let line = line(at: start, in: bytes)
            if precedes(line) {
                low = line.endIndex + 1
            } else {
                high = start
            }
        }
        return low
    }

    static func line(at start: Int, in bytes: UnsafeRawBufferPointer) -> Line {
        bytes[start...].prefix { $0 != lineFeed }
    }
}
