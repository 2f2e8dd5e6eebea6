extension Localizer {
    /// The name of the user's own journal.
    package var ownJournal: String { say("My Journal") }

    public func view(_ view: WindowView) -> String {
        switch view {
        case .journal: say("Journal", context: "the view with the list of entries")
        case .lists: say("Lists", context: "the view with lists of films")
        case .table: say("Table", context: "the view with a table of entries")
        case .years: say("Statistics", context: "the view with figures and pictures")
        }
    }
}

/// The views of the journal that the window has, of which one is on show.
public enum WindowView: String, CaseIterable, Sendable {
    /// The list beside the page of an entry.
    case journal
    /// Figures and charts.
    case years
    /// The entries of the list, as a table.
    case table
    /// Lists of films, and which of them were seen.
    case lists
}
