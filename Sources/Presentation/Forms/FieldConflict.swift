/// A field that was changed in a form and, while that was open, elsewhere too.
public nonisolated struct FieldConflict: Hashable, Sendable {
    /// Such as "Notes", and the same for the same field.
    public let field: String
    /// What is typed in the form.
    public let mine: String
    /// What stands in the journal now.
    public let theirs: String

    public init(field: String, mine: String, theirs: String) {
        self.field = field
        self.mine = mine
        self.theirs = theirs
    }
}

/// What is asked before a form is saved over fields that were changed elsewhere.
public nonisolated struct ConflictQuestion: Hashable, Sendable {
    /// Such as "This film was changed elsewhere while the form was open."
    public let title: String
    public let conflicts: [FieldConflict]

    public init(title: String, conflicts: [FieldConflict]) {
        self.title = title
        self.conflicts = conflicts
    }

    /// - Parameter noun: what the form is about, such as "film".
    public init(aboutThe noun: String, _ conflicts: [FieldConflict]) {
        self.init(
            title: "This \(noun) was changed elsewhere while you were typing. Which is kept?",
            conflicts: conflicts)
    }
}

/// Which of the two texts of a conflict is kept.
public nonisolated struct ConflictAnswer: Hashable, Sendable {
    public let conflict: FieldConflict
    public let keepsMine: Bool

    public init(_ conflict: FieldConflict, keepsMine: Bool) {
        self.conflict = conflict
        self.keepsMine = keepsMine
    }
}

/// Why a form was not saved: somebody has to say which texts are kept.
public nonisolated struct UnansweredConflicts: Error, Hashable, CustomStringConvertible {
    public let conflicts: [FieldConflict]

    public init(_ conflicts: [FieldConflict]) {
        self.conflicts = conflicts
    }

    public var description: String {
        let fields = conflicts.map(\.field).joined(separator: ", ")
        return "It was changed elsewhere meanwhile (\(fields)), and was left as it is there."
    }
}
