/// A field of a form's subject: its name, its text, and its place in the value.
public nonisolated struct FormField<Whole: Sendable>: Sendable {
    /// The name of the field, as the form labels it.
    public let name: String
    /// Returns equal texts for equal values.
    public let text: @Sendable (Whole) -> String
    /// Copies the field from one value to another.
    public let copy: @Sendable (Whole, inout Whole) -> Void

    /// Makes a field.
    public init(
        _ name: String, text: @escaping @Sendable (Whole) -> String,
        copy: @escaping @Sendable (Whole, inout Whole) -> Void
    ) {
        self.name = name
        self.text = text
        self.copy = copy
    }
}

extension Array {
    /// Applies the change that was made in a form to the value that is stored when it is saved, and
    /// returns the value to be written. Fields that changed on one side only are merged; of those
    /// that changed on both, the person chooses which text is kept.
    ///
    /// - Parameters:
    ///   - change: makes the changes of the form, and no other.
    ///   - original: the value that the form was opened with.
    ///   - answers: whether the typed text of a conflict is kept. Other texts of its field need
    ///     another answer.
    /// - Throws: the conflicts to be resolved before.
    public nonisolated func merge<Whole>(
        _ change: (Whole) -> Whole, of original: Whole, onto stored: Whole,
        answers: [FieldConflict: Bool] = [:]
    ) throws(UnansweredConflicts) -> Whole where Element == FormField<Whole> {
        let changed = change(original)
        var merged = change(stored)
        var unanswered: [FieldConflict] = []
        for field in self {
            let (was, mine, theirs) = (
                field.text(original), field.text(changed), field.text(stored)
            )
            guard mine != was, theirs != was, mine != theirs else { continue }
            let conflict = FieldConflict(field: field.name, mine: mine, theirs: theirs)
            switch answers[conflict] {
            case true?: break
            case false?: field.copy(stored, &merged)
            case nil: unanswered.append(conflict)
            }
        }
        guard unanswered.isEmpty else { throw UnansweredConflicts(unanswered) }
        return merged
    }
}

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
