internal import Foundation

/// What somebody typed into the form of an entry and has not saved.
public struct KeptDraft: Hashable, Sendable, Identifiable {
    /// Names it among all others, of whatever journal; a letter or a digit each.
    public let id: String
    public let kind: EntryKind
    /// As a list would name the entry; empty as long as nothing is typed that would.
    public let name: String
    /// What the entry said when the form was opened; nil for a new one.
    public let original: Entry?
    /// What the form is about, and what stands in its fields, as the form writes and reads it.
    public let form: String

    public init(id: String, kind: EntryKind, name: String, original: Entry?, form: String) {
        self.id = id
        self.kind = kind
        self.name = name
        self.original = original
        self.form = form
    }

    /// An id that nothing has yet.
    package static func newID() -> String {
        UUID().uuidString.lowercased().filter { $0 != "-" }
    }
}
