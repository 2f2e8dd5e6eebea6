public import Domain
public import Presentation
public import Wording

/// Where figures lead.
public nonisolated enum StatisticsFlow: Flow {
    /// To the entries that answer a search.
    case find(JournalFilter, String)
    case open(EntryID)
}
