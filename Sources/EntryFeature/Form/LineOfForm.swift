package import Presentation

/// The texts that go from a form with a line to the form of another kind of entry.
public struct LineOfForm: Hashable {
    /// The line above the fields.
    public let line: String
    /// The tags, separated by commas.
    public let tags: String
    public let notes: String

    public init(_ line: String, tags: String = "", notes: String = "") {
        self.line = line
        self.tags = tags
        self.notes = notes
    }
}

extension FormDraft {
    /// Returns the draft with the texts that a line has changed. A typed text stays until the line
    /// says something else about it.
    ///
    /// - Parameters:
    ///   - next: the draft of the form's beginning as the line fills it.
    ///   - last: that draft as the line filled it before.
    package func filled(by next: FormDraft, after last: FormDraft) -> FormDraft {
        next.texts.reduce(into: self) { draft, field in
            if field.value != last[field.key] { draft[field.key] = field.value }
        }
    }
}
