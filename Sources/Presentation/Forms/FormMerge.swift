/// A field of a form's subject: its name, its text, and its place in the value.
public nonisolated struct FormField<Whole: Sendable>: Sendable {
    /// The name of the field, as the form labels it.
    public let name: String
    let text: @Sendable (Whole) -> String
    package let copy: @Sendable (Whole, inout Whole) -> Void

    /// Makes a field of the part of a value at `path`.
    ///
    /// - Parameters:
    ///   - name: the name of the field, as the form labels it.
    ///   - text: returns equal texts for equal values.
    public init<Part: Sendable>(
        _ name: String, _ path: any WritableKeyPath<Whole, Part> & Sendable,
        text: @escaping @Sendable (Part) -> String
    ) {
        self.name = name
        self.text = { text($0[keyPath: path]) }
        copy = { $1[keyPath: path] = $0[keyPath: path] }
    }

    /// Makes a field.
    ///
    /// - Parameters:
    ///   - name: the name of the field, as the form labels it.
    ///   - text: returns equal texts for equal values.
    ///   - copy: copies the field from one value to another.
    public init(
        _ name: String, text: @escaping @Sendable (Whole) -> String,
        copy: @escaping @Sendable (Whole, inout Whole) -> Void
    ) {
        self.name = name
        self.text = text
        self.copy = copy
    }

    /// Returns the field, which also copies the part at `path` where the stored text is kept.
    public func taking<Part: Sendable>(
        along path: any WritableKeyPath<Whole, Part> & Sendable
    ) -> FormField {
        FormField(name, text: text) { [copy] whole, other in
            copy(whole, &other)
            other[keyPath: path] = whole[keyPath: path]
        }
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
