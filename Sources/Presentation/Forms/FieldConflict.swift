/// A field that was changed in a form and, while that was open, elsewhere too.
public nonisolated struct FieldConflict: Hashable, Sendable {
    /// The name of the field, such as "Notes", which also identifies it.
    public let field: String
    /// The text that is typed in the form.
    public let mine: String
    /// The text that is stored now.
    public let theirs: String

    /// Makes a conflict between two texts of a field.
    public init(field: String, mine: String, theirs: String) {
        self.field = field
        self.mine = mine
        self.theirs = theirs
    }
}

/// The error of a save that needs answers to conflicts first.
public nonisolated struct UnansweredConflicts: Error, Hashable {
    /// The conflicts to be resolved, one for each field.
    public let conflicts: [FieldConflict]

    /// Makes an error of the conflicts that have not been resolved.
    public init(_ conflicts: [FieldConflict]) {
        self.conflicts = conflicts
    }
}
