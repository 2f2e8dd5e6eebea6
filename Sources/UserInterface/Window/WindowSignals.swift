internal import FilmsFeature
internal import Foundation
internal import InterchangeFeature
internal import JournalFeature
internal import Presentation
internal import Signals
internal import StatisticsFeature
internal import TripsFeature
internal import Wording

/// The requests that a person makes in the window.
final class WindowSignals {
    let entryChosen = Emitter<String>()
    let filterChanged = Emitter<JournalFilter>()
    let orderChanged = Emitter<JournalOrder>()
    let searchChanged = Emitter<String>()
    let showMore = Emitter<Void>()
    let savedSearches = Emitter<SavedSearchesRequest>()
    let viewOnShow = Emitter<WindowView>()
    let tableColumn = Emitter<String>()
    let tableCopy = Emitter<Void>()
    let listChosen = Emitter<String>()
    let listUnseenOnly = Emitter<Bool>()
    let listedFilm = Emitter<ListedFilmRequest>()
    let listDelete = Emitter<String>()
    let yearsChoice = Emitter<YearsChoice>()
    let yearsDays = Emitter<TypedDays>()
    let yearsLink = Emitter<ChartLink>()
    let typing = Emitter<Bool>()
    let profile = Emitter<Void>()
    let preferences = Emitter<Void>()
    let openJournal = Emitter<URL>()
    let delete = Emitter<String>()
    let undo = Emitter<Void>()
    let redo = Emitter<Void>()
    let undoDismissed = Emitter<Void>()
    let openSample = Emitter<Void>()
    let createJournal = Emitter<Void>()
    let removeVanished = Emitter<Void>()
    let unusedLinesClosed = Emitter<Void>()
    let continueDraft = Emitter<Void>()
    let discardDraft = Emitter<Void>()
    let compareCopies = Emitter<Void>()
    let joinCopies = Emitter<Void>()
    let compared = Emitter<[ComparisonViewModel.Side]>()
    let newFilm = Emitter<Void>()
    let newTrip = Emitter<Void>()
    let newPass = Emitter<Void>()
    let newClaim = Emitter<Void>()
    /// Posts when the journal's folder is to be read again.
    let refresh = Emitter<Void>()
    /// Posts the text of a trip that is typed so far.
    let newLine = Emitter<String>()
    /// Posts the id of an entry to edit.
    let edit = Emitter<String>()
    /// Posts the id of an entry to begin a new one with.
    let again = Emitter<String>()
    /// Posts the id of a trip whose return trip is to be added.
    let wayBack = Emitter<String>()
    /// Posts the id of a leg of a journey to begin a new one with.
    let journeyAgain = Emitter<String>()
    /// Posts the id of a leg of a journey whose return journey is to be added.
    let journeyBack = Emitter<String>()
    /// Posts the id of a trip that continues the one before it.
    let join = Emitter<String>()
    /// Posts the id of a leg to remove from its journey.
    let takeOut = Emitter<String>()
    let moveLeg = Emitter<LegMove>()
    /// Posts the id of an entry that was chosen in the table.
    let legChosen = Emitter<String>()
    /// Posts the id of a trip whose journey gets another leg.
    let nextLeg = Emitter<String>()
    /// Posts the id of a leg of a journey to delete.
    let deleteJourney = Emitter<String>()
    /// Posts the id of a trip, or of a leg of a journey, whose papers are to be written.
    let writeClaim = Emitter<String>()
    let back = Emitter<Void>()
    let forward = Emitter<Void>()
    let activated = Emitter<Void>()
    let stopReading = Emitter<Void>()
    let resumeReading = Emitter<Void>()
    /// Posts when files are to be chosen for an import.
    let chooseFiles = Emitter<Void>()
    let filesToImport = Emitter<[URL]>()
    let copied = Emitter<EntryReference>()
    let dragged = Emitter<EntryReference>()
    let mailed = Emitter<EntryReference>()
    let undoImport = Emitter<Void>()
    let undoImported = Emitter<Void>()
    let importedDismissed = Emitter<Void>()
    let export = Emitter<ExportRequest>()
    let exportedDismissed = Emitter<Void>()
}
