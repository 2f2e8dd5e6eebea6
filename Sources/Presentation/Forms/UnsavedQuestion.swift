/// What is asked when a form is to be left in which something was typed that is not saved.
public struct UnsavedQuestion: Hashable, Sendable {
    /// Such as "Save the film before you go?".
    public let title: String
    /// What saving or discarding would mean, or why it cannot be saved.
    public let text: String
    /// Whether what is typed can be saved as it stands.
    public let canSave: Bool

    /// A question as it is to be asked.
    public init(title: String, text: String, canSave: Bool) {
        self.title = title
        self.text = text
        self.canSave = canSave
    }

    /// - Parameters:
    ///   - noun: what the form is about, such as "film".
    ///   - complaints: what keeps it from being saved.
    public init(aboutThe noun: String, canSave: Bool, complaints: [String] = []) {
        self.init(
            title: "Save the \(noun) before closing?",
            text: canSave
                ? "What you typed is not saved yet. If you discard it, it is lost."
                : (["It cannot be saved as it stands."] + complaints).joined(separator: " "),
            canSave: canSave)
    }
}

/// What is to become of what was typed.
public enum UnsavedAnswer: Hashable, Sendable {
    case discard, keepEditing, save
}
