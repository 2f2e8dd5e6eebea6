public import Domain
public import Presentation
public import Wording

/// The destination of a figure.
public nonisolated enum StatisticsFlow: Flow {
    /// The entries that answer a search.
    case find(JournalFilter, String)
    case open(EntryID)
}
