internal import Foundation

/// Keeps the typed content of a journal's forms until it is saved or discarded, across a crash,
/// a logout or a loss of power.
///
/// A draft belongs to the window in which it is typed or was found. No other window finds it while
/// that one exists.
public protocol StoresDrafts: AnyObject, Sendable {
    /// Keeps a draft in place of the earlier one of the same form. It is on disk when this returns.
    ///
    /// - Parameter number: A number that grows with each call for a form. A call with a smaller
    ///   number does nothing.
    /// - Throws: The reason why the draft cannot be kept now. It stays in its form.
    func store(_ draft: StoredDraft, number: Int) throws(JournalError)

    func forget(_ id: String, number: Int)

    /// Returns the drafts that closed windows left behind. They belong to this window from now on.
    func leftBehind() async -> LeftDrafts
}

/// The drafts that are found when a window opens.
public struct LeftDrafts: Sendable {
    /// The drafts, the oldest first.
    public let drafts: [StoredDraft]
    /// The reason why some drafts cannot be read now, or `nil` if all could be read.
    public let failure: JournalError?

    public init(_ drafts: [StoredDraft], failure: JournalError? = nil) {
        self.drafts = drafts
        self.failure = failure
    }
}

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
