package import Domain

/// The name of an item of a calendar, wherever it is kept.
package enum CalendarUID {
    /// The first one in a file, as `ItemUID` has it, without making sure that the rest of the file is
    /// a calendar; nil where there is none.
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
    /// A file with the UID that stands first in it.
    package init(
        place: SourcePlace, source: String, name: String, content: [UInt8], entry: Entry?
    ) {
        self.init(
            place: place, source: source, name: name, content: content, entry: entry,
            uid: CalendarUID.first(in: content))
    }
}
