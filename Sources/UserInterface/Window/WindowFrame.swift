internal import Foundation
internal import Gtk
internal import JournalFeature
internal import Presentation
internal import Signals
internal import Wording

/// The window on the screen. It makes the areas, and holds header bars, menus and keys.
final class WindowFrame {
    let window: ApplicationWindow
    let listPane: ListPane
    let detailPane: DetailPane
    let bars: InfoBarStack
    let toasts: ToastArea
    let header: HeaderBars
    let panes = Paned(.horizontal)
    let folding: AdaptiveSplitView
    let events = WindowEvents()
    let ahead = ForwardHistory()
    let actions: WindowActions

    let list: ListArea
    let detail: DetailArea
    let entries: EntryActions
    let focus: KeyboardFocus
    let views: WindowHistory
    let dialogs: Dialogs

    private let closing: DeferredClosing
    private let keys: WindowKeys
    private let memory: WindowMemory

    init(application: Application, statePath: String) {
        memory = WindowMemory(path: statePath)
        window = ApplicationWindow(application: application)
        // The actions come first, because each existing widget and menu would be told of each
        // action and key.
        actions = WindowActions(events)
        actions.install(in: window, of: application, as: memory.state)
        header = HeaderBars(actions)
        listPane = ListPane(filter: memory.state.filter)
        let quiet = EmptyStateView(events)
        bars = InfoBarStack(over: window, events.journal)
        detailPane = DetailPane(quiet: quiet.scrolling())
        folding = AdaptiveSplitView(
            listPane, detailPane, in: panes, header: header, actions: actions, memory: memory)
        focus = KeyboardFocus(
            in: window, list: listPane, detail: detailPane, header: header, folding: folding)
        entries = EntryActions(
            list: listPane, detail: detailPane, header: header, actions: actions, events: events)
        let launcher = LauncherProgress(on: LauncherEntry(of: application))
        list = ListArea(
            listPane, in: window, folding: folding, focus: focus, launcher: launcher,
            entries: entries, actions: actions, events: events)
        detail = DetailArea(
            detailPane, quiet: quiet, header: header, folding: folding, focus: focus,
            entries: entries, ahead: ahead)
        views = WindowHistory(
            journal: panes, list: list, in: window, folding: folding, focus: focus,
            entries: entries, memory: memory, header: header, actions: actions, events: events,
            ahead: ahead)
        toasts = ToastArea(over: views.stack, events)
        keys = WindowKeys(
            of: window, list: listPane, detail: detailPane, views: views, entries: entries,
            actions: actions, events: events)
        closing = DeferredClosing(window)
        dialogs = Dialogs(
            over: window, views: views, entries: entries, launcher: launcher, toasts: toasts,
            details: memory.details, closing: closing, actions: actions, events: events)
        layOut()
        connect()
        // The empty list gets the focus, because a filled one would select a row with it.
        listPane.list.grabFocus()
    }

    /// Puts the parts into the window, in the sizes of the last one.
    private func layOut() {
        Style.install()
        ShownText.showExcerpts()
        Settings.marksLabelsOnFocus = false
        ToolkitWords.speak()
        Style.adapt(window)
        window.title = "Counterfoil"
        window.iconName = AppInfo.id
        let width = memory.restoreSize(of: window)
        window.titlebar = header.widget

        let column = Box(.vertical)
        column.append(bars)
        column.append(toasts.overlay, expand: true)
        window.child = column

        // The list is measured in its place, because it would have another style elsewhere and be
        // measured again.
        folding.placeDivider(in: width)
        listPane.setSizeRequest(width: WindowState.leastPaneWidth)
        folding.isListHidden = memory.state.isListHidden
        if !memory.state.isMaximized { folding.fit(width: width) }
        folding.observe(window)
        memory.observe(window, panes, header.panes)
    }

    private func connect() {
        window.onClose { [weak self] in
            guard let self else { return true }
            end()
            return false
        }
        window.onActiveChanged { [weak self] in
            guard let self, window.isActive else { return }
            window.passKeyboardOn()
            events.journal.activated.emit()
        }
        window.onFilesDropped { [weak entries, events] paths in
            if entries?.takePicture(paths) == true { return }
            events.interchange.filesToImport.emit(paths.map { URL(filePath: $0) })
        }
        folding.onChange = { [weak views] in views?.folded() }
        views.toasts = toasts
        list.onWanted = { [weak views] in
            if views?.onShow != .journal { views?.show(.journal, back: nil) }
        }
        bars.onClosed = { [weak focus] in focus?.restoreIfLost() }
        toasts.overlay.uncovered = { [weak views] in
            views?.current(ListsView.self)?.fieldsAtEdge ?? []
        }
        // Over the list, they would hide rows. In other views, the page is not on the screen.
        toasts.overlay.covered = { [weak detailPane] in detailPane }
        toasts.onLeft = { [weak focus] in focus?.restoreIfLost() }
    }
}

extension WindowFrame: FrameOfWindow {
    var isActive: Bool { window.isActive }

    var isBusy: () -> Bool {
        get { closing.isBusy }
        set { closing.isBusy = newValue }
    }

    var order: JournalOrder { actions.order }

    func present() {
        window.present()
        // Mail is offered once the desktop is known to support it.
        EmailPortal.find { [actions] in actions.allow(.mail, true) }
    }

    func raise() {
        comeBack()
        window.raise()
    }

    func comeBack() { closing.comeBack() }

    func close() { actions.activate(.close) }

    func end() {
        memory.write(
            isMaximized: window.isMaximized, isListHidden: folding.isListHidden,
            filter: list.filter, order: order)
        closing.begin()
    }

    func endIfClosed() { closing.endIfClosed() }

    func onEnd(_ body: @escaping () -> Void) { window.onDestroy(body) }

    func nameJournal(_ name: String) {
        window.title = "\(name) – Counterfoil"
        header.viewSwitch.journal = name
    }

    func offerJournals(_ journals: [(name: String, path: String)]) {
        actions.menus.offer(journals)
    }

    func allowChanges(_ availability: Availability) {
        actions.canChange = availability == .available
        header.allowsChanging = availability
    }

    func allowUndoImport(_ isPossible: Bool) { actions.allow(.undoImport, isPossible) }

    func nameUndo(_ names: UndoNamesViewModel) {
        actions.nameUndo(names)
        keys.areForText = names.keysAreForText
    }

    func begin(_ command: WindowCommand) {
        if !window.isBlocked { actions.activate(command) }
    }

    func restoreFocus() { focus.restoreIfLost() }

    func keepFocus(_ change: () -> Void) {
        let hadFocus = window.isFocus(within: window)
        change()
        if hadFocus { focus.restoreIfLost() }
    }
}
