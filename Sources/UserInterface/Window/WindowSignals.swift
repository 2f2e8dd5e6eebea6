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
    let yearsFollowed = Emitter<ChartLink>()
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
    let continueDraft = Emitter<Void>()
    let discardDraft = Emitter<Void>()
    let compareCopies = Emitter<Void>()
    let joinCopies = Emitter<Void>()
    let compared = Emitter<[ComparisonViewModel.Side]>()
    let newFilm = Emitter<Void>()
    let newTrip = Emitter<Void>()
    let newPass = Emitter<Void>()
    let newClaim = Emitter<Void>()
    /// The journal's folder is to be looked at again.
    let refresh = Emitter<Void>()
    /// What is typed of a trip already.
    let newLine = Emitter<String>()
    /// The id of the entry to edit.
    let edit = Emitter<String>()
    /// The id of the entry to be had again.
    let again = Emitter<String>()
    /// The id of the trip whose way back is to be added.
    let wayBack = Emitter<String>()
    /// The id of a leg of the journey to be had again.
    let journeyAgain = Emitter<String>()
    /// The id of a leg of the journey whose way back is to be added.
    let journeyBack = Emitter<String>()
    /// The id of the trip that goes on from the one before it.
    let join = Emitter<String>()
    /// The id of the leg that is no part of its journey.
    let takeOut = Emitter<String>()
    let moveLeg = Emitter<LegMove>()
    /// The id of the entry chosen in the table.
    let legChosen = Emitter<String>()
    /// The id of the trip whose journey gets another leg.
    let nextLeg = Emitter<String>()
    /// The id of a leg of the journey to delete.
    let deleteJourney = Emitter<String>()
    /// The id of the trip, or of a leg of the journey, whose papers are to be written.
    let writeClaim = Emitter<String>()
    let back = Emitter<Void>()
    let forward = Emitter<Void>()
    let activated = Emitter<Void>()
    let stopReading = Emitter<Void>()
    let resumeReading = Emitter<Void>()
    /// Files are to be chosen, to be imported.
    let chooseFiles = Emitter<Void>()
    let filesToImport = Emitter<[URL]>()
    let copied = Emitter<CopiedRow>()
    let dragged = Emitter<CopiedRow>()
    let mailed = Emitter<CopiedRow>()
    let undoImport = Emitter<Void>()
    let undoImported = Emitter<Void>()
    let importedDismissed = Emitter<Void>()
    let export = Emitter<ExportRequest>()
    let exportedDismissed = Emitter<Void>()
}
