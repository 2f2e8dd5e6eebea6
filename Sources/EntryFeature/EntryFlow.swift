public import Domain
public import Presentation

/// Where the screen of an entry leads.
public enum EntryFlow: Flow, Hashable {
    /// To another entry of the same day, or another viewing of the same film.
    case related(EntryID, from: EntryID)
    /// To a leg of a journey, which is named by its first one.
    case leg(EntryID, of: EntryID)
    /// To the entries that this one is among, by what finds them.
    case find(String)
    /// To an entry that was added in a form.
    case added(EntryID)
    /// To the journey that a leg is part of.
    case journey(of: EntryID)
}
