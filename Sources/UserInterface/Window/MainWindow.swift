internal import FilmsFeature
public import Gtk
public import JournalFeature
internal import Presentation
internal import TripsFeature

/// The window: the façade behind which every widget stands.
///
/// Presenters know it by their view protocols only. It routes what they show to the list or to
/// the detail pane, and keeps the two coherent.
public final class MainWindow {
    /// The filter that is chosen.
    public var filter: JournalFilter { listPane.filter.value ?? .all }

    /// Asked once the window is closed, and hidden: whether something is going on that has to end
    /// before the window may. It comes back where that fails.
    public var isBusy: () -> Bool = { false }

    let window: ApplicationWindow
    let listPane: ListPane
    let detailPane: DetailPane
    let quiet = QuietView()
    let bars = BarArea()
    let header = HeaderBars()
    let panes = Paned(.horizontal)
    let signals = WindowSignals()
    let actions: WindowActions
    /// Today and the names of the months, for the calendar fields of forms.
    let calendar: FormCalendar
    var unreadableFiles: UnreadableFilesViewModel?
    var unreadableFilesWindow: Window?
    var shortcutsWindow: Window?
    /// Whether what is to be exported is the entry whose menu was asked for it.
    public internal(set) var meansEntry = false
    let pages = LivePages()
    /// What was shown last of a film and of a trip, for the cards of pages that come later.
    var film: FilmViewModel?
    var trip: TripViewModel?
    /// Was activated in the list, and gets the keyboard with its page.
    var activated: String?

    /// The form that was opened last, as long as it is there.
    weak var openForm: FormWindow?

    /// Closed, and hidden until nothing is going on.
    private(set) var isEnding = false
    private let stateFile: WindowStateFile
    private(set) var chosenSize: ChosenSize

    /// - Parameters:
    ///   - statePath: the key file that remembers sizes, pane position and filter.
    ///   - today: the day it is, where a form starts with one.
    ///   - months: the names of the twelve months in the user's language.
    public init(
        application: Application, statePath: String,
        today: @escaping () -> (year: Int, month: Int, day: Int),
        months: @escaping () -> [String]
    ) {
        stateFile = WindowStateFile(path: statePath)
        let state = stateFile.read()
        chosenSize = ChosenSize(state)
        calendar = FormCalendar(today: today, months: months)
        window = ApplicationWindow(application: application)
        listPane = ListPane(filter: state.filter)
        let scrollingQuiet = ScrolledWindow(quiet, horizontal: .never)
        scrollingQuiet.takesFocus = false
        detailPane = DetailPane(quiet: scrollingQuiet)
        actions = WindowActions(signals)
        layOut(state)
        connect()
        actions.install(in: window, of: application, isListHidden: state.isListHidden)
    }

    /// Shows the window and puts the keyboard focus into the list.
    public func present() {
        window.present()
        listPane.list.grabFocus()
    }

    /// Ends the window if it was closed and nothing is going on any more; once everything that is
    /// due has happened, so that nobody finds half a window.
    public func endIfClosed() {
        ScheduledCall.idle { [weak self] in
            guard let self, isEnding, !isBusy() else { return }
            window.destroy()
        }
    }

    /// Calls back once, after the first frame was drawn.
    public func onFirstFrame(_ handler: @escaping () -> Void) {
        window.onFirstFrame(handler)
    }

    /// Shows the window again if it was closed already: there is something left to say.
    func comeBack() {
        guard isEnding else { return }
        isEnding = false
        window.present()
    }

    private func layOut(_ state: WindowState) {
        Style.install()
        ShownText.showExcerpts()
        Style.adapt(window)
        window.title = "Counterfoil"
        window.iconName = "counterfoil"
        window.setDefaultSize(width: state.width, height: state.height)
        if state.isMaximized { window.maximize() }
        window.titlebar = header.widget

        panes.pack1(listPane, resize: false)
        panes.pack2(detailPane, resize: true)
        panes.position = state.panePosition
        header.follow(panes, position: state.panePosition)
        listPane.setSizeRequest(width: WindowState.leastPaneWidth)
        listPane.isVisible = !state.isListHidden
        header.showsList = !state.isListHidden

        let column = Box(.vertical)
        column.append(bars)
        column.append(panes, expand: true)
        window.child = column
    }

    private func connect() {
        window.onClose { [weak self] in
            guard let self else { return true }
            remember()
            isEnding = true
            window.isVisible = false
            endIfClosed()
            return false
        }
        followSize()
        connectList()
        connectDetail()
        connectBars()
        connectHelp()
        connectRowMenu()
        connectInterchange()
        header.setMenus(actions.menu, add: actions.addMenu)
    }

    /// Closes the window by its keys and its menu. A form with something unsaved in it asks first,
    /// and the window closes after it; by its button, it cannot be closed under a form.
    func close() {
        guard let form = openForm, !form.leave() else { return window.close() }
        form.onDismissed = { [weak self] in self?.window.close() }
    }

    func present(_ form: FormWindow) {
        openForm = form
        form.onQuit = { [weak self] in self?.close() }
        form.present()
    }

    private func remember() {
        stateFile.write(
            WindowState(
                width: chosenSize.width, height: chosenSize.height,
                isMaximized: window.isMaximized, panePosition: chosenSize.panePosition,
                isListHidden: !listPane.isVisible, filter: filter))
    }

    /// Keeps to the sizes that somebody chose: a list that had to give way comes back once there is
    /// room.
    private func followSize() {
        for handle in [panes, header.panes] {
            handle.onMoved { [weak self] in self?.chosenSize.panePosition = $0 }
        }
        window.onResize { [weak self] in
            guard let self, !window.isMaximized else { return }
            let size = window.size
            chosenSize.follow(width: size.width, height: size.height, least: window.leastSize)
            guard listPane.isVisible, panes.position < chosenSize.panePosition else { return }
            ScheduledCall.idle { [weak self] in
                guard let self, panes.position < chosenSize.panePosition else { return }
                panes.position = chosenSize.panePosition
                header.panes.position = chosenSize.panePosition
            }
        }
    }
}
