internal import Gtk
public import JournalFeature
public import Presentation
public import Signals

extension MainWindow: DisplaysBars, JournalBarsPage {
    public var signalDelete: Signal<String> { signals.delete.signal }
    public var signalUndo: Signal<Void> { signals.undo.signal }
    public var signalRedo: Signal<Void> { signals.redo.signal }
    public var signalUndoDismissed: Signal<Void> { signals.undoDismissed.signal }
    public var signalOpenSample: Signal<Void> { signals.openSample.signal }

    public func showFailure(_ failure: FailureViewModel) {
        comeBack()
        bars.showFailure(failure)
        detailPane.page?.refill()
    }

    public func showCondition(_ condition: FailureViewModel?) {
        bars.showCondition(condition)
        keepFocus()
    }

    public func showUnreadableFiles(_ files: UnreadableFilesViewModel?) {
        unreadableFiles = files
        bars.showUnreadable(files)
        keepFocus()
    }

    public func showUndo(_ undo: UndoViewModel?) {
        bars.showUndo(undo)
        keepFocus()
    }

    public func nameUndo(_ names: UndoNamesViewModel) {
        actions.nameUndo(names)
    }

    func connectBars() {
        bars.onUndo = { [weak self] in self?.signals.undo.emit() }
        bars.onRedo = { [weak self] in self?.signals.redo.emit() }
        bars.onUndoDismissed = { [weak self] in self?.signals.undoDismissed.emit() }
        bars.onClosed = { [weak self] in self?.keepFocus() }
        bars.onCreateJournal = { [weak self] in self?.signals.createJournal.emit() }
        bars.onListUnreadable = { [weak self] in self?.listUnreadableFiles() }
    }

    private func listUnreadableFiles() {
        guard let unreadableFiles else { return }
        let list = UnreadableFilesWindow(unreadableFiles, parent: window)
        list.onClose { [weak self] in
            self?.unreadableFilesWindow = nil
            return true
        }
        unreadableFilesWindow = list
        list.present()
    }
}
