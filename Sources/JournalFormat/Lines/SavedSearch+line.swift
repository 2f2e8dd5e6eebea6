package import Domain

/// The line of a saved search: its name, the kind of entries (`all`, `film` or `trip`) and the
/// search, with tabs between them.
extension SavedSearch: FileLine {
    private static let all = "all"

    package init?(line: String) {
        let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
        guard parts.count == 3 else { return nil }
        let kind = EntryKind(rawValue: String(parts[1]))
        guard kind != nil || parts[1] == Self.all else { return nil }
        self.init(name: String(parts[0]), kind: kind, search: String(parts[2]))
    }

    package var line: String { "\(name)\t\(kind?.rawValue ?? Self.all)\t\(search)" }
}
