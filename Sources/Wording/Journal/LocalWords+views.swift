public import Presentation

extension LocalWords {
    /// The user's own journal, beside the names of others.
    package var ownJournal: String { say("My Journal") }

    /// The name of a view of the window.
    public func view(_ view: WindowView) -> String {
        switch view {
        case .journal: say("Journal", context: "the view with the list of entries")
        case .lists: say("Lists", context: "the view with lists of films")
        case .table: say("Table", context: "the view with a table of entries")
        case .years: say("Years", context: "the view with figures and pictures")
        }
    }
}
