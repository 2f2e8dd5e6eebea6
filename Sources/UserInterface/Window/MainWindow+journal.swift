public import ClaimsFeature
public import FilmsFeature
public import JournalFeature
public import Presentation
public import StatisticsFeature
public import TripsFeature
public import Wording

extension MainWindow: JournalView {
    public func showJournal(_ journal: JournalListViewModel) {
        // The buttons of an empty journal disappear with the first entries.
        frame.keepFocus {
            detail.showJournal(journal)
            list.showJournal(journal)
        }
    }

    public func markEntry(_ id: String?) { list.markEntry(id) }

    public func showSuggestions(_ suggestions: [SearchSuggestion]) {
        list.showSuggestions(suggestions)
    }

    public func showSearch(_ filter: JournalFilter, text: String) {
        list.showSearch(filter, text: text)
    }

    public func clearSearch() { list.clearSearch() }

    public func showSavedSearches(_ searches: SavedSearchesViewModel) {
        list.showSavedSearches(searches)
    }

    public func showReading(_ reading: ReadingViewModel?) { list.showReading(reading) }

    public func showTable(_ table: JournalTableViewModel) { views.showTable(table) }

    public func copyTable(_ text: String, saying note: String) {
        views.copyTable(text, saying: note)
    }

    public func showFailure(_ failure: FailureViewModel) {
        frame.comeBack()
        bars.show(failure, in: .failure)
        detail.refill()
    }

    public func showCondition(_ condition: FailureViewModel?) {
        restoringFocus { bars.show(condition, in: .condition) }
    }

    public func showLateChanges(_ message: FailureViewModel) {
        bars.show(message, in: .lateChanges)
    }

    public func allowChanges(_ availability: Availability) {
        frame.allowChanges(availability)
        detail.allowChanges(availability)
        list.allowChanges(availability)
        bars.allowChanges(availability)
        toasts.allowChanges(availability)
        frame.restoreFocus()
    }

    public func showUnreadableFiles(_ files: UnreadableFilesViewModel?) {
        restoringFocus { bars.showFiles(files, in: .unreadable) }
    }

    public func showUnusedLines(_ lines: UnreadableFilesViewModel) {
        restoringFocus { bars.showFiles(lines, in: .unusedLines) }
    }

    public func showUndo(_ undo: UndoViewModel?) {
        // A failure before a successful step is obsolete.
        if undo != nil { bars.show(nil, in: .failure) }
        toasts.showUndo(undo)
        frame.restoreFocus()
    }

    public func nameUndo(_ names: UndoNamesViewModel) { frame.nameUndo(names) }

    public func showCopies(_ copies: CopiesViewModel?) {
        restoringFocus { bars.showCopies(copies) }
    }

    public func compare(_ comparison: ComparisonViewModel) { dialogs.compare(comparison) }

    public func showDraft(_ draft: FailureViewModel?) {
        restoringFocus { bars.show(draft, in: .draft) }
    }

    public func showDraftTrouble(_ trouble: FailureViewModel?) {
        restoringFocus { bars.show(trouble, in: .draftTrouble) }
    }

    public func offerToCreateJournal(_ isOffered: Bool) {
        restoringFocus { bars.offerToCreateJournal(isOffered) }
    }

    public func offerToRemoveVanished(_ isOffered: Bool) {
        restoringFocus { bars.offerToRemoveVanished(isOffered) }
    }

    /// Runs a change that may take the focused button away.
    fileprivate func restoringFocus(_ change: () -> Void) {
        change()
        frame.restoreFocus()
    }
}

extension MainWindow: InterchangeView {
    public func openImport(_ preview: ImportViewModel) -> any ImportScreen {
        dialogs.openImport(preview)
    }

    public func showUnrecognised(_ message: FailureViewModel) { dialogs.showUnrecognised(message) }

    public func showImported(_ imported: ImportedViewModel?) {
        restoringFocus { toasts.showImported(imported) }
    }

    public func askToUndoImport(
        _ question: UndoImportQuestion, agreed: @escaping () -> Void
    ) {
        dialogs.askToUndoImport(question, agreed: agreed)
    }

    public func allowUndoImport(_ isPossible: Bool) { frame.allowUndoImport(isPossible) }

    public func openExport(_ export: ExportViewModel) -> any ExportScreen {
        dialogs.openExport(export)
    }

    public func showExported(_ exported: ExportedViewModel?) {
        restoringFocus { toasts.showExported(exported) }
    }

    public func copy(_ text: String, with calendar: [UInt8]) { dialogs.copy(text, with: calendar) }

    public func mail(_ message: EntryMessage, ended: @escaping (MailOutcome) -> Void) {
        dialogs.mail(message, ended: ended)
    }

    public func handOut(_ entries: HandedOutEntries) { list.handOut(entries) }
}

extension MainWindow: DisplaysYears {
    public func showYears(_ years: YearsViewModel) { views.showYears(years) }

    public func showSheet(of years: YearsViewModel, pictures: [FilmPictureViewModel]) {
        views.showSheet(of: years, pictures: pictures)
    }

    public func complainAboutYears(_ complaint: String, wrong: Set<TypedDays.Place>) {
        views.complainAboutYears(complaint, wrong: wrong)
    }
}

extension MainWindow: DisplaysPreferences {
    public func openPreferences(_ preferences: PreferencesViewModel) -> any PreferencesScreen {
        dialogs.openPreferences(preferences)
    }
}

extension MainWindow: NavigationHost {
    public func show(
        _ page: any NavigationPage, with transition: NavigationTransition, canGoBack: Bool,
        completion: @escaping () -> Void
    ) {
        detail.show(page, with: transition, canGoBack: canGoBack, completion: completion)
    }

    public func clear() { detail.clear() }

    public func popPastRoot() { detail.popPastRoot() }
}

extension MainWindow {
    /// The view on show.
    public var viewOnShow: WindowView { views.onShow }

    /// Shows a view.
    ///
    /// - Parameter back: the way back from it, if another view led to it.
    public func showView(_ view: WindowView, back: (() -> Void)?) { views.show(view, back: back) }

    /// Reveals the page of an entry if the window has no room for it beside the list. The page may
    /// still be loading.
    public func revealPage(of id: String) { detail.revealPage(of: id) }
}

/// Support for other journals, each of which has a window of its own.
extension MainWindow {
    /// Sets the place of the journal, before anything is shown.
    ///
    /// - Parameters:
    ///   - folder: the path in readable form.
    ///   - isFirstStart: whether there was no journal before, so that the empty window introduces
    ///     the program.
    public func introduce(_ folder: String, isFirstStart: Bool) {
        dialogs.folder = folder
        detail.introduce(folder, isFirstStart: isFirstStart)
    }

    /// Shows a name for a journal that is not the user's own.
    public func nameJournal(_ name: String) { frame.nameJournal(name) }

    /// Offers journals in the menu, by their names and paths.
    public func offerJournals(_ journals: [(name: String, path: String)]) {
        frame.offerJournals(journals)
    }
}

/// The requests that a person makes in the window, an object for each feature.
extension MainWindow {
    public var journalEvents: JournalEvents { events.journal }
    public var filmsEvents: FilmsEvents { events.films }
    public var tripsEvents: TripsEvents { events.trips }
    public var claimsEvents: ClaimsEvents { events.claims }
    public var statisticsEvents: StatisticsEvents { events.statistics }
    public var interchangeEvents: InterchangeEvents { events.interchange }
    public var preferencesEvents: PreferencesEvents { events.preferences }
}
