public import Domain
public import Presentation
internal import Signals

/// Leads from the list to the entries, and from one entry to another.
public final class JournalCoordinator: Coordinating, FollowsFlows {
    private weak var view: (any DisplaysJournal)?
    private let page: any JournalListPage
    private let journal: any ReadsEntries & ReportsChanges
    private weak var scenes: (any EntryScenes)?
    private var shown: EntryID?
    private var subscriptions = Subscriptions()

    public init(
        view: any DisplaysJournal, page: any JournalListPage,
        journal: any ReadsEntries & ReportsChanges
    ) {
        self.view = view
        self.page = page
        self.journal = journal
    }

    /// The screens it leads to; they in turn ask it where their flows lead, so it does not own
    /// them.
    public func lead(to scenes: any EntryScenes) {
        self.scenes = scenes
    }

    public func start() {
        subscriptions +=
            page.signalEntryChosen.onReception § eachTime § { [weak self] id in
                self?.show(EntryID(id))
            }
        subscriptions +=
            journal.changes.onReception § eachTime § { [weak self] change in
                self?.letGo(of: change.removed)
            }
    }

    /// Shows an entry and marks it in the list.
    public func show(_ id: EntryID) {
        show(id, transition: .none, back: nil)
    }

    public func follow(_ flow: Flow) {
        switch flow {
        case .entry(let id, let origin):
            show(EntryID(id), transition: .push) { [weak self] in
                self?.show(EntryID(origin), transition: .pop, back: nil)
            }
        case .newFilm: scenes?.addFilm()
        case .newTrip: scenes?.addTrip()
        case .edit(let id): edit(EntryID(id))
        }
    }

    private func show(
        _ id: EntryID, transition: NavigationTransition, back: (() -> Void)?
    ) {
        shown = id
        view?.markEntry(id.rawValue)
        Task { [weak self] in
            guard let self, let entry = await journal.entry(id), shown == id else { return }
            await scenes?.open(id, entry.kind, transition: transition, back: back)
        }
    }

    private func edit(_ id: EntryID) {
        Task { [weak self] in
            guard let self, let entry = await journal.entry(id) else { return }
            scenes?.edit(id, entry.kind)
        }
    }

    private func letGo(of removed: Set<EntryID>) {
        guard let shown, removed.contains(shown) else { return }
        self.shown = nil
        scenes?.close()
    }
}
