internal import Gtk
public import JournalFeature
public import Presentation
public import Signals
public import Wording

extension MainWindow: DisplaysJournal, DisplaysSuggestions, JournalListEvents {
    public var signalEntryChosen: Signal<String> { signals.entryChosen.signal }
    public var signalLegChosen: Signal<String> { signals.legChosen.signal }
    public var signalFilterChanged: Signal<JournalFilter> { signals.filterChanged.signal }
    public var signalOrderChanged: Signal<JournalOrder> { signals.orderChanged.signal }
    public var signalSearchChanged: Signal<String> { signals.searchChanged.signal }
    public var signalShowMore: Signal<Void> { signals.showMore.signal }

    public func showJournal(_ list: JournalListViewModel) {
        let hadFocus = window.isFocus(within: window)
        if let marked = listPane.marked, list.removed.contains(marked) { markEntry(nil) }
        detail.clear(ifAmong: list.removed)
        listPane.model = list
        if list.state == .entries { divider.fit(in: window) }
        quiet.model = list.quiet(in: .ofWidgets, isFirstStart: isFirstStart)
        folding.isListBare = [.empty, .unavailable].contains(list.state)
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
}

extension MainWindow: DisplaysSavedSearches, SavedSearchesPage {
    public var signalSavedSearches: Signal<SavedSearchesRequest> { signals.savedSearches.signal }

    public func showSavedSearches(_ searches: SavedSearchesViewModel) {
        listPane.savedSearches.show(searches)
    }
}

extension MainWindow: DisplaysReading, ReadingPage {
    public var signalStopReading: Signal<Void> { signals.stopReading.signal }
    public var signalResumeReading: Signal<Void> { signals.resumeReading.signal }

    public func showReading(_ reading: ReadingViewModel?) { list.show(reading) }
}

extension MainWindow: DisplaysBanners, JournalBarsPage {
    public var signalDelete: Signal<String> { signals.delete.signal }
    public var signalDeleteJourney: Signal<String> { signals.deleteJourney.signal }
    public var signalUndo: Signal<Void> { signals.undo.signal }
    public var signalRedo: Signal<Void> { signals.redo.signal }
    public var signalUndoDismissed: Signal<Void> { signals.undoDismissed.signal }
    public var signalOpenSample: Signal<Void> { signals.openSample.signal }
    public var signalTyping: Signal<Bool> { signals.typing.signal }

    public func showFailure(_ failure: FailureViewModel) {
        closing.comeBack()
        bars.showFailure(failure)
        detail.refill()
    }

    public func showCondition(_ condition: FailureViewModel?) {
        bars.showCondition(condition)
        focus.restoreIfLost()
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
        bars.showUnreadable(files)
        focus.restoreIfLost()
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
}

extension MainWindow: DisplaysCopies, CopiesPage {
    public var signalCompareCopies: Signal<Void> { signals.compareCopies.signal }
    public var signalJoinCopies: Signal<Void> { signals.joinCopies.signal }
    public var signalCompared: Signal<[ComparisonViewModel.Side]> { signals.compared.signal }

    public func showCopies(_ copies: CopiesViewModel?) {
        bars.showCopies(copies)
        focus.restoreIfLost()
    }

    public func compare(_ comparison: ComparisonViewModel) { copies.compare(comparison) }
}

extension MainWindow: DisplaysDrafts, DraftsPage {
    public var signalContinueDraft: Signal<Void> { signals.continueDraft.signal }
    public var signalDiscardDraft: Signal<Void> { signals.discardDraft.signal }

    public func showDraft(_ draft: FailureViewModel?) {
        bars.showDraft(draft)
        focus.restoreIfLost()
    }

    public func showDraftTrouble(_ trouble: FailureViewModel?) {
        bars.showDraftTrouble(trouble)
        focus.restoreIfLost()
    }
}

extension MainWindow: DisplaysCreation, CreationPage {
    public var signalCreateJournal: Signal<Void> { signals.createJournal.signal }

    public func offerToCreateJournal(_ isOffered: Bool) {
        bars.offerToCreateJournal(isOffered)
        focus.restoreIfLost()
    }
}

extension MainWindow: DisplaysVanished, VanishedPage {
    public var signalRemoveVanished: Signal<Void> { signals.removeVanished.signal }

    public func offerToRemoveVanished(_ isOffered: Bool) {
        bars.offerToRemoveVanished(isOffered)
        focus.restoreIfLost()
    }
}

extension MainWindow: DisplaysPlaceLists, PlaceListsPage {
    public var signalUnusedLinesClosed: Signal<Void> { signals.unusedLinesClosed.signal }

    public func showUnusedLines(_ lines: UnreadableFilesViewModel) {
        unusedLines.files = lines
        bars.showUnusedLines(lines)
        focus.restoreIfLost()
    }
}
