package import Domain

/// What becomes of a form: where it is kept as long as it is open, and callbacks for its end.
public struct FormEvents {
    /// Called with the entry's id when it was saved and the form is closed.
    let saved: (EntryID) -> Void
    /// Called once, when the form is closed or could not be opened.
    let ended: () -> Void

    /// Nil for a form that nobody keeps.
    let keeping: FormKeeping?

    package init(
        keeping: FormKeeping? = nil, saved: @escaping (EntryID) -> Void,
        ended: @escaping () -> Void
    ) {
        self.keeping = keeping
        self.saved = saved
        self.ended = ended
    }

    /// What is typed is kept no longer.
    func forget() {
        if let keeping { keeping.drafts.forget(keeping.id) }
    }
}
