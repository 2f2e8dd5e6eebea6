/// A search that somebody keeps under a name.
public struct SavedSearch: Hashable, Sendable {
    public let name: String
    /// Nil for both.
    public let kind: EntryKind?
    /// As it was typed, but for tabs and line breaks, which are single spaces, and none at its ends.
    public let search: String

    /// Returns nil where there is no name, or nothing is searched for.
    public init?(name: String, kind: EntryKind? = nil, search: String) {
        let (name, search) = (name.onALine, search.onALine)
        guard !name.isEmpty, !search.isEmpty else { return nil }
        self.name = name
        self.kind = kind
        self.search = search
    }

    /// Whether both find the same, whatever they are called.
    public func asksTheSame(as other: SavedSearch) -> Bool {
        kind == other.kind && search == other.search
    }
}

/// Keeps searches with the journal.
@MainActor
public protocol KeepsSearches: AnyObject {
    /// The searches that are kept now, in no order.
    func savedSearches() async throws(JournalError) -> [SavedSearch]
    /// Takes searches out and puts others in, where they are not in already, in one step.
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
