internal import Foundation

/// The unsaved content of an entry's form.
public struct StoredDraft: Hashable, Sendable, Identifiable {
    /// The id, unique across all journals, of letters and digits.
    public let id: String
    public let kind: EntryKind
    /// The name of the entry as in a list; empty until the fields give one.
    public let name: String
    /// The entry when the form was opened, or `nil` for a new one.
    public let original: Entry?
    /// The subject of the form and the content of its fields, in the form's own encoding.
    public let form: String

    public init(id: String, kind: EntryKind, name: String, original: Entry?, form: String) {
        self.id = id
        self.kind = kind
        self.name = name
        self.original = original
        self.form = form
    }

    package static func newID() -> String {
        UUID().uuidString.lowercased().filter { $0 != "-" }
    }
}
