public import Domain
internal import Presentation

/// The subject of a form.
public enum FormMode: Hashable, Codable {
    case new
    /// A new entry that is typed in one line, with the text so far.
    case line(String)
    /// An existing entry.
    case existing(EntryID)
    /// A new entry that is based on another one.
    case next(EntryDerivation, from: EntryID)

    /// The text of the line above the fields, or `nil` if there is no such line.
    package var lineText: String? { if case .line(let text) = self { text } else { nil } }

    /// The trip whose journey the new entry joins, or `nil` if it joins none.
    package var joined: EntryID? {
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

/// The request for a form: its subject, the store of its draft, and what follows its end.
public struct FormRequest {
    package let mode: FormMode
    /// The store of the draft, or `nil` if it is not kept.
    var keeping: DraftSession?
    /// The texts that the form of another kind passed on, or `nil` if there was none.
    package internal(set) var passedOn: LineOfForm?
    /// The field with the keyboard focus at first, or `nil` for the usual one.
    package internal(set) var focus: FieldName?
    /// Receives the texts of a form that was closed to open that of the other kind, and its kind.
    var changedKind: (LineOfForm, EntryKind) -> Void = { _, _ in }
    /// Receives the entry's id once it is saved and the form is closed.
    var saved: (EntryID) -> Void = { _ in }
    /// Is called once, when the form is closed or could not be opened.
    var ended: () -> Void = {}

    package init(_ mode: FormMode) { self.mode = mode }

    /// Deletes the stored draft.
    func forget() {
        if let keeping { keeping.drafts.forget(keeping.id) }
    }
}

/// The texts that go from a form with a line to the form of another kind of entry.
public struct LineOfForm: Hashable {
    /// The line above the fields.
    public let line: String
    /// The tags, separated by commas.
    public let tags: String
    public let notes: String

    public init(_ line: String, tags: String = "", notes: String = "") {
        self.line = line
        self.tags = tags
        self.notes = notes
    }

    /// Returns the tags without the one that marks a kind of entry.
    package func tags(besides kind: EntryKind) -> [String] {
        [String](commaSeparated: tags, except: kind.marker)
    }
}

/// The words by which the line above the fields of a form is read.
public struct FormLineWords {
    package let trips: TripLineWords
    package let films: FilmLineWords
    /// The names that are told apart from other words.
    package let known: KnownNames
}
