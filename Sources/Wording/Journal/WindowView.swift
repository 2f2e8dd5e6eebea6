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
