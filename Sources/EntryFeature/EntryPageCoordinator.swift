public import Domain
public import Presentation
public import Signals

/// The screen of an entry: its pages and the objects that work on them. It ends when it is
/// released.
public final class EntryPageCoordinator: Coordinating {
    let id: EntryID

    private let read: () async -> Bool
    private let show: () -> Void
    private let parts: [AnyObject]
    private let subscriptions: Subscriptions

    /// - Parameters:
    ///   - presenters: the presenters of the pages, which are held as long as the screen.
    ///   - subscriptions: the subscriptions to the pages' signals.
    ///   - entrance: the way in which the main page appears.
    public convenience init<Content, Change, MainPage, SelectionPage>(
        of entry: EntryModel<Content, Change>,
        navigation: NavigationHandler<MainPage, SelectionPage>, presenters: [AnyObject],
        subscriptions: Subscriptions, entrance: PagePresentation
    ) {
        self.init(
            id: entry.id, parts: presenters + [entry], read: { await entry.start() },
            navigation: navigation, subscriptions: subscriptions, entrance: entrance)
    }

    /// Makes the screen of several entries that are shown as one.
    ///
    /// - Parameters:
    ///   - id: the id of the entry that stands for all.
    ///   - parts: the objects that work on the pages, which are held as long as the screen.
    ///   - read: reads the entries, and returns false if there are none.
    public convenience init<MainPage, SelectionPage>(
        id: EntryID, parts: [AnyObject], read: @escaping () async -> Bool,
        navigation: NavigationHandler<MainPage, SelectionPage>, subscriptions: Subscriptions,
        entrance: PagePresentation
    ) {
        self.init(
            id: id, parts: parts + [navigation], read: read, subscriptions: subscriptions,
            show: { navigation.start(transition: entrance.transition, back: entrance.back) })
    }

    /// Makes a screen that shows its own pages.
    public init(
        id: EntryID, parts: [AnyObject], read: @escaping () async -> Bool,
        subscriptions: Subscriptions, show: @escaping () -> Void
    ) {
        self.id = id
        self.parts = parts
        self.read = read
        self.subscriptions = subscriptions
        self.show = show
    }

    /// Reads the entry. Returns false if there is no entry of its kind.
    package func prepare() async -> Bool { await read() }

    public func start() { show() }
}

/// The way in which a main page appears.
public struct PagePresentation {
    public let transition: NavigationTransition
    /// Returns to the page that led to this one, or is `nil` if none did.
    public let back: (() -> Void)?

    public init(_ transition: NavigationTransition = .none, back: (() -> Void)? = nil) {
        self.transition = transition
        self.back = back
    }
}
