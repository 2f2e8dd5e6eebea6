package import Domain

/// The UID of a calendar's item.
package enum CalendarUID {
    /// Returns the first UID in a file, as `ItemUID` reads it, without validating the rest, or
    /// `nil` if there is none.
    package static func first(in bytes: [UInt8]) -> String? {
        var found: String?
        ComponentWalker.properties(of: bytes) { line, walker in
            guard walker.depth == 2, walker.open[1] != "VTIMEZONE", let first = bytes[line].first,
                first | 0x20 == 0x75,
                let content = ContentLine(unfolded: Folding.unfolded(bytes[line])),
                content.name == "UID", let uid = ItemUID.uid(of: content)
            else { return true }
            found = uid
            return false
        }
        return found
    }
}

extension ImportedFile {
    /// Makes a file with the first UID in it.
    package init(
        place: SourcePlace, source: String, name: String, content: [UInt8], entry: Entry?
    ) {
        self.init(
            place: place, source: source, name: name, content: content, entry: entry,
            uid: CalendarUID.first(in: content))
    }
}
