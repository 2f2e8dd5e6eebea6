public import Domain
public import Presentation

/// A place that the list of the journal leads to.
public enum JournalFlow {
    /// An entry's main page. `back` leads back from it if another page led there.
    case open(EntryID, EntryKind, transition: NavigationTransition, back: (() -> Void)?)
    /// The main page of the journey whose first leg the entry is.
    case openJourney(EntryID, transition: NavigationTransition, back: (() -> Void)?)
    /// The quiet page.
    case close
    /// The form for an entry.
    case edit(EntryID, EntryKind)
    /// The form for a new entry that takes values from another one.
    case begin(EntryDerivation, from: EntryID, EntryKind)
}
