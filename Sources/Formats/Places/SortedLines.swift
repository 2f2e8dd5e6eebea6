/// The lines of a mapped file that are sorted by their beginnings.
enum SortedLines {
    private static let lineFeed = UInt8(ascii: "\n")

    typealias Line = UnsafeRawBufferPointer.SubSequence

    /// Returns the start of the first line that does not come before the sought one, or an index
    /// that is not in the file if all do.
    static func start(
        in bytes: UnsafeRawBufferPointer, after precedes: (Line) -> Bool
    ) -> Int {
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
