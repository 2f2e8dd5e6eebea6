public import Domain

/// A destination to which the screen of an entry leads.
public enum EntryFlow: Hashable {
    /// Another entry of the same day, or another viewing of the same film.
    case related(EntryID, from: EntryID)
    /// A leg of a journey, which is named by its first leg.
    case leg(EntryID, of: EntryID)
    /// The entries that a search finds, such as all by a film's director.
    case find(String)
    /// An entry that was added in a form.
    case added(EntryID)
    /// The form of the other kind, for a line that was typed into the form of this kind.
    case line(LineOfForm, insteadOf: EntryKind)
    /// The form for a new entry that is based on another one.
    case begin(EntryDerivation, from: EntryID)
    /// The journey of which an entry is a leg.
    case journey(of: EntryID)
}
