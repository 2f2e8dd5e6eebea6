internal import FilmsFeature
internal import Gtk
internal import Presentation
internal import Signals
internal import Wording

/// The root view of an entry's page, which posts to the events of the page.
protocol EntryRootView: Widget {
    associatedtype Events: PageEvents
    init(_ events: Events)
    /// Focuses the widget that the person most likely wants.
    func focus()
}

/// A page of an entry in the detail pane.
class EntryPage<Model: Equatable, RootView: ModelView<Model> & EntryRootView>:
    Page<Model, RootView>, DetailPage, InteractivePage
{
    final let entryID: String
    final let events: RootView.Events
    /// The subscription that opens the addresses on the page, or `nil` if it has none.
    final var opening: Subscription?
    final var widget: Widget { rootView }
    var title: String { "" }
    var capabilities: EntryCapabilities { EntryCapabilities() }
    final var isOnShow: Bool {
        get { gate.isOpen }
        set { gate.isOpen = newValue }
    }

    private let gate = PageGate()

    init(for id: String) {
        entryID = id
        let events = RootView.Events(gate)
        self.events = events
        super.init { RootView(events) }
    }

    func focus() { rootView.focus() }
}

/// The actions that a page offers to menus and keys, beside those of every entry.
struct EntryCapabilities {
    /// Whether the page is about a whole journey, whose legs are edited one by one.
    var isOfJourney = false
    /// Whether the page is about a claim, of which no second one begins as a copy.
    var isOfClaim = false
    /// Whether the page is about a film, which has no way back and leads to no leg or claim.
    var isOfFilm = false
    /// Whether the film is on the watchlist, so that it cannot be watched again yet.
    var isWanted = false
    /// Marks a film as watched today, or `nil` unless it is on the watchlist.
    var markWatched: (() -> Void)?
    /// Stores a picture, or `nil` unless the page is a film's that can be changed.
    var takePicture: ((@escaping ArrivingPicture) -> Void)?
    /// Records a departure or an arrival at the present minute, or `nil` if there is none.
    var markNow: (() -> Void)?
    /// Asks to add a leg at the end, or `nil` on any other page than a journey's.
    var addLeg: (() -> Void)?
    /// Returns the id of the leg that has the focus, or `nil` on any other page than a journey's.
    var focusedLeg: (() -> String?)?
    /// Returns the text that was typed for the selection page, once, or `nil` if none can be.
    var takeTyped: (() -> String)?
    /// Calls back with the entry on paper, once it is known completely, or `nil` if it cannot be
    /// printed. An empty page does not call back.
    var putOnPaper: ((_ done: @escaping (PaperSheet) -> Void) -> Void)?
}
