/// A component of an iCalendar file: its lines, and the components inside.
package struct Component: Sendable {
    /// The name in capitals, such as `VEVENT`.
    package let name: String
    /// The lines from BEGIN to END, both included.
    package var lines: Range<Int>
    package var children: [Component] = []

    /// The lines of the component's own properties, without BEGIN, END and those of its children.
    var propertyLines: [Int] {
        var own: [Int] = []
        var next = lines.lowerBound + 1
        for child in children {
            own += next..<child.lines.lowerBound
            next = child.lines.upperBound
        }
        return own + Array(next..<(lines.upperBound - 1))
    }

    /// The line before which a new property goes, because properties stand before inner components.
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
        // A byte order mark before the first line has no meaning.
        if line.first == 0xEF, line.starts(with: Self.byteOrderMark) { start += 3 }
        guard start < line.endIndex, Self.isBeginning(line[start...]) else { return nil }
        // Folds are blanks, and so is the end of the line, where most lines have their only ones.
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

    /// Whether the first letters of the line, without blanks and folds, are those of BEGIN or END.
    /// Most lines have others.
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
