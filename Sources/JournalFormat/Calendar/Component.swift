/// A component of a calendar file: where its lines are, and the components inside it.
package struct Component: Sendable {
    /// In capitals, such as `VEVENT`.
    package let name: String
    /// From its BEGIN to its END, both included.
    package var lines: Range<Int>
    package var children: [Component] = []

    /// Its own properties' lines: neither BEGIN and END nor what belongs to a child.
    package var propertyLines: [Int] {
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
        if line.starts(with: [0xEF, 0xBB, 0xBF]) { start += 3 }
        guard start < line.endIndex, "BbEe".utf8.contains(line[start]) else { return nil }
        let bytes = Folding.unfolded(line[start...]).filter { $0 > UInt8(ascii: " ") }
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let name = String(decoding: bytes[(colon + 1)...], as: UTF8.self).uppercased()
        switch String(decoding: bytes[..<colon], as: UTF8.self).uppercased() {
        case "BEGIN": self = .begin(name)
        case "END": self = .end(name)
        default: return nil
        }
    }
}
