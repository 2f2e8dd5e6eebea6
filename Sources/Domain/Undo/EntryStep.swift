/// An entry after one of its steps was taken back, or taken again.
struct EntryStep: Hashable, Sendable {
    let entry: Entry
    /// The fields that somebody else has changed since, and that stay as they are.
    let left: [FieldName]
    /// Whether all that was to be put back had to be left.
    let isNothing: Bool
}

extension Entry {
    /// This entry with what differs between two others as it is in `new`, where it is as in `old`.
    public func stepped(from old: Entry, to new: Entry) -> Entry {
        stepping(from: old, to: new).entry
    }

    /// This entry with what differs between two others as it is in `new`, field by field. A field
    /// that is by now neither as it was nor as it shall be was changed by somebody else: it stays.
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
        // Fields that only fit together with one that had to be left are left as well.
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
