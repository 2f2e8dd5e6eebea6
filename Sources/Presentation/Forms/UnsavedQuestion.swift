/// The question before a form with unsaved text is closed.
public nonisolated struct UnsavedQuestion: Hashable, Sendable {
    /// The question, such as "Save changes to this note?".
    public let title: String
    /// An explanation of what discarding would mean, or of why the text cannot be saved.
    public let text: String
    /// Whether the typed text can be saved as it stands.
    public let canSave: Bool

    /// Makes a question of its words.
    public init(title: String, text: String, canSave: Bool) {
        self.title = title
        self.text = text
        self.canSave = canSave
    }
}

/// The answer to whether unsaved text is kept.
public enum UnsavedAnswer: Hashable, Sendable {
    case discard, keepEditing, save
}
