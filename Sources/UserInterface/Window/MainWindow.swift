internal import FilmsFeature
public import Gtk
public import JournalFeature
public import Presentation
internal import Signals
public import StatisticsFeature
internal import TripsFeature
public import Wording

/// The main window: the façade in front of all widgets.
///
/// Presenters know it by their view protocols only. It passes updates to the widgets that show
/// them, and keeps list and detail coherent.
public final class MainWindow {
    public var filter: JournalFilter { listPane.filter.value ?? .all }

    /// The fact that the list is sorted by, and its direction.
    public var order: JournalOrder { actions.order }

    /// Returns whether a task runs that has to end before the closed and hidden window is
    /// destroyed. The window appears again if the task fails.
    public var isBusy: () -> Bool {
        get { closing.isBusy }
        set { closing.isBusy = newValue }
    }

    /// The steps that Forward leads to after Back.
    public let ahead = ForwardHistory()

    let window: ApplicationWindow
    let listPane: ListPane
    let detailPane: DetailPane
    let quiet = EmptyStateView()
    let bars = InfoBarStack()
    let toasts: ToastArea
    /// The paper that was opened last, or `nil` once it is closed.
    weak var paper: PaperWindow?
    let header = HeaderBars()
    let panes = Paned(.horizontal)
    let folding: AdaptiveSplitView
    let divider: ListDivider
    let signals = WindowSignals()
    let actions: WindowActions

    let list: ListArea
    let detail: DetailArea
    let entries: EntryActions
    let focus: KeyboardFocus
    let forms: FormWindows
    let dialogs: Dialogs
    let interchange: InterchangeWindows
    let unreadableFiles: UnreadableFiles
    let unusedLines: UnreadableFiles
    let copies: CopyWindows
    let help: HelpWindows
    let closing: DeferredClosing
    let keys: WindowKeys
    let views: WindowHistory
    let launcher: LauncherProgress
    private let memory: WindowMemory
    /// The choices of the statistics.
    public internal(set) var years: YearsChoice
    /// The columns that the table shows.
    public internal(set) var table: TableChoice
    private let tableWidths: ColumnWidths
    let months: () -> [String]
    /// The preview of pages to print, while it is open.
    var printing: PrintWindow?

    /// Whether there was no journal before this start.
    var isFirstStart = false

    /// The trip that was shown last, for the cards of later pages.
    var trip: TripViewModel?

    /// - Parameters:
    ///   - statePath: the key file that remembers sizes, pane position, filter and order.
    ///   - today: returns the present day, with which forms begin.
    ///   - months: returns the names of the twelve months in the user's language.
    public init(
        application: Application, statePath: String,
        today: @escaping () -> (year: Int, month: Int, day: Int),
        months: @escaping () -> [String]
    ) {
        self.months = months
        memory = WindowMemory(path: statePath)
        years = memory.state.years
        table = memory.state.table
        tableWidths = ColumnWidths(memory.state.tableWidths)
        window = ApplicationWindow(application: application)
        // The actions come first, because each existing widget and menu would be told of each
        // action and key.
        actions = WindowActions(signals)
        actions.install(in: window, of: application, as: memory.state)
        listPane = ListPane(filter: memory.state.filter)
        detailPane = DetailPane(quiet: quiet.scrolling())
        divider = ListDivider(between: listPane, and: panes, header: header, memory: memory)
        folding = AdaptiveSplitView(listPane, detailPane, header: header, actions: actions)
        focus = KeyboardFocus(
            in: window, list: listPane, detail: detailPane, header: header, folding: folding)
        entries = EntryActions(
            list: listPane, detail: detailPane, header: header, actions: actions, signals: signals)
        launcher = LauncherProgress(on: LauncherEntry(of: application))
        list = ListArea(
            listPane, in: window, folding: folding, focus: focus, launcher: launcher,
            entries: entries, actions: actions, signals: signals)
        detail = DetailArea(detailPane, header: header, focus: focus, entries: entries)
        views = WindowHistory(
            journal: panes, folding: folding, header: header, actions: actions,
            signals: signals, ahead: ahead)
        toasts = ToastArea(over: views.stack)
        keys = WindowKeys(
            of: window, list: listPane, detail: detailPane, views: views, entries: entries,
            actions: actions, signals: signals)
        closing = DeferredClosing(window)
        forms = FormWindows(over: window, calendar: FormCalendar(today: today, months: months))
        dialogs = Dialogs(over: window, closing: closing)
        interchange = InterchangeWindows(
            over: window, launcher: launcher, actions: actions, signals: signals)
        unreadableFiles = UnreadableFiles(
            over: window, heading: localized("Unreadable Files"))
        unusedLines = UnreadableFiles(over: window, heading: localized("Unused Lines"))
        copies = CopyWindows(over: window, signals: signals)
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

    /// Brings the window to the front, also if it was closed and is not destroyed yet.
    public func raise() {
        closing.comeBack()
        window.raise()
    }

    /// Opens the form for a new film, unless the journal is read-only or a form or dialog is open.
    public func addFilm() {
        if !window.isBlocked { actions.activate(.newFilm) }
    }

    /// Opens the form for a new trip, unless the journal is read-only or a form or dialog is open.
    public func addTrip() {
        if !window.isBlocked { actions.activate(.newTrip) }
    }

    /// Destroys the window if it is closed and no task runs any more.
    public func endIfClosed() {
        closing.endIfClosed()
    }

    /// Closes the window without a question, even under a form, and destroys it once no task runs.
    /// The caller has saved drafts before.
    public func end() {
        memory.write(
            isMaximized: window.isMaximized, isListHidden: folding.isListHidden,
            filter: filter, order: order, years: years, table: table,
            tableWidths: tableWidths.values)
        closing.begin()
    }

    private func layOut() {
        let state = memory.state
        Style.install()
        ShownText.showExcerpts()
        Settings.marksLabelsOnFocus = false
        ToolkitWords.speak()
        Style.adapt(window)
        window.title = "Counterfoil"
        window.iconName = AppInfo.id
        let width = window.setDefaultSize(width: state.width, height: state.height)
        if state.isMaximized { window.maximize() }
        window.titlebar = header.widget

        panes.pack1(listPane, resize: false)
        panes.pack2(detailPane, resize: true)
        header.setMenus(
            actions.menus.main, add: actions.menus.add, views: actions.menus.views)
        let column = Box(.vertical)
        column.append(bars)
        column.append(toasts.overlay, expand: true)
        window.child = column

        // The list is measured in its place, because it would have another style elsewhere and be
        // measured again.
        divider.place(in: width)
        listPane.setSizeRequest(width: WindowState.leastPaneWidth)
        folding.isListHidden = state.isListHidden
        if !state.isMaximized { folding.fit(width: width) }
        folding.observe(window)
        memory.observe(window, panes, header.panes)
        divider.observe(window, folding)
    }

    private func make(_ view: WindowView) -> (any ViewOfWindow)? {
        switch view {
        case .journal: nil
        case .years: YearsView(signals, months: months(), in: window)
        case .table: makeTable(tableWidths)
        case .lists: makeLists()
        }
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
            signals.activated.emit()
        }
        folding.onChange = { [weak self] in self?.folded() }
        folding.slide = { [weak panes] in panes?.slide(forward: $0, $1) ?? $1() }
        actions.on(.help) { [weak self] in self?.openHelp() }
        actions.on(.menu) { [weak header] in header?.openMenu() }
        actions.on(.close) { [weak forms] in forms?.closeParent() }
        forms.onQuit = { [weak forms] in forms?.closeParent() }
        actions.on(.export) { [weak self] in self?.export(meansEntry: false) }
        actions.on(.exportEntry) { [weak self] in self?.export(meansEntry: true) }
        views.make = { [weak self] in self?.make($0) }
        views.onChange = { [weak self] in self?.showedView() }
        list.onWanted = { [weak views] in
            if views?.onShow != .journal { views?.show(.journal, back: nil) }
        }
        actions.on(.map) { [weak self] in self?.showMap() }
        actions.on(.print) { [weak self] in self?.printOnShow() }
        actions.on(.printEntry) { [weak self] in self?.printEntry() }
        quiet.connect(to: signals)
        bars.connect(to: signals)
        toasts.connect(to: signals)
        bars.onClosed = { [weak focus] in focus?.restoreIfLost() }
        toasts.onLeft = { [weak focus] in focus?.restoreIfLost() }
        bars.onListUnreadable = { [weak unreadableFiles] in unreadableFiles?.list() }
        bars.onListUnusedLines = { [weak unusedLines] in unusedLines?.list() }
    }
}
