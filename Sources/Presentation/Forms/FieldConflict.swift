/// A field that was changed in a form and, while that was open, elsewhere too.
public nonisolated struct FieldConflict: Hashable, Sendable {
    /// Such as "Notes", and the same for the same field.
    public let field: String
    /// The text that is typed in the form.
    public let mine: String
    /// The text that is in the journal now.
    public let theirs: String

    /// Two texts of a field.
    public init(field: String, mine: String, theirs: String) {
        self.field = field
        self.mine = mine
        self.theirs = theirs
    }
}

/// The question before a form is saved over fields that were changed elsewhere.
public nonisolated struct ConflictQuestion: Hashable, Sendable {
    /// What has to be chosen, in a sentence or two.
    public let title: String
    /// The conflicts to be resolved, one a field.
    public let conflicts: [FieldConflict]

    /// A question as it is to be asked.
    public init(title: String, conflicts: [FieldConflict]) {
        self.title = title
        self.conflicts = conflicts
    }
}

/// Which of the two texts of a conflict is kept.
public nonisolated struct ConflictAnswer: Hashable, Sendable {
    /// The very texts that were shown.
    public let conflict: FieldConflict
    /// Whether what is typed is kept, rather than what stands in the journal.
    public let keepsMine: Bool

    /// An answer to one conflict.
    public init(_ conflict: FieldConflict, keepsMine: Bool) {
        self.conflict = conflict
        self.keepsMine = keepsMine
    }
}

/// Why a form was not saved: somebody has to say which texts are kept.
public nonisolated struct UnansweredConflicts: Error, Hashable {
    /// The conflicts to be resolved, one a field.
    public let conflicts: [FieldConflict]

    /// Takes the conflicts that have not been resolved.
    public init(_ conflicts: [FieldConflict]) {
        self.conflicts = conflicts
    }
}
