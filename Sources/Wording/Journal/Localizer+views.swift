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
