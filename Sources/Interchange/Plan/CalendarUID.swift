import JournalFormat

/// What names an item of a calendar wherever it is kept.
enum CalendarUID {
    /// The first one in a file; nil where there is none.
    static func first(in bytes: [UInt8]) -> String? {
        for line in Folding.lines(of: bytes) {
            guard let first = bytes[line].first, first | 0x20 == UInt8(ascii: "u"),
                let content = ContentLine(unfolded: Folding.unfolded(bytes[line])),
                content.name == "UID"
            else { continue }
            return content.value
        }
        return nil
    }
}
