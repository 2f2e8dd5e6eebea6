/// The action that a step undoes, with the entry, batch or list that it is about.
public enum UndoSubject: Hashable, Sendable {
    case addition(EntryID, Entry)
    case deletion(EntryID, Entry, RemovalPlace)
    case change(EntryID, from: Entry, to: Entry)
    /// A trip joined the journey of another.
    case joining(EntryID, Entry, to: Entry)
    /// A sync program's copy was joined with its entry.
    case copy(EntryID, Entry)
    case batch(WrittenBatch)
    /// A list of films was removed.
    case list(ListFile, RemovalPlace)
    /// A list of films was made or changed.
    case listChange(ListChange)
    /// A question about a film of lists was answered.
    case answer(ListAnswer)

    /// The entry with its id, or `nil` if the step is about no entry.
    private var stored: (id: EntryID, entry: Entry)? {
        switch self {
        case .addition(let id, let entry), .deletion(let id, let entry, _),
            .change(let id, _, let entry), .joining(let id, let entry, _), .copy(let id, let entry):
            (id, entry)
        case .batch, .list, .listChange, .answer: nil
        }
    }

    /// The title of the entry, or `nil` if the step is about no entry.
    var title: String? { stored?.entry.nameInList }

    /// The id of the entry, or `nil` if the step is about no entry.
    var entry: EntryID? { stored?.id }

    /// Returns whether it is the same kind of step about the same entry, whose title may differ, or
    /// the same batch, list or answer.
    package func isOfSameKindAndEntry(as other: UndoSubject) -> Bool {
        self == other || entry != nil && entry == other.entry && kind == other.kind
    }

    /// Returns the subject with the title of another entry, or as joining that entry's journey. If
    /// the entry is `nil`, the subject is unchanged.
    func titled(as whole: Entry?) -> UndoSubject {
        guard let whole else { return self }
        return switch self {
        case .addition(let id, _): .addition(id, whole)
        case .deletion(let id, _, let place): .deletion(id, whole, place)
        case .change(let id, .trip(let old), .trip(let new)) where old.journey != new.journey:
            .joining(id, .trip(new), to: whole)
        case .change, .joining, .copy, .batch, .list, .listChange, .answer: self
        }
    }

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
        case .listChange: .listChange
        case .answer: .answer
        }
    }
}

/// A list of films that was made or changed.
public struct ListChange: Hashable, Sendable {
    public let name: String
    /// The file before the change, or `nil` for a new list.
    public let old: ListFile?
    public let new: ListFile
}

/// A field whose value a step changed.
public struct ChangedField: Hashable, Sendable {
    public let name: FieldName
    /// The old value, or `nil` if it is empty or cannot be told in a few words. The same holds for
    /// `new`.
    public let old: ChangedValue?
    public let new: ChangedValue?
}

extension Entry {
    /// Returns the fields that differ from the earlier version of the entry.
    public func changedFields(from old: Entry) -> [ChangedField] {
        func changed<Content: EntryContent>(_ new: Content) -> [ChangedField] {
            guard let old = Content(old) else { return [] }
            return Content.fields.filter { !$0.isSame(old, new) }.map {
                ChangedField(
                    name: $0.name, old: $0.changedValue(in: old), new: $0.changedValue(in: new))
            }
        }
        return changed(content)
    }
}

public enum UndoKind: Hashable, Sendable {
    case addition, deletion, edit, feedback, scale, outcome, batch, list, listChange, answer
    /// A film to see was seen.
    case watched
    case claimStep
    /// A trip joined the journey of another.
    case joining
    /// A sync program's copy was joined with its entry.
    case copy

    /// Creates the kind of a change. A change of the feedback alone is not an edit, as feedback is
    /// given on a page of its own.
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

    /// Creates the kind of a change. The recipient's reference, answer and payment belong to a step
    /// of the claim.
    fileprivate init(from old: Claim, to new: Claim) {
        var stepped = old
        (stepped.steps, stepped.paid) = (new.steps, new.paid)
        (stepped.reference, stepped.answer) = (new.reference, new.answer)
        let isStep = old.steps.count != new.steps.count
        self = stepped == new && isStep ? .claimStep : .edit
    }
}

/// The place where a removed file is kept.
public enum RemovalPlace: Hashable, Sendable {
    case trash
    /// The folder at `path`, because the journal's file system has no trash. The file is kept until
    /// it is restored or the program ends.
    case aside(path: String)
}

public struct UndoOutcome: Hashable, Sendable {
    /// The step's entry, if it is in the journal now.
    public var entry: EntryID?
    /// The fields that were changed otherwise since and stay as they are.
    public var left: [FieldName]
    /// Whether nothing changed, because all fields had to stay as they are.
    public var isNothing: Bool
    /// The outcome for a batch, or `nil` for other steps.
    public var takenBack: TakenBack?
    /// The place where removed files are.
    public var place: RemovalPlace
    /// The new ids of the step's entries, by their old ones.
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

/// A change of the steps that can be undone or redone.
public enum UndoNews: Hashable, Sendable {
    case done(UndoSubject)
    case undone(UndoSubject, UndoOutcome)
    case redone(UndoSubject, UndoOutcome)
    /// Another program made the step obsolete.
    case forgotten(UndoSubject)
}

/// The new or the old value of a changed field.
public enum ChangedValue: Hashable, Sendable {
    case text(String)
    case number(Int)
    case day(CalendarDay)
    case time(DateTime)
    case mode(TravelMode)
    case ticket(TicketKind)
    case coordinates(Coordinates)
    case distance(Distance)
}

extension EntryField {
    /// Returns the value of the field, or `nil` if it is empty or cannot be told in a few words.
    func changedValue(in whole: Whole) -> ChangedValue? {
        switch value {
        case .line(let path), .link(let path), .paragraphs(let path):
            // A generated id of a journey is not shown to users.
            JourneyID.isGiven(whole[keyPath: path])
                ? nil : whole[keyPath: path].unlessEmpty.map(ChangedValue.text)
        case .attachment(let path): whole[keyPath: path].map { .text($0.name) }
        case .number(let path): whole[keyPath: path].map(ChangedValue.number)
        case .day(let path): whole[keyPath: path].map(ChangedValue.day)
        case .time(let path): whole[keyPath: path].map(ChangedValue.time)
        case .start(let path): .time(whole[keyPath: path])
        case .coordinates(let path): whole[keyPath: path].map(ChangedValue.coordinates)
        case .distance(let path): whole[keyPath: path].map(ChangedValue.distance)
        case .list(let path), .tags(let path):
            // Twenty are more than there is room for.
            whole[keyPath: path].unlessEmpty.map { .text($0.prefix(20).joined(separator: ", ")) }
        case .word(let word):
            TravelMode(rawValue: word(whole)).map(ChangedValue.mode)
                ?? TicketKind(rawValue: word(whole)).map(ChangedValue.ticket)
        case .flag, .todo, .disruption, .fare, .rating, .feedbackHistory, .imports, .rule, .steps,
            .about:
            nil
        }
    }
}
