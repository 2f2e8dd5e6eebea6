internal import Gtk
internal import JournalFeature
internal import Signals

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

extension EmptyStateView {
    /// Posts the requests of its buttons on the window's events.
    func connect(to events: WindowEvents) {
        onBegin = { way in
            switch way {
            case .film: events.journal.newFilm.emit()
            case .trip: events.journal.newTrip.emit()
            case .files: events.interchange.chooseFiles.emit()
            case .sample: events.journal.openSample.emit()
            }
        }
    }

    /// Returns the view in a scrolled window, for windows too small for it.
    func scrolling() -> Widget {
        let scrolled = ScrolledWindow(self, horizontal: .never)
        scrolled.takesFocus = false
        return scrolled
    }
}
