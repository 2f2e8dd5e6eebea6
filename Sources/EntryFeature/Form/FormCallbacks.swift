package import Domain

/// The callbacks for the end of a form, and the store of its draft.
public struct FormCallbacks {
    /// Receives the entry's id once it is saved and the form is closed.
    let saved: (EntryID) -> Void
    /// Is called once, when the form is closed or could not be opened.
    let ended: () -> Void

    /// The store of the draft, or `nil` if it is not kept.
    let keeping: DraftSession?

    package init(
        keeping: DraftSession? = nil, saved: @escaping (EntryID) -> Void,
        ended: @escaping () -> Void
    ) {
        self.keeping = keeping
        self.saved = saved
        self.ended = ended
    }

    /// Deletes the stored draft.
    func forget() {
        if let keeping { keeping.drafts.forget(keeping.id) }
    }
}
