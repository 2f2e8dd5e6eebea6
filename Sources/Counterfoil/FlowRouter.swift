internal import Domain
internal import EntryFeature
internal import FilmsFeature
internal import Foundation
internal import Gtk
internal import JournalFeature
internal import JournalStore
internal import Presentation
internal import Signals
internal import Statistics
internal import StatisticsFeature
internal import UserInterface
internal import Wording

/// Leads from one feature to another.
@MainActor
final class FlowRouter {
    /// Follows the flows of one feature.
    final class Route<Flow>: FlowRouting {
        private let follow: (Flow) -> Void

        init(_ follow: @escaping (Flow) -> Void) { self.follow = follow }

        func route(_ flow: Flow) { follow(flow) }
    }

    private(set) lazy var ofJournal = Route<JournalFlow> { [weak self] in self?.route($0) }
    private(set) lazy var ofEntries = Route<EntryFlow> { [weak self] in self?.route($0) }
    private(set) lazy var ofStatistics = Route<StatisticsFlow> { [weak self] in self?.route($0) }
    private(set) lazy var ofLists = Route<ListsFlow> { [weak self] in self?.route($0) }

    private let navigation: NavigationStack
    /// Returns the names that a line is read with.
    let known: () async -> KnownNames
    private var journal: JournalCoordinator?
    private var entries: [EntryKind: EntryCoordinator] = [:]
    private weak var list: (any SearchesJournal)?
    private weak var views: MainWindow?

    init(navigation: NavigationStack, views: MainWindow, known: @escaping () async -> KnownNames) {
        self.navigation = navigation
        self.known = known
        self.views = views
    }

    /// Sets the coordinators to which flows are routed. They in turn ask for flows.
    func connect(
        to journal: JournalCoordinator, _ list: any SearchesJournal,
        _ entries: [EntryKind: EntryCoordinator]
    ) {
        self.journal = journal
        self.list = list
        self.entries = entries
    }

    func add(_ kind: EntryKind) {
        Task { [entries] in await entries[kind]?.add() }
    }

    /// Opens a form for a new entry that is typed in one line, for a film or a trip as the line
    /// tells.
    func add(line: String) {
        Task { [entries, known] in
            guard let today = CalendarDay(Date(), in: .current) else { return }
            let kind = Localizer().kind(ofLine: line, today: today, known: await known())
            await entries[kind]?.add(line: line)
        }
    }

    /// Shows an entry, or the journey of a leg, beside the list, whatever view is shown.
    func show(_ id: EntryID, asJourney isJourney: Bool = false) {
        views?.showView(.journal, back: nil)
        navigate(to: id, asJourney: isJourney)
    }

    private func route(_ flow: JournalFlow) {
        switch flow {
        case .open(let id, let kind, let transition, let back):
            for (other, coordinator) in entries where other != kind { coordinator.close() }
            // The coordinator begins before this returns, so that it cannot miss a later close.
            Task.immediate { [entries] in
                await entries[kind]?.show(id, PagePresentation(transition, back: back))
            }
        case .openJourney(let id, let transition, let back):
            for (kind, coordinator) in entries where kind != .trip { coordinator.close() }
            Task.immediate { [entries] in
                await entries[.trip]?.showJourney(id, PagePresentation(transition, back: back))
            }
        case .close:
            for coordinator in entries.values { coordinator.close() }
            navigation.clear()
        case .edit(let id, let kind):
            Task { [entries] in await entries[kind]?.edit(id) }
        case .begin(let next, let id, let kind):
            Task { [entries] in await entries[kind]?.begin(next, from: id) }
        }
    }

    private func route(_ flow: StatisticsFlow) {
        switch flow {
        case .find(let filter, let search): find(filter, search, back: .years)
        case .open(let id): open(id, back: .years)
        }
    }

    private func route(_ flow: ListsFlow) {
        switch flow {
        case .open(let id): open(id, back: .lists)
        }
    }

    private func open(_ id: EntryID, back: WindowView) {
        showJournal(back: back, again: { $0.open(id, back: back) })
        navigate(to: id)
    }

    /// Leads to an entry, or the journey of a leg, that was requested outside the list.
    private func navigate(to id: EntryID, asJourney isJourney: Bool = false) {
        views?.revealPage(of: id.rawValue)
        if isJourney { journal?.show(journeyOf: id) } else { journal?.show(id) }
    }

    /// Shows the matches of a search. The way back restores the search before it, unless it was
    /// changed meanwhile.
    private func find(_ filter: JournalFilter, _ search: String, back: WindowView) {
        guard let list else { return }
        let before = list.currentQuery
        showJournal(back: back, again: { $0.find(filter, search, back: back) }) { [weak list] in
            guard let list, list.currentQuery == (filter, search), before != (filter, search) else {
                return
            }
            list.show(before.filter, search: before.search)
        }
        list.show(filter, search: search)
    }

    /// - Parameters:
    ///   - view: the view to which Back leads.
    ///   - again: repeats the step after Back.
    ///   - restore: is called on the way back.
    private func showJournal(
        back view: WindowView, again: @escaping (FlowRouter) -> Void,
        restore: @escaping () -> Void = {}
    ) {
        views?.ahead.forget()
        views?.showView(.journal) { [weak self, weak views] in
            restore()
            views?.showView(view, back: nil)
            views?.ahead.remember(whileHere: { views?.viewOnShow == view }, { self.map(again) })
        }
    }

    private func route(_ flow: EntryFlow) {
        switch flow {
        case .related(let id, let origin): journal?.show(id, from: origin)
        case .leg(let id, let origin): journal?.show(leg: id, of: origin)
        case .added(let id):
            list?.uncover(id)
            navigate(to: id)
        case .journey(let id): navigate(to: id, asJourney: true)
        case .begin(let next, let id): journal?.begin(next, from: id)
        case .find(let search): find(.all, search, back: .journal)
        case .line(let texts, let kind):
            Task { [entries] in await entries[kind == .film ? .trip : .film]?.add(texts) }
        }
    }
}

/// Connects the window's menus, keys and buttons with the objects that carry out their requests.
@MainActor
final class WindowEventRouter {
    private let subscriptions: Subscriptions
    private let polling: FolderPolling

    init(
        of window: MainWindow, to coordinator: JournalCoordinator, _ flows: FlowRouter,
        _ navigation: NavigationStack, _ journal: FolderJournal
    ) {
        let events = window.journalEvents
        var subscriptions = Subscriptions()
        subscriptions += events.back.signal.onReception § eachTime § { navigation.pop() }
        subscriptions += events.forward.signal.onReception § eachTime § { [weak window] in
            window?.ahead.go()
        }
        // No signal tells that a disk was mounted for writing.
        subscriptions += events.activated.signal.onReception § eachTime § inAnyCase § {
            Task { await journal.lookWhetherWritable() }
        }
        polling = FolderPolling(
            at: journal, activated: events.activated.signal,
            while: { [weak window] in window?.isActive == true })
        subscriptions += events.refresh.signal.onReception § eachTime § inAnyCase § {
            Task { await journal.lookAgain() }
        }
        for (signal, kind) in [
            (events.newFilm.signal, EntryKind.film), (events.newTrip.signal, .trip),
            (events.newPass.signal, .pass), (events.newClaim.signal, .claim),
        ] {
            subscriptions += signal.onReception § eachTime § inAnyCase § { flows.add(kind) }
        }
        subscriptions += events.newLine.signal.onReception § eachTime § { flows.add(line: $0) }
        subscriptions += events.edit.signal.onReception § eachTime § {
            coordinator.edit(EntryID($0))
        }
        for (signal, next) in [
            (events.again.signal, EntryDerivation.again), (events.wayBack.signal, .wayBack),
            (events.journeyAgain.signal, .journeyAgain), (events.journeyBack.signal, .journeyBack),
            (events.nextLeg.signal, .nextLeg),
        ] {
            subscriptions += signal.onReception § eachTime § {
                coordinator.begin(next, from: EntryID($0))
            }
        }
        self.subscriptions = subscriptions
    }
}

/// Reads a folder again that cannot be watched, or whose files have vanished, whenever the window
/// gains focus and every half minute while it has it.
@MainActor
final class FolderPolling {
    private let journal: FolderJournal
    private let isWatched: () -> Bool
    private var next: ScheduledCall?
    private var subscriptions = Subscriptions()

    private static let halfMinute = 30_000

    /// - Parameters:
    ///   - activated: posts when the window gains focus.
    ///   - isWatched: returns whether the window has focus.
    init(
        at journal: FolderJournal, activated: Signal<Void>, while isWatched: @escaping () -> Bool
    ) {
        self.journal = journal
        self.isWatched = isWatched
        subscriptions += activated.onReception § eachTime § weakly(self) { $0.poll }
        // The window may gain focus before it is known that the folder cannot be watched.
        subscriptions += journal.changes.filter(\.conditionChanged).onReception § eachTime
            § inAnyCase § { [weak self] in
                if self?.next?.isPending != true { self?.pollLater() }
            }
    }

    isolated deinit { next?.cancel() }

    /// Nothing tells that a disk was mounted.
    private var mayChangeUntold: Bool {
        if case .vanished = journal.condition.folder { return true }
        return !journal.condition.isToldOfChanges
    }

    private func poll() {
        guard mayChangeUntold, isWatched() else { return }
        pollLater()
        Task { [journal] in await journal.lookAgain() }
    }

    private func pollLater() {
        next?.cancel()
        guard mayChangeUntold else { return }
        next = ScheduledCall.after(milliseconds: Self.halfMinute) { [weak self] in self?.poll() }
    }
}
