package import Domain
internal import Foundation

/// Where what is typed into one form is kept until it is saved or given up.
package struct FormKeeping {
    let drafts: UnsavedDrafts
    /// What the form is to begin with, as it was typed into another one; nil for a form that begins anew.
    let restored: KeptDraft?
    let id: String

    package init(in drafts: UnsavedDrafts, restored: KeptDraft? = nil) {
        self.drafts = drafts
        self.restored = restored
        id = restored?.id ?? KeptDraft.newID()
        if let restored { drafts.takeOver(restored.id) }
    }
}

/// What a form is about, and what is typed into it, as it is kept.
struct TypedForm<Draft: Codable>: Codable {
    let subject: FormSubject
    let draft: Draft

    init(_ subject: FormSubject, _ draft: Draft) {
        self.subject = subject
        self.draft = draft
    }

    /// Nil for what is none, or of another kind of form.
    init?(_ text: String) {
        guard let form = try? JSONDecoder().decode(Self.self, from: Data(text.utf8)) else {
            return nil
        }
        self = form
    }

    /// Nil for what cannot be written, which no form holds.
    var text: String? {
        (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) }
    }
}

extension KeptDraft {
    /// What the form was about; nil where nobody can read it.
    var subject: FormSubject? {
        (try? JSONDecoder().decode(TypedSubject.self, from: Data(form.utf8)))?.subject
    }
}

/// The same, whatever kind of form it is.
private struct TypedSubject: Decodable {
    let subject: FormSubject
}
