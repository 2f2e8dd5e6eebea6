/// A field of what a form is about: how it is called, how it reads, and where it is kept.
public nonisolated struct FormField<Whole: Sendable>: Sendable {
    /// As the form labels it.
    public let name: String
    let text: @Sendable (Whole) -> String
    let copy: @Sendable (Whole, inout Whole) -> Void

    /// - Parameters:
    ///   - name: as the form labels it.
    ///   - text: reads the same where the values are the same.
    public init<Part: Sendable>(
        _ name: String, _ path: any WritableKeyPath<Whole, Part> & Sendable,
        text: @escaping @Sendable (Part) -> String
    ) {
        self.name = name
        self.text = { text($0[keyPath: path]) }
        copy = { $1[keyPath: path] = $0[keyPath: path] }
    }

    private init(
        _ name: String, text: @escaping @Sendable (Whole) -> String,
        copy: @escaping @Sendable (Whole, inout Whole) -> Void
    ) {
        self.name = name
        self.text = text
        self.copy = copy
    }

    /// The same field, which takes another part along where the journal's text of it is kept.
    public func taking<Part: Sendable>(
        along path: any WritableKeyPath<Whole, Part> & Sendable
    ) -> FormField {
        FormField(name, text: text) { [copy] whole, other in
            copy(whole, &other)
            other[keyPath: path] = whole[keyPath: path]
        }
    }
}

/// The change that somebody made in a form, onto what stands in the journal by the time it is
/// saved. Fields changed on one side only are merged; of those changed on both, somebody says which
/// text is kept.
public nonisolated struct FormMerge<Whole: Sendable>: Sendable {
    private let original: Whole
    private let change: @Sendable (Whole) -> Whole
    private let fields: [FormField<Whole>]
    private let answers: [ConflictAnswer]

    /// - Parameters:
    ///   - original: what the form was opened with.
    ///   - change: what was changed in it, and nothing else.
    ///   - answers: which texts are kept, where that was asked before.
    public init(
        of fields: [FormField<Whole>], original: Whole, answers: [ConflictAnswer] = [],
        change: @escaping @Sendable (Whole) -> Whole
    ) {
        self.fields = fields
        self.original = original
        self.answers = answers
        self.change = change
    }

    /// The conflicts to be resolved before this is saved onto `stored`; none if it just was.
    public func conflicts(with stored: Whole) -> [FieldConflict] {
        contested(by: stored).compactMap { answer(to: $0.conflict) == nil ? $0.conflict : nil }
    }

    /// The value to be written, or nil while conflicts have to be resolved.
    public func merged(onto stored: Whole) -> Whole? {
        guard conflicts(with: stored).isEmpty else { return nil }
        var merged = change(stored)
        for (field, conflict) in contested(by: stored)
        where answer(to: conflict)?.keepsMine == false {
            field.copy(stored, &merged)
        }
        return merged
    }

    /// The fields changed on both sides, whether that was asked already or not.
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

    /// An answer is to the very texts that were shown.
    private func answer(to conflict: FieldConflict) -> ConflictAnswer? {
        answers.last { $0.conflict == conflict }
    }
}
