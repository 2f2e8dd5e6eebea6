public import Domain

/// The subject of a form.
public enum FormMode: Hashable, Codable {
    case new
    /// A new entry that is typed in one line, with the text so far.
    case line(String)
    /// An existing entry.
    case existing(EntryID)
    /// A new entry that is based on another one.
    case next(EntryDerivation, from: EntryID)

    /// The trip whose journey the new entry joins, or `nil` if it joins none.
    var joined: EntryID? {
        if case .next(let next, let id) = self, next.joins { id } else { nil }
    }

    /// Whether the new entry is the first leg of a journey whose other legs are written with it.
    var isOfJourney: Bool {
        switch self {
        case .next(.journeyAgain, _), .next(.journeyBack, _): true
        default: false
        }
    }

    /// The entry that is edited, or `nil` for a new one.
    package var edited: EntryID? {
        if case .existing(let id) = self { id } else { nil }
    }
}
