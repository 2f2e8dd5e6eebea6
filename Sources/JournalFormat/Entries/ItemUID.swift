package import Domain

/// The UID by which other programs identify the item in a file.
package enum ItemUID {
    /// Returns the first UID in a file, which programs use, or `nil` if there is none.
    package static func uid(in file: CalendarFile) -> String? {
        lines(of: file).firstNonNil(\.uid)
    }

    /// Returns the UID in a line, or `nil` if it is empty.
    package static func uid(of line: ContentLine) -> String? {
        let uid = line.value.drop { $0.isWhitespace }
        return uid.lastIndex { !$0.isWhitespace }.map { String(uid[...$0]) }
    }

    /// Returns the file with a new UID in place of an old one, and every other byte unchanged.
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

    /// Returns the UIDs of items. Zones have none, and components inside an item have their own.
    private static func lines(
        of file: CalendarFile
    ) -> [(index: Int, line: ContentLine, uid: String?)] {
        file.calendars.flatMap(\.children).filter { $0.name != "VTIMEZONE" }
            .flatMap(\.propertyLines).compactMap { index in
                // Most lines begin with another letter.
                guard let first = file.bytes[file.lines[index]].first, first | 0x20 == 0x75,
                    let line = ContentLine(unfolded: file.unfolded(index)), line.name == "UID"
                else { return nil }
                return (index, line, uid(of: line))
            }
    }
}
