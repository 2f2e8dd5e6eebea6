package import Domain

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

    /// The store of the draft, or `nil` if it is not kept.
    let keeping: DraftSession?

    package init(
        keeping: DraftSession? = nil, passedOn: LineOfForm? = nil,
        changedKind: @escaping (LineOfForm, EntryKind) -> Void = { _, _ in },
        saved: @escaping (EntryID) -> Void, ended: @escaping () -> Void
    ) {
        self.keeping = keeping
        self.passedOn = passedOn
        self.changedKind = changedKind
        self.saved = saved
        self.ended = ended
    }

    /// Deletes the stored draft.
    func forget() {
        if let keeping { keeping.drafts.forget(keeping.id) }
    }
}
