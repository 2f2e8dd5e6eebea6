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
    private let answers: [ConflictAnswer]

    /// Makes a merge.
    ///
    /// - Parameters:
    ///   - original: the value that the form was opened with.
    ///   - answers: the choices that were made before.
    ///   - change: makes the changes of the form, and no other.
    public init(
        of fields: [FormField<Whole>], original: Whole, answers: [ConflictAnswer] = [],
        change: @escaping @Sendable (Whole) -> Whole
    ) {
        self.fields = fields
        self.original = original
        self.answers = answers
        self.change = change
    }

    /// Returns the conflicts to be resolved before this is saved onto `stored`.
    public func conflicts(with stored: Whole) -> [FieldConflict] {
        contested(by: stored).compactMap { answer(to: $0.conflict) == nil ? $0.conflict : nil }
    }

    /// Returns the value to be written, or `nil` while conflicts have to be resolved.
    public func merged(onto stored: Whole) -> Whole? {
        guard conflicts(with: stored).isEmpty else { return nil }
        var merged = change(stored)
        for (field, conflict) in contested(by: stored)
        where answer(to: conflict)?.keepsMine == false {
            field.copy(stored, &merged)
        }
        return merged
    }

    /// Returns the fields that changed on both sides, whether or not they were asked about already.
    private func contested(
        by stored: Whole
    ) -> [(field: FormField<Whole>, conflict: FieldConflict)] {
        let changed = change(original)
        return fields.compactMap { field in
            let (was, mine, theirs) = (
                field.text(original), field.text(changed), field.text(stored)
            )
            guard mine != was, theirs != was, mine != theirs else { return nil }
            return (field, FieldConflict(field: field.name, mine: mine, theirs: theirs))
        }
    }

    /// Returns the last answer to exactly this conflict; other texts of the field need another
    /// answer.
    private func answer(to conflict: FieldConflict) -> ConflictAnswer? {
        answers.last { $0.conflict == conflict }
    }
}
