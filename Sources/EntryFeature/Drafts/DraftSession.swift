package import Domain
internal import Foundation
internal import Presentation

/// The place where a form's draft is kept until it is saved or discarded.
package struct DraftSession {
    let drafts: UnsavedDrafts
    /// The draft of an earlier form with which this one begins, or `nil` to begin with the entry.
    let restored: StoredDraft?
    let id: String

    package init(in drafts: UnsavedDrafts, restored: StoredDraft? = nil) {
        self.drafts = drafts
        self.restored = restored
        id = restored?.id ?? StoredDraft.newID()
        if let restored { drafts.adopt(restored.id) }
    }
}

/// The subject of a form and its draft, as they are stored.
struct TypedForm: Codable {
    let subject: FormMode
    let draft: FormDraft
    /// The format of the draft, or `nil` for the first one, which left out fields without a day.
    let format: Int?

    init(_ subject: FormMode, _ draft: FormDraft) {
        format = 2
        self.subject = subject
        self.draft = draft
    }

    /// Makes a form of its stored text, or returns `nil` if it is damaged or of another kind.
    init?(_ text: String) {
        guard let form = try? JSONDecoder().decode(Self.self, from: Data(text.utf8)) else {
            return nil
        }
        self = form
    }

    /// The text to store, or `nil` if the draft cannot be encoded.
    var text: String? {
        (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) }
    }
}

extension StoredDraft {
    /// The subject of the form, or `nil` if it cannot be read.
    var subject: FormMode? {
        (try? JSONDecoder().decode(TypedSubject.self, from: Data(form.utf8)))?.subject
    }
}

/// The subject of a stored form of any kind.
private struct TypedSubject: Decodable {
    let subject: FormMode
}
