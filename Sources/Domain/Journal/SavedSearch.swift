/// A search that the user saved under a name.
public struct SavedSearch: Hashable, Sendable {
    public let name: String
    /// The kind of entries, or `nil` for all.
    public let kind: EntryKind?
    /// The search as typed, with tabs and line breaks replaced by spaces, and trimmed.
    public let search: String

    /// Returns `nil` if the name or the search is empty.
    public init?(name: String, kind: EntryKind? = nil, search: String) {
        let (name, search) = (name.onALine, search.onALine)
        guard !name.isEmpty, !search.isEmpty else { return nil }
        self.name = name
        self.kind = kind
        self.search = search
    }

    /// Returns whether both find the same entries, whatever their names.
    public func asksTheSame(as other: SavedSearch) -> Bool {
        kind == other.kind && search == other.search
    }
}

@MainActor
public protocol StoresSearches: AnyObject {
    /// Returns the saved searches, in no particular order.
    func savedSearches() async throws(JournalError) -> [SavedSearch]
    /// Removes and adds searches in one step. Searches that are there already are not added again.
    func changeSearches(
        removing removed: [SavedSearch], adding added: [SavedSearch]
    ) async throws(JournalError)
}

extension String {
    fileprivate var onALine: String {
        let spaced = String(map { $0.isNewline || $0 == "\t" ? " " : $0 })
        return String(
            spaced.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}
