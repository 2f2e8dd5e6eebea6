internal import ClaimsFeature
internal import FilmsFeature
internal import Gtk
internal import JournalFeature
internal import Signals
internal import StatisticsFeature
internal import TripsFeature

/// The requests that a person makes in the window, an object for each feature.
struct WindowEvents {
    let journal = JournalEvents()
    let films = FilmsEvents()
    let trips = TripsEvents()
    let claims = ClaimsEvents()
    let statistics = StatisticsEvents()
    let interchange = InterchangeEvents()
    let preferences = PreferencesEvents()
}

extension InfoBarStack {
    /// Posts the requests of its buttons on the window's events.
    func connect(to events: WindowEvents) {
        onCreateJournal = { events.journal.createJournal.emit() }
        onLookAgain = { events.journal.refresh.emit() }
        onRemoveVanished = { events.journal.removeVanished.emit() }
        onUnusedLinesClosed = { events.journal.unusedLinesClosed.emit() }
        onCompareCopies = { events.journal.compareCopies.emit() }
        onJoinCopies = { events.journal.joinCopies.emit() }
        onContinueDraft = { events.journal.continueDraft.emit() }
        onDiscardDraft = { events.journal.discardDraft.emit() }
    }
}

extension ToastArea {
    /// Posts the requests of its buttons on the window's events.
    func connect(to events: WindowEvents) {
        onUndo = { events.journal.undo.emit() }
        onRedo = { events.journal.redo.emit() }
        onUndoDismissed = { events.journal.undoDismissed.emit() }
        onUndoImport = { events.interchange.undoImported.emit() }
        onImportedDismissed = { events.interchange.importedDismissed.emit() }
        onExportedDismissed = { events.interchange.exportedDismissed.emit() }
    }
}

extension WindowEvents {
    /// Posts the request for a way to begin a journal.
    func begin(_ way: WaysToBegin.Way) {
        switch way {
        case .film: journal.newFilm.emit()
        case .trip: journal.newTrip.emit()
        case .files: interchange.chooseFiles.emit()
        case .sample: journal.openSample.emit()
        }
    }
}

extension EmptyStateView {
    /// Posts the requests of its buttons on the window's events.
    func connect(to events: WindowEvents) {
        onBegin = { events.begin($0) }
    }

    /// Returns the view in a scrolled window, for windows too small for it.
    func scrolling() -> Widget {
        let scrolled = ScrolledWindow(self, horizontal: .never)
        scrolled.takesFocus = false
        return scrolled
    }
}
