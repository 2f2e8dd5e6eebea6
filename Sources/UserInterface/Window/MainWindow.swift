public import Gtk
public import JournalFeature
public import Presentation
internal import Signals
public import StatisticsFeature
public import Wording

/// The main window: the façade in front of all widgets.
///
/// Presenters know it by their view protocols only. It passes updates to the widgets that show
/// them, and keeps list and detail coherent.
public final class MainWindow {
    public var filter: JournalFilter { listPane.filter.value ?? .all }

    /// The fact that the list is sorted by, and its direction.
    public var order: JournalOrder { actions.order }

    /// The steps that Forward leads to after Back.
    public let ahead = ForwardHistory()

    let window: ApplicationWindow
    let listPane: ListPane
    let detailPane: DetailPane
    let quiet: EmptyStateView
    let bars: InfoBarStack
    let toasts: ToastArea
    let listOffer = OpenWindow<AddToListWindow>()
    /// The paper that was opened last, or `nil` once it is closed.
    weak var paper: PaperWindow?
    let header = HeaderBars()
    let panes = Paned(.horizontal)
    let folding: AdaptiveSplitView
    let divider: ListDivider
    let events = WindowEvents()
    let actions: WindowActions

    let list: ListArea
    let detail: DetailArea
    let entries: EntryActions
    let focus: KeyboardFocus
    let forms: FormWindows
    let choosers: FileChoosers
    let unreadableFiles: UnreadableFiles
    let unusedLines: UnreadableFiles
    let copies = OpenWindow<ComparisonWindow>()
    let help: HelpWindows
    let closing: DeferredClosing
    let keys: WindowKeys
    let views: WindowHistory
    let launcher: LauncherProgress
    let printing: PrintWindows
    let memory: WindowMemory
    /// The choices of the statistics.
    public var years: YearsChoice { memory.state.years }
    /// The columns that the table shows.
    public var table: TableChoice { memory.state.table }
    /// Whether there was no journal before this start.
    var isFirstStart = false

    /// - Parameter statePath: the key file that remembers sizes, pane position, filter and order.
    public init(application: Application, statePath: String) {
        memory = WindowMemory(path: statePath)
        window = ApplicationWindow(application: application)
        // The actions come first, because each existing widget and menu would be told of each
        // action and key.
        actions = WindowActions(events)
        actions.install(in: window, of: application, as: memory.state)
        listPane = ListPane(filter: memory.state.filter)
        quiet = EmptyStateView(events)
        bars = InfoBarStack(events.journal)
        detailPane = DetailPane(quiet: quiet.scrolling())
        divider = ListDivider(between: listPane, and: panes, header: header, memory: memory)
        folding = AdaptiveSplitView(listPane, detailPane, header: header, actions: actions)
        focus = KeyboardFocus(
            in: window, list: listPane, detail: detailPane, header: header, folding: folding)
        entries = EntryActions(
            list: listPane, detail: detailPane, header: header, actions: actions, events: events)
        launcher = LauncherProgress(on: LauncherEntry(of: application))
        list = ListArea(
            listPane, in: window, folding: folding, focus: focus, launcher: launcher,
            entries: entries, actions: actions, events: events)
        detail = DetailArea(detailPane, header: header, focus: focus, entries: entries)
        views = WindowHistory(
            journal: panes, folding: folding, header: header, actions: actions, events: events,
            ahead: ahead)
        toasts = ToastArea(over: views.stack, events)
        keys = WindowKeys(
            of: window, list: listPane, detail: detailPane, views: views, entries: entries,
            actions: actions, events: events)
        closing = DeferredClosing(window)
        forms = FormWindows(over: window, details: memory.details, actions: actions)
        choosers = FileChoosers(over: window, actions: actions, events: events)
        unreadableFiles = UnreadableFiles(over: window, heading: localized("Unreadable Files"))
        unusedLines = UnreadableFiles(over: window, heading: localized("Unused Lines"))
        printing = PrintWindows(
            over: window, views: views, entries: entries, forms: forms, launcher: launcher,
            toasts: toasts, actions: actions, events: events)
        help = HelpWindows(over: window, actions: actions)
        layOut()
        connect()
        // The empty list gets the focus, because a filled one would select a row with it.
        listPane.list.grabFocus()
    }

    /// Shows the window.
    public func present() {
        window.present()
        offerMail()
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
        folding.onChange = { [weak self] in self?.folded() }
        folding.slide = { [weak panes] in panes?.slide(forward: $0, $1) ?? $1() }
        choosers.takesPicture = { [weak entries] in entries?.takePicture($0) ?? false }
        actions.on(.help) { [weak self] in self?.openHelp() }
        views.make = { [weak self] in self?.make($0) }
        views.onChange = { [weak self] in self?.showedView() }
        list.onWanted = { [weak views] in
            if views?.onShow != .journal { views?.show(.journal, back: nil) }
        }
        actions.on(.map) { [weak self] in self?.showMap() }
        bars.onClosed = { [weak focus] in focus?.restoreIfLost() }
        toasts.overlay.uncovered = { [weak views] in
            views?.current(ListsView.self)?.fieldsAtEdge ?? []
        }
        // Over the list, they would hide rows. In other views, the page is not on the screen.
        toasts.overlay.covered = { [weak detailPane] in detailPane }
        toasts.onLeft = { [weak focus] in focus?.restoreIfLost() }
        bars.onListUnreadable = { [weak unreadableFiles] in unreadableFiles?.list() }
        bars.onListUnusedLines = { [weak unusedLines] in unusedLines?.list() }
    }
}
