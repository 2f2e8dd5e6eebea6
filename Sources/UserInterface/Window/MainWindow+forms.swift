public import EntryFeature
internal import Gtk

extension MainWindow {
    public func openForm(_ form: FormViewModel) -> any FormView { forms.open(form) }

    /// Opens the form for a new film, unless the journal is read-only or a form or dialog is open.
    public func addFilm() {
        if !window.isBlocked { actions.activate(.newFilm) }
    }

    /// Opens the form for a new trip, unless the journal is read-only or a form or dialog is open.
    public func addTrip() {
        if !window.isBlocked { actions.activate(.newTrip) }
    }
}
