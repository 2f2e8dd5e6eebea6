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

/// Applies the change that was made in a form to the value that is stored when it is saved.
/// Fields that changed on one side only are merged; of those that changed on both, the person
/// chooses which text is kept.
public nonisolated struct FormMerge<Whole: Sendable>: Sendable {
    private let original: Whole
    private let change: @Sendable (Whole) -> Whole
    private let fields: [FormField<Whole>]
    private let answers: [FieldConflict: Bool]

    /// Makes a merge.
    ///
    /// - Parameters:
    ///   - original: the value that the form was opened with.
    ///   - answers: whether the typed text of a conflict is kept. Other texts of its field need
    ///     another answer.
    ///   - change: makes the changes of the form, and no other.
    public init(
        of fields: [FormField<Whole>], original: Whole, answers: [FieldConflict: Bool] = [:],
        change: @escaping @Sendable (Whole) -> Whole
    ) {
        self.fields = fields
        self.original = original
        self.answers = answers
        self.change = change
    }

    /// Returns the value to be written.
    ///
    /// - Throws: the conflicts to be resolved before.
    public func merged(onto stored: Whole) throws(UnansweredConflicts) -> Whole {
        let changed = change(original)
        var merged = change(stored)
        var unanswered: [FieldConflict] = []
        for field in fields {
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
