internal import Gtk
internal import Signals

extension InfoBarStack {
    /// Posts the requests of its buttons on the window's signals.
    func connect(to signals: WindowSignals) {
        onCreateJournal = { signals.createJournal.emit() }
        onLookAgain = { signals.refresh.emit() }
        onRemoveVanished = { signals.removeVanished.emit() }
        onUnusedLinesClosed = { signals.unusedLinesClosed.emit() }
        onCompareCopies = { signals.compareCopies.emit() }
        onJoinCopies = { signals.joinCopies.emit() }
        onContinueDraft = { signals.continueDraft.emit() }
        onDiscardDraft = { signals.discardDraft.emit() }
    }
}

extension ToastArea {
    /// Posts the requests of its buttons on the window's signals.
    func connect(to signals: WindowSignals) {
        onUndo = { signals.undo.emit() }
        onRedo = { signals.redo.emit() }
        onUndoDismissed = { signals.undoDismissed.emit() }
        onUndoImport = { signals.undoImported.emit() }
        onImportedDismissed = { signals.importedDismissed.emit() }
        onExportedDismissed = { signals.exportedDismissed.emit() }
    }
}

extension EmptyStateView {
    /// Posts the requests of its buttons on the window's signals.
    func connect(to signals: WindowSignals) {
        onNewFilm = { signals.newFilm.emit() }
        onNewTrip = { signals.newTrip.emit() }
        onImport = { signals.chooseFiles.emit() }
        onOpenSample = { signals.openSample.emit() }
    }

    /// Returns the view in a scrolled window, for windows too small for it.
    func scrolling() -> Widget {
        let scrolled = ScrolledWindow(self, horizontal: .never)
        scrolled.takesFocus = false
        return scrolled
    }
}
