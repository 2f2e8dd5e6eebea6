/// A component of a calendar file: where its lines are, and the components inside it.
package struct Component: Sendable {
    /// In capitals, such as `VEVENT`.
    package let name: String
    /// From its BEGIN to its END, both included.
    package var lines: Range<Int>
    package var children: [Component] = []

    /// Its own properties' lines: neither BEGIN and END nor what belongs to a child.
    var propertyLines: [Int] {
        var own: [Int] = []
        var next = lines.lowerBound + 1
        for child in children {
            own += next..<child.lines.lowerBound
            next = child.lines.upperBound
        }
        return own + Array(next..<(lines.upperBound - 1))
    }

    /// The line that a new property goes before: properties come before inner components.
    var endOfProperties: Int {
        children.first?.lines.lowerBound ?? lines.upperBound - 1
    }
}

/// A line that opens or closes a component.
package enum Bracket {
    case begin(String)
    case end(String)

    package init?(_ line: ArraySlice<UInt8>) {
        var start = line.startIndex
        // A byte order mark before the first line means nothing.
        if line.first == 0xEF, line.starts(with: Self.byteOrderMark) { start += 3 }
        guard start < line.endIndex, Self.isBeginning(line[start...]) else { return nil }
        // Folds are blanks, as is the end of the line, where most have their only ones.
        let isBlank: (UInt8) -> Bool = { $0 <= UInt8(ascii: " ") }
        let end = (line.lastIndex { !isBlank($0) } ?? start) + 1
        var bytes = line[start..<end]
        if bytes.contains(where: isBlank) { bytes = bytes.filter { !isBlank($0) }[...] }
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let name = PropertyName.read(bytes[(colon + 1)...])
        switch PropertyName.read(bytes[..<colon]) {
        case "BEGIN": self = .begin(name)
        case "END": self = .end(name)
        default: return nil
        }
    }

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// Whether the line's first letters are those of a bracket: most lines are none. Blanks and
    /// folds between them do not count.
    private static func isBeginning(_ line: ArraySlice<UInt8>) -> Bool {
        var letters: UInt32 = 0
        var count = 0
        for byte in line where byte > UInt8(ascii: " ") {
            letters = letters << 8 | UInt32(byte & 0xDF)
            count += 1
            switch (count, letters) {
            case (1, 0x42), (2, 0x4245), (3, 0x42_4547), (1, 0x45), (2, 0x454E): continue
            case (3, 0x45_4E44), (4, 0x4245_4749): return true
            default: return false
            }
        }
        return false
    }
}
