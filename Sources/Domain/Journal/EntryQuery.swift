/// Which entries are asked for.
public struct EntryQuery: Hashable, Sendable {
    /// Nil for both.
    public var kind: EntryKind?
    /// Words to find in titles, places and notes, whatever their case and accents; empty for all.
    public var search: String

    public init(kind: EntryKind? = nil, search: String = "") {
        self.kind = kind
        self.search = search
    }
}
