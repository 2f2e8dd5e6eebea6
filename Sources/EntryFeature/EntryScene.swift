public import Domain
public import Presentation
public import Signals

/// The screen of one entry: its pages, and everything that works on them. It ends by being released.
public final class EntryScene: Coordinating {
    let id: EntryID

    private let read: () async -> Bool
    private let show: () -> Void
    private let parts: [AnyObject]
    private let subscriptions: Subscriptions

    /// - Parameters:
    ///   - presenters: fill the pages, as long as the screen is there.
    ///   - subscriptions: what is done with what is chosen on the pages.
    ///   - entrance: how the main page comes on show.
    public convenience init<Content, Change, MainPage, SelectionPage>(
        of entry: EntryModel<Content, Change>,
        navigation: NavigationHandler<MainPage, SelectionPage>, presenters: [AnyObject],
        subscriptions: Subscriptions, entrance: Entrance
    ) {
        self.init(
            id: entry.id, parts: presenters + [entry], read: { await entry.start() },
            navigation: navigation, subscriptions: subscriptions, entrance: entrance)
    }

    /// The screen of several entries that are shown as one.
    ///
    /// - Parameters:
    ///   - id: of the one that stands for them.
    ///   - parts: work on the pages, as long as the screen is there.
    ///   - read: reads the entries; false where there are none.
    public convenience init<MainPage, SelectionPage>(
        id: EntryID, parts: [AnyObject], read: @escaping () async -> Bool,
        navigation: NavigationHandler<MainPage, SelectionPage>, subscriptions: Subscriptions,
        entrance: Entrance
    ) {
        self.init(
            id: id, parts: parts + [navigation], read: read, subscriptions: subscriptions,
            show: { navigation.start(transition: entrance.transition, back: entrance.back) })
    }

    /// A screen that brings its own pages on show.
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

    /// Reads the entry; false where there is none of its kind.
    package func prepare() async -> Bool { await read() }

    /// Shows the main page.
    public func start() { show() }
}

/// How a main page comes on show.
public struct Entrance {
    public let transition: NavigationTransition
    /// The way back from the page, where another one led to it.
    public let back: (() -> Void)?

    public init(_ transition: NavigationTransition = .none, back: (() -> Void)? = nil) {
        self.transition = transition
        self.back = back
    }
}
