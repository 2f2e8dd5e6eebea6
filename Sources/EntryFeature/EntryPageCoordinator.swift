public import Domain
public import Presentation
public import Signals

/// Leads through the pages of an entry, and from them to other entries. Its screen ends when it is
/// released.
open class EntryPageCoordinator: Coordinating {
    /// The id of the entry, or of the one that stands for all that are shown.
    public let id: EntryID
    /// The way in which the main page appears.
    public let entrance: PagePresentation
    public private(set) weak var flows: (any FlowRouting<EntryFlow>)?
    /// The subscriptions to the events of the pages.
    public final var subscriptions = Subscriptions()

    /// Makes a coordinator, which does not hold `flows`.
    public init(
        of id: EntryID, flows: (any FlowRouting<EntryFlow>)?, entrance: PagePresentation
    ) {
        self.id = id
        self.flows = flows
        self.entrance = entrance
    }

    /// Reads the entry. Returns false if there is no entry of its kind.
    open func prepare() async -> Bool { false }

    /// Shows the main page.
    open func start() {}

    /// Makes the main page the root, in the way in which it appears.
    public final func start<MainEvents, SelectionEvents>(
        _ navigation: NavigationHandler<MainEvents, SelectionEvents>
    ) {
        navigation.start(transition: entrance.transition, back: entrance.back)
    }

    /// Leads to an entry that is related to this one.
    public final func openRelated(_ related: String) {
        flows?.route(.related(EntryID(related), from: id))
    }

    /// Leads to the entries that a search finds.
    public final func find(_ search: String) { flows?.route(.find(search)) }
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
