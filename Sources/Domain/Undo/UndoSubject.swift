/// The subject of a step that can be undone.
public enum UndoSubject: Hashable, Sendable {
    case addition(EntryID, Entry)
    case deletion(EntryID, Entry, RemovalPlace)
    case change(EntryID, from: Entry, to: Entry)
    /// A trip became a leg of the same journey as another one.
    case joining(EntryID, Entry, to: Entry)
    /// A copy of a sync program was joined to its entry.
    case copy(EntryID, Entry)
    case batch(WrittenBatch)
    /// A list of films went.
    case list(ListFile, RemovalPlace)
    /// Somebody said whether a film of lists is one of the journal.
    case answer(ListAnswer)

    /// How the list titles the entry that it is about; nil where it is about none.
    var title: String? {
        switch self {
        case .addition(_, let entry), .deletion(_, let entry, _), .change(_, _, let entry),
            .joining(_, let entry, _), .copy(_, let entry):
            entry.nameInList
        case .batch, .list, .answer: nil
        }
    }

    /// The entry that it is about; nil where it is about none.
    var entry: EntryID? {
        switch self {
        case .addition(let id, _), .deletion(let id, _, _), .change(let id, _, _),
            .joining(let id, _, _), .copy(let id, _):
            id
        case .batch, .list, .answer: nil
        }
    }

    /// Whether it is a step of the same kind about the same entry, which may have another title by
    /// now, or the same batch, list or answer.
    package func isOfSameKindAndEntry(as other: UndoSubject) -> Bool {
        self == other || entry != nil && entry == other.entry && kind == other.kind
    }

    /// The same about an entry by another name, or about a trip that was joined to another one; as it is for
    /// nil.
    func titled(as whole: Entry?) -> UndoSubject {
        guard let whole else { return self }
        return switch self {
        case .addition(let id, _): .addition(id, whole)
        case .deletion(let id, _, let place): .deletion(id, whole, place)
        case .change(let id, .trip(let old), .trip(let new)) where old.journey != new.journey:
            .joining(id, .trip(new), to: whole)
        case .change, .joining, .copy, .batch, .list, .answer: self
        }
    }

    /// The kind of step.
    public var kind: UndoKind {
        switch self {
        case .addition: .addition
        case .deletion: .deletion
        case .change(_, .film(let old), .film(let new)): UndoKind(from: old, to: new)
        case .change(_, .trip(let old), .trip(let new)): UndoKind(from: old, to: new)
        case .change(_, .claim(let old), .claim(let new)): UndoKind(from: old, to: new)
        case .change: .edit
        case .joining: .joining
        case .copy: .copy
        case .batch: .batch
        case .list: .list
        case .answer: .answer
        }
    }
}

/// A field that a step gave another value.
public struct ChangedField: Hashable, Sendable {
    public let name: FieldName
    /// Nil for nothing, and for what takes more than a few words.
    public let old: ChangedValue?
    public let new: ChangedValue?
}

extension Entry {
    /// The fields in which it differs from another entry, which is what it was before.
    public func changedFields(from old: Entry) -> [ChangedField] {
        switch (old, self) {
        case (.film(let old), .film(let new)): Self.changed(FilmFields.all, from: old, to: new)
        case (.trip(let old), .trip(let new)): Self.changed(TripFields.all, from: old, to: new)
        case (.pass(let old), .pass(let new)): Self.changed(PassFields.all, from: old, to: new)
        case (.claim(let old), .claim(let new)): Self.changed(ClaimFields.all, from: old, to: new)
        default: []
        }
    }

    private static func changed<Whole>(
        _ fields: [EntryField<Whole>], from old: Whole, to new: Whole
    ) -> [ChangedField] {
        fields.filter { !$0.isSame(old, new) }.map {
            ChangedField(
                name: $0.name, old: $0.changedValue(in: old), new: $0.changedValue(in: new))
        }
    }
}

/// The kind of a step that can be undone.
public enum UndoKind: Hashable, Sendable {
    case addition, deletion, edit, feedback, scale, outcome, batch, list, answer
    /// A film that was to be seen was seen.
    case watched
    /// Something was done about a claim.
    case claimStep
    /// A trip was joined to another one.
    case joining
    /// A copy of a sync program was joined to its entry.
    case copy

    /// A change of nothing but the feedback is not an edit: feedback is chosen on a page of its own.
    fileprivate init(from old: Film, to new: Film) {
        var feedback = old
        feedback.feedbackGiven = new.feedbackGiven
        var scale = old
        scale.scale = new.scale
        let isWatched = old.isWanted && old.watched(on: new.watched) == new
        self =
            feedback == new
            ? .feedback : scale == new ? .scale : isWatched ? .watched : .edit
    }

    fileprivate init(from old: Trip, to new: Trip) {
        var outcome = old
        outcome.actualDeparture = new.actualDeparture
        outcome.actualArrival = new.actualArrival
        outcome.disruption = new.disruption
        outcome.abandonment = new.abandonment
        self = outcome == new ? .outcome : .edit
    }

    /// What the recipient said comes with the step.
    fileprivate init(from old: Claim, to new: Claim) {
        var stepped = old
        (stepped.steps, stepped.paid) = (new.steps, new.paid)
        (stepped.reference, stepped.answer) = (new.reference, new.answer)
        let isStep = old.steps.count != new.steps.count
        self = stepped == new && isStep ? .claimStep : .edit
    }
}

/// Where what was removed is.
public enum RemovalPlace: Hashable, Sendable {
    case trash
    /// There is no trash for the journal's folder. The folder at `path` keeps it until it is put
    /// back, or the program that could do so ends.
    case aside(path: String)
}

/// The outcome of undoing or redoing a step.
public struct UndoOutcome: Hashable, Sendable {
    /// The entry that it is about, where that is in the journal now.
    public var entry: EntryID?
    /// The fields that somebody else has changed since: they stay.
    public var left: [FieldName]
    /// Whether nothing is different, because all was left.
    public var isNothing: Bool
    /// Where it was a batch that was taken back.
    public var takenBack: TakenBack?
    /// Where what was removed is.
    public var place: RemovalPlace
    /// The names that entries of the step have from now on, by those that they had.
    var renamed: [EntryID: EntryID] = [:]

    package init(
        entry: EntryID? = nil, left: [FieldName] = [], isNothing: Bool = false,
        takenBack: TakenBack? = nil, place: RemovalPlace = .trash
    ) {
        self.entry = entry
        self.left = left
        self.isNothing = isNothing
        self.takenBack = takenBack
        self.place = place
    }
}

/// A change of what can be undone.
public enum UndoNews: Hashable, Sendable {
    case done(UndoSubject)
    case undone(UndoSubject, UndoOutcome)
    case redone(UndoSubject, UndoOutcome)
    /// Somebody else has done or removed what the step was about: there is nothing left to offer.
    case forgotten(UndoSubject)
}
