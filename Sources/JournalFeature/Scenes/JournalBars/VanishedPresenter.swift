public import Domain
public import Presentation
internal import Signals

/// Asks what has become of entries whose files have gone all at once, and takes them for removed when a
/// person says so.
public final class VanishedPresenter: Presenting {
    private weak var view: (any DisplaysVanished)?
    private let journal: any ReportsChanges
    private let remove: () async -> Void
    private var isOffered = false
    private var subscriptions = Subscriptions()

    public init(
        view: any DisplaysVanished, events: JournalEvents, journal: any ReportsChanges,
        remove: @escaping () async -> Void
    ) {
        self.view = view
        self.journal = journal
        self.remove = remove
        subscriptions += journal.changes.filter(\.conditionChanged).onReception § eachTime
            § inAnyCase § weakly(self) { $0.offer }
        subscriptions += events.removeVanished.signal.onReception § eachTime
            § atOnce(self) { $0.confirm }
    }

    public func start() async {
        offer()
    }

    private var haveVanished: Bool {
        if case .vanished = journal.condition.folder { true } else { false }
    }

    private func offer() {
        guard haveVanished != isOffered else { return }
        isOffered = haveVanished
        view?.offerToRemoveVanished(isOffered)
    }

    /// Removes the vanished entries, unless they have come back.
    private func confirm() async {
        if haveVanished { await remove() }
    }
}

/// Asks what has become of entries whose files have gone all at once.
public protocol DisplaysVanished: AnyObject {
    /// - Parameter isOffered: whether there are such entries.
    func offerToRemoveVanished(_ isOffered: Bool)
}
