internal import ClaimsFeature
internal import FilmsFeature
public import Gtk
public import JournalFeature
public import Presentation
public import StatisticsFeature
internal import TripsFeature
public import Wording

/// The main window: the façade in front of all widgets.
///
/// Presenters know it by their view protocols only. It passes updates to the areas that show them,
/// and keeps these coherent. It knows the areas by protocols, and makes no widget but pages, which
/// make theirs when they are shown.
public final class MainWindow {
    /// The steps that Forward leads to after Back.
    public let ahead: ForwardHistory

    let list: any ListOfWindow
    let detail: any DetailOfWindow
    let bars: any BarsOfWindow
    let toasts: any ToastsOfWindow
    let views: any ViewsOfWindow
    let dialogs: any DialogsOfWindow
    let frame: any FrameOfWindow
    let events: WindowEvents

    /// The pages of entries that exist, by which each update finds its pages. They are held weakly.
    private var kept: [Kept] = []

    private struct Kept {
        weak var page: (any DetailPage)?
    }

    init(
        _ frame: any FrameOfWindow, list: any ListOfWindow, detail: any DetailOfWindow,
        bars: any BarsOfWindow, toasts: any ToastsOfWindow, views: any ViewsOfWindow,
        dialogs: any DialogsOfWindow, events: WindowEvents, ahead: ForwardHistory
    ) {
        self.frame = frame
        self.list = list
        self.detail = detail
        self.bars = bars
        self.toasts = toasts
        self.views = views
        self.dialogs = dialogs
        self.events = events
        self.ahead = ahead
        dialogs.onFailure = { [weak self] in self?.showFailure($0) }
    }

    /// - Parameter statePath: the key file that remembers sizes, pane position, filter and order.
    public convenience init(application: Application, statePath: String) {
        let frame = WindowFrame(application: application, statePath: statePath)
        self.init(
            frame, list: frame.list, detail: frame.detail, bars: frame.bars, toasts: frame.toasts,
            views: frame.views, dialogs: frame.dialogs, events: frame.events, ahead: frame.ahead)
    }

    /// Keeps a new page weakly, and returns it.
    func add<Page: DetailPage>(_ page: Page) -> Page {
        kept.removeAll { $0.page == nil }
        kept.append(Kept(page: page))
        return page
    }

    /// Returns the pages of an entry. An update for another entry finds none, so that its presenter
    /// does not overwrite the shown entry.
    func pages(of id: String) -> [any DetailPage] {
        kept.compactMap(\.page).filter { $0.entryID == id }
    }

    /// Updates the pages of an entry that conform to a view protocol. The title may change with that,
    /// and the focused control may disappear.
    func update<View>(_ id: String, _: View.Type, _ update: (View) -> Void) {
        for case let page as View in pages(of: id) { update(page) }
        detail.pageDidChange()
    }
}

/// The choices that the window remembers.
extension MainWindow {
    public var filter: JournalFilter { list.filter }

    /// The fact that the list is sorted by, and its direction.
    public var order: JournalOrder { frame.order }

    /// The choices of the statistics.
    public var years: YearsChoice { views.years }

    /// The columns that the table shows.
    public var table: TableChoice { views.table }
}

/// The life of the window, which the program decides.
extension MainWindow {
    /// Returns whether a task runs that has to end before the closed and hidden window is
    /// destroyed. The window appears again if the task fails.
    public var isBusy: () -> Bool {
        get { frame.isBusy }
        set { frame.isBusy = newValue }
    }

    /// Whether the window has the keyboard focus.
    public var isActive: Bool { frame.isActive }

    /// Shows the window.
    public func present() { frame.present() }

    /// Brings the window to the front, also if it was closed and is not destroyed yet.
    public func raise() { frame.raise() }

    /// Destroys the window if it is closed and no task runs any more.
    public func endIfClosed() { frame.endIfClosed() }

    /// Closes the window without a question, even under a form, and destroys it once no task runs.
    /// The caller has saved drafts before.
    public func end() { frame.end() }

    /// Closes the window like its menu item.
    public func close() { frame.close() }

    /// Calls back when the person asks to quit while a form is in front. The window itself only
    /// closes.
    public func onQuit(_ body: @escaping () -> Void) { dialogs.onQuit = body }

    /// Calls back once the window is destroyed.
    public func onEnd(_ body: @escaping () -> Void) { frame.onEnd(body) }

    /// Opens the form for a new film, unless the journal is read-only or a form or dialog is open.
    public func addFilm() { frame.begin(.newFilm) }

    /// Opens the form for a new trip, unless the journal is read-only or a form or dialog is open.
    public func addTrip() { frame.begin(.newTrip) }
}
