package import Domain

/// Callbacks for the end of a form.
public struct FormEvents {
    /// Called with the entry's id when it was saved and the form is closed.
    let saved: (EntryID) -> Void
    /// Called once, when the form is closed or could not be opened.
    let ended: () -> Void

    package init(saved: @escaping (EntryID) -> Void, ended: @escaping () -> Void) {
        self.saved = saved
        self.ended = ended
    }
}
