public import Domain
public import Presentation

/// The screens of the entries, whichever feature they belong to.
public protocol EntryScenes: AnyObject {
    /// Shows an entry's main page. `back` is the way back from it, where another page led to it.
    func open(
        _ id: EntryID, _ kind: EntryKind, transition: NavigationTransition,
        back: (() -> Void)?) async
    /// Lets go of the entry on show.
    func close()
    func edit(_ id: EntryID, _ kind: EntryKind)
    func addFilm()
    func addTrip()
}
