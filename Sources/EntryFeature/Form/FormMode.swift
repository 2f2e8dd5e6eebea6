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

    /// The text of the line above the fields, or `nil` if there is no such line.
    package var lineText: String? { if case .line(let text) = self { text } else { nil } }

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

/// The callbacks for the end of a form, and the store of its draft.
public struct FormCallbacks {
    /// Receives the entry's id once it is saved and the form is closed.
    let saved: (EntryID) -> Void
    /// Is called once, when the form is closed or could not be opened.
    let ended: () -> Void
    /// Receives the texts of a form that was closed to open that of the other kind, and its kind.
    let changedKind: (LineOfForm, EntryKind) -> Void
    /// The texts that the form of another kind passed on, or `nil` if there was none.
    package let passedOn: LineOfForm?
    /// The field with the keyboard focus at first, or `nil` for the usual one.
    package let focus: FieldName?

    /// The store of the draft, or `nil` if it is not kept.
    let keeping: DraftSession?

    package init(
        keeping: DraftSession? = nil, passedOn: LineOfForm? = nil, focus: FieldName? = nil,
        changedKind: @escaping (LineOfForm, EntryKind) -> Void = { _, _ in },
        saved: @escaping (EntryID) -> Void = { _ in }, ended: @escaping () -> Void = {}
    ) {
        self.keeping = keeping
        self.passedOn = passedOn
        self.focus = focus
        self.changedKind = changedKind
        self.saved = saved
        self.ended = ended
    }

    /// Deletes the stored draft.
    func forget() {
        if let keeping { keeping.drafts.forget(keeping.id) }
    }
}
