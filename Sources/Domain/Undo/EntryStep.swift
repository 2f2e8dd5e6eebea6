/// An entry after a step was undone or redone.
struct EntryStep: Hashable, Sendable {
    let entry: Entry
    /// The fields that were changed otherwise since, and that stay as they are.
    let left: [FieldName]
    /// Whether all fields had to stay as they are.
    let isNothing: Bool
}

extension Entry {
    /// Returns the entry with the changes from `old` to `new`, for fields that are as in `old`.
    public func stepped(from old: Entry, to new: Entry) -> Entry {
        stepping(from: old, to: new).entry
    }

    /// Applies the changes from `old` to `new` field by field. A field that equals neither was
    /// changed otherwise since and stays.
    func stepping(from old: Entry, to new: Entry) -> EntryStep {
        switch (self, old, new) {
        case (.film(let film), .film(let old), .film(let new)):
            Self.step(film, from: old, to: new)
        case (.trip(let trip), .trip(let old), .trip(let new)):
            Self.step(trip, from: old, to: new)
        case (.pass(let pass), .pass(let old), .pass(let new)):
            Self.step(pass, from: old, to: new)
        case (.claim(let claim), .claim(let old), .claim(let new)):
            Self.step(claim, from: old, to: new)
        default:
            EntryStep(entry: self, left: [.kind], isNothing: true)
        }
    }

    private static func step<Content: EntryContent>(
        _ now: Content, from old: Content, to new: Content
    ) -> EntryStep {
        var stepped = now
        var left: [FieldName] = []
        for field in Content.fields where !field.isSame(old, new) {
            if field.isSame(now, old) {
                field.put(from: new, into: &stepped)
            } else if !field.isSame(now, new) {
                left.append(field.name)
            }
        }
        // If the result breaks a rule, no field is changed.
        guard
            Content.rules.errors(in: stepped).isEmpty || !Content.rules.errors(in: now).isEmpty
        else {
            let all = Content.fields.filter { !$0.isSame(old, new) }.map(\.name)
            return EntryStep(entry: now.entry, left: all, isNothing: true)
        }
        return EntryStep(
            entry: stepped.entry, left: left, isNothing: !left.isEmpty && stepped == now)
    }
}
