public import Domain

/// What a form is about.
public enum FormSubject: Hashable, Codable {
    /// A new entry.
    case new
    /// A new entry that is typed in one line, with what is typed of it already.
    case line(String)
    /// An entry that is there, to be edited.
    case existing(EntryID)
    /// A new entry that begins with what it has in common with another one.
    case next(NextEntry, from: EntryID)

    /// The trip whose journey the new entry joins; nil where it joins none.
    var joined: EntryID? {
        if case .next(let next, let id) = self, next.joins { id } else { nil }
    }

    /// Whether the new entry is the first leg of a journey that is written with it.
    var isOfJourney: Bool {
        switch self {
        case .next(.journeyAgain, _), .next(.journeyBack, _): true
        default: false
        }
    }

    /// The entry that is edited; nil for a new one.
    package var edited: EntryID? {
        if case .existing(let id) = self { id } else { nil }
    }
}
