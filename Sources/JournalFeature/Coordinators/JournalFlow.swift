public import Domain
public import Presentation

/// Where the list of the journal leads.
public enum JournalFlow: Flow {
    /// To an entry's main page. `back` is the way back from it, where another page led to it.
    case open(EntryID, EntryKind, transition: NavigationTransition, back: (() -> Void)?)
    /// To the main page of the journey that an entry is the first leg of.
    case openJourney(EntryID, transition: NavigationTransition, back: (() -> Void)?)
    /// Away from the entry on show.
    case close
    /// To the form for an entry.
    case edit(EntryID, EntryKind)
    /// To the form for a new entry that begins with what it has in common with another one.
    case begin(NextEntry, from: EntryID, EntryKind)
}
