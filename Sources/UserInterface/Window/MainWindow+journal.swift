public import ClaimsFeature
public import FilmsFeature
internal import Gtk
public import JournalFeature
public import Presentation
internal import Signals
public import StatisticsFeature
public import TripsFeature
public import Wording

extension MainWindow: JournalView {
    public func showJournal(_ list: JournalListViewModel) {
        let hadFocus = window.isFocus(within: window)
        listPane.model = list
        if list.state == .entries { divider.fit(in: window) }
        quiet.model = list.quiet(in: .ofWidgets, isFirstStart: isFirstStart)
        folding.isListBare = [.empty, .unavailable].contains(list.state)
        entries.update()
        // The buttons of an empty journal disappear with the first entries.
        if hadFocus { focus.restoreIfLost() }
    }

    public func markEntry(_ id: String?) { list.select(id) }

    public func showSuggestions(_ suggestions: [SearchSuggestion]) {
        listPane.search.suggestions = suggestions.map {
            Suggestion($0.name, note: $0.meaning, text: $0.search)
        }
    }

    public func showSearch(_ filter: JournalFilter, text: String) {
        folding.showList()
        listPane.showSearch(filter, text: text)
    }

    public func clearSearch() { listPane.ask(for: .all, text: "") }

    public func showSavedSearches(_ searches: SavedSearchesViewModel) {
        listPane.savedSearches.show(searches)
    }

    public func showReading(_ reading: ReadingViewModel?) { list.show(reading) }

    public func showFailure(_ failure: FailureViewModel) {
        closing.comeBack()
        bars.showFailure(failure)
        detail.refill()
    }

    public func showCondition(_ condition: FailureViewModel?) {
        show(condition, in: .condition)
    }

    public func showLateChanges(_ message: FailureViewModel) {
        bars.show(message, in: .lateChanges)
    }

    public func allowChanges(_ availability: Availability) {
        actions.canChange = availability == .available
        header.showChanging(availability)
        quiet.allowBeginning(availability)
        listPane.allowAdding(availability)
        bars.allowChanges(availability)
        toasts.allowChanges(availability)
        paper?.toasts.allowChanges(availability)
        focus.restoreIfLost()
    }

    public func showUnreadableFiles(_ files: UnreadableFilesViewModel?) {
        unreadableFiles.files = files
        show(files?.message, in: .unreadable)
    }

    public func showUndo(_ undo: UndoViewModel?) {
        // A failure before a successful step is obsolete.
        if undo != nil { bars.dismissFailure() }
        toasts.showUndo(undo)
        paper?.toasts.showUndo(undo)
        focus.restoreIfLost()
    }

    public func nameUndo(_ names: UndoNamesViewModel) {
        actions.nameUndo(names)
        keys.areForText = names.keysAreForText
    }

    public func showCopies(_ copies: CopiesViewModel?) {
        bars.showCopies(copies)
        focus.restoreIfLost()
    }

    public func compare(_ comparison: ComparisonViewModel) {
        copies.open {
            ComparisonWindow(comparison, parent: window) { [events] sides in
                if let sides { events.journal.compared.emit(sides) }
            }
        }
    }

    public func showDraft(_ draft: FailureViewModel?) { show(draft, in: .draft) }

    public func showDraftTrouble(_ trouble: FailureViewModel?) {
        show(trouble, in: .draftTrouble)
    }

    public func offerToCreateJournal(_ isOffered: Bool) {
        bars.offerToCreateJournal(isOffered)
        focus.restoreIfLost()
    }

    public func offerToRemoveVanished(_ isOffered: Bool) {
        bars.offerToRemoveVanished(isOffered)
        focus.restoreIfLost()
    }

    public func showUnusedLines(_ lines: UnreadableFilesViewModel) {
        unusedLines.files = lines
        show(lines.message, in: .unusedLines)
    }

    private func show(_ message: FailureViewModel?, in bar: InfoBarStack.Subject) {
        bars.show(message, in: bar)
        focus.restoreIfLost()
    }
}

extension UnreadableFilesViewModel {
    fileprivate var message: FailureViewModel { FailureViewModel(title: title, reason: detail) }
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
        quiet.folder = folder
        help.folder = folder
        self.isFirstStart = isFirstStart
    }

    /// Shows a name for a journal that is not the user's own.
    public func nameJournal(_ name: String) {
        window.title = "\(name) – Counterfoil"
        header.journal = name
    }

    /// Offers journals in the menu, by their names and paths.
    public func offerJournals(_ journals: [(name: String, path: String)]) {
        actions.menus.offer(journals)
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

extension MainWindow: DisplaysPreferences {
    public func openPreferences(_ preferences: PreferencesViewModel) -> any PreferencesScreen {
        let screen = PreferencesWindow(preferences, parent: window)
        screen.onQuit = { [weak forms] in forms?.onQuit() }
        screen.present()
        return screen
    }
}
