/// An entry after one of its steps was taken back, or taken again.
struct EntryStep: Hashable, Sendable {
    let entry: Entry
    /// The fields that somebody else has changed since, and that stay as they are.
    let left: [String]
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
            let (stepped, left) = Self.step(film, from: old, to: new, fields: FilmFields.all)
            let isPossible = (try? stepped.validate()) != nil || (try? film.validate()) == nil
            return result(.film(stepped), left, of: FilmFields.all, old, new, if: isPossible)
        case (.trip(let trip), .trip(let old), .trip(let new)):
            let (stepped, left) = Self.step(trip, from: old, to: new, fields: TripFields.all)
            let isPossible = (try? stepped.validate()) != nil || (try? trip.validate()) == nil
            return result(.trip(stepped), left, of: TripFields.all, old, new, if: isPossible)
        default:
            return EntryStep(entry: self, left: ["kind of entry"], isNothing: true)
        }
    }

    private static func step<Whole>(
        _ now: Whole, from old: Whole, to new: Whole, fields: [EntryField<Whole>]
    ) -> (Whole, left: [String]) {
        var stepped = now
        var left: [String] = []
        for field in fields where !field.isSame(old, new) {
            if field.isSame(now, old) {
                field.put(from: new, into: &stepped)
            } else if !field.isSame(now, new) {
                left.append(field.label)
            }
        }
        return (stepped, left)
    }

    /// What fits only together with a field that had to be left is left as well.
    private func result<Whole>(
        _ stepped: Entry, _ left: [String], of fields: [EntryField<Whole>], _ old: Whole,
        _ new: Whole, if isPossible: Bool
    ) -> EntryStep {
        guard isPossible else {
            let all = fields.filter { !$0.isSame(old, new) }.map(\.label)
            return EntryStep(entry: self, left: all, isNothing: true)
        }
        return EntryStep(entry: stepped, left: left, isNothing: !left.isEmpty && stepped == self)
    }
}
