public import Foundation
public import Signals
public import Wording

/// The requests that a person makes in the window, on the list and the table, in the bars, and by
/// menus and keys.
public final class JournalEvents {
    public init() {}

    // MARK: List and table

    /// Posts the id of an entry that was chosen in the list.
    public let entryChosen = Emitter<String>()
    /// Posts the id of an entry that was chosen in the table, where each leg of a journey has a
    /// row.
    public let legChosen = Emitter<String>()
    public let filterChanged = Emitter<JournalFilter>()
    public let orderChanged = Emitter<JournalOrder>()
    /// Posts the text of the search each time it changes.
    public let searchChanged = Emitter<String>()
    /// Posts when more is to be shown than the search without results.
    public let showMore = Emitter<Void>()
    public let savedSearches = Emitter<SavedSearchesRequest>()
    public let tableOnShow = Emitter<Bool>()
    /// Posts the id of a column to show or hide.
    public let tableColumn = Emitter<String>()
    public let tableCopy = Emitter<Void>()

    // MARK: Entries

    public let newFilm = Emitter<Void>()
    public let newTrip = Emitter<Void>()
    public let newPass = Emitter<Void>()
    public let newClaim = Emitter<Void>()
    /// Posts the text of a trip that is typed so far.
    public let newLine = Emitter<String>()
    /// Posts the id of an entry to edit.
    public let edit = Emitter<String>()
    /// Posts the id of an entry to begin a new one with.
    public let again = Emitter<String>()
    /// Posts the id of a trip whose return trip is to be added.
    public let wayBack = Emitter<String>()
    /// Posts the id of a leg of a journey to begin a new one with.
    public let journeyAgain = Emitter<String>()
    /// Posts the id of a leg of a journey whose return journey is to be added.
    public let journeyBack = Emitter<String>()
    /// Posts the id of a trip whose journey gets another leg.
    public let nextLeg = Emitter<String>()
    /// Posts the id of an entry to delete.
    public let delete = Emitter<String>()
    /// Posts the id of a leg of a journey to delete.
    public let deleteJourney = Emitter<String>()

    // MARK: Steps

    /// Posts when the latest step is to be undone.
    public let undo = Emitter<Void>()
    /// Posts when the step that was undone last is to be redone.
    public let redo = Emitter<Void>()
    public let undoDismissed = Emitter<Void>()
    /// Posts whether a text field has the focus, each time that changes.
    public let typing = Emitter<Bool>()
    public let continueDraft = Emitter<Void>()
    public let discardDraft = Emitter<Void>()

    // MARK: Folder

    /// Posts the folder of another journal that the person wants to open.
    public let openJournal = Emitter<URL>()
    public let openSample = Emitter<Void>()
    public let createJournal = Emitter<Void>()
    /// Posts when the journal's folder is to be read again.
    public let refresh = Emitter<Void>()
    public let stopReading = Emitter<Void>()
    public let resumeReading = Emitter<Void>()
    public let removeVanished = Emitter<Void>()
    public let unusedLinesClosed = Emitter<Void>()
    public let compareCopies = Emitter<Void>()
    public let joinCopies = Emitter<Void>()
    /// Posts the sides that were chosen in the comparison.
    public let compared = Emitter<[ComparisonViewModel.Side]>()

    // MARK: Window

    /// Posts when the person asks for Back by button, key or mouse.
    public let back = Emitter<Void>()
    /// Posts when the person asks for Forward by key or mouse.
    public let forward = Emitter<Void>()
    /// Posts when the person returns to the window from another one.
    public let activated = Emitter<Void>()
}

/// The view of the journal: its list, its table, and the bars over them.
public typealias JournalView = DisplaysJournal & DisplaysSuggestions & DisplaysSavedSearches
    & DisplaysTable & DisplaysBanners & DisplaysCopies & DisplaysDrafts & DisplaysPlaceLists
