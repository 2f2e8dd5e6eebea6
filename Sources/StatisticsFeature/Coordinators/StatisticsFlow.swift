public import Domain
public import Wording

/// The destination of a figure.
public nonisolated enum StatisticsFlow {
    /// The entries that answer a search.
    case find(JournalFilter, String)
    case open(EntryID)
}
