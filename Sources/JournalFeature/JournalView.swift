/// The view of the journal: its list, its table, and the bars over them.
public typealias JournalView = DisplaysJournal & DisplaysSuggestions & DisplaysSavedSearches
    & DisplaysReading & DisplaysTable & DisplaysBanners & DisplaysCopies & DisplaysDrafts
    & DisplaysCreation & DisplaysVanished & DisplaysPlaceLists
