package import Domain

/// The UID by which other programs tell the item in a file from the items in others.
package enum ItemUID {
    /// The first one in the file, which is what they go by; nil where there is none.
    package static func uid(in file: CalendarFile) -> String? {
        lines(of: file).firstNonNil(\.uid)
    }

    /// The UID in a line, or nil if that is empty.
    package static func uid(of line: ContentLine) -> String? {
        let uid = line.value.drop { $0.isWhitespace }
        return uid.lastIndex { !$0.isWhitespace }.map { String(uid[...$0]) }
    }

    /// The file with another UID wherever its items have this one, and otherwise as it was, byte for
    /// byte.
    package static func renewing(
        _ bytes: [UInt8], from old: String, to new: String
    ) throws(CalendarDefect) -> [UInt8] {
        let file = try CalendarFile(bytes)
        var renewed: [Int: ContentLine] = [:]
        for (index, line, uid) in lines(of: file) where uid == old {
            renewed[index] = line
            renewed[index]?.value = new
        }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + 64)
        for (index, range) in file.lines.enumerated() {
            if let line = renewed[index] {
                result += Folding.folded(line.written, end: file.lineEnd)
            } else {
                result += bytes[range]
            }
        }
        return result
    }

    /// Zones have none, and what is inside an item has one of its own.
    private static func lines(
        of file: CalendarFile
    ) -> [(index: Int, line: ContentLine, uid: String?)] {
        file.calendars.flatMap(\.children).filter { $0.name != "VTIMEZONE" }
            .flatMap(\.propertyLines).compactMap { index in
                // Most lines have another first letter.
                guard let first = file.bytes[file.lines[index]].first, first | 0x20 == 0x75,
                    let line = ContentLine(unfolded: file.unfolded(index)), line.name == "UID"
                else { return nil }
                return (index, line, uid(of: line))
            }
    }
}
