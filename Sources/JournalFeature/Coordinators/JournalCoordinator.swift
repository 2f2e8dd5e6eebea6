public import Domain
public import Presentation
internal import Signals
public import Wording

/// Leads from the list to the entries, and from one entry to another.
public final class JournalCoordinator: Coordinating {
    private weak var view: (any DisplaysJournal)?
    private let events: JournalEvents
    private let journal: any ReadsEntries & ReportsChanges
    private let words: Localizer
    private let list: any KnowsListedEntries
    private weak var flows: (any FlowRouting<JournalFlow>)?
    private let ahead: ForwardHistory
    private let today: () -> CalendarDay?
    private var shown: EntryID?
    /// Whether the page on show, or the last one, is the journey of its entry.
    private var isJourneyShown = false
    /// The first legs of journeys that were deleted here. Undo shows each again as a journey.
    private var deletedJourneys: Set<EntryID> = []
    /// The other legs of the shown entry's journey, by that entry.
    private var otherLegs: [EntryID: [EntryID]] = [:]
    /// The entry that is shown as soon as it is read.
    private var pendingSelection: EntryID?
    /// The entry that was removed while it was shown, or `nil` once another one is requested.
    private var removedSelection: EntryID?
    /// The entry that was beside the removed one in the list.
    private var neighbour: EntryID?
    /// The entry that is about to be deleted, which is not waited for.
    private var pendingDeletion: EntryID?
    private var latestRequest = 0
    /// The request by which the coordinator itself chose the first entry, or 0 before that.
    private var requestOfBeginning = 0
    private var filterChanges = 0
    private var subscriptions = Subscriptions()

    /// - Parameter ahead: remembers the pages that Back has left.
    public init(
        view: any DisplaysJournal, events: JournalEvents, list: any KnowsListedEntries,
        journal: any ReadsEntries & ReportsChanges, words: Localizer,
        flows: any FlowRouting<JournalFlow>, ahead: ForwardHistory = ForwardHistory(),
        today: @escaping () -> CalendarDay?
    ) {
        self.ahead = ahead
        self.today = today
        self.list = list
        self.words = words
        self.flows = flows
        self.view = view
        self.events = events
        self.journal = journal
    }

    public func start() {
        subscriptions += events.entryChosen.signal.onReception § eachTime
            § weakly(self) { $0.choose }
        subscriptions += events.legChosen.signal.onReception § eachTime § { [weak self] id in
            self?.show(EntryID(id))
        }
        subscriptions += events.filterChanged.signal.onReception § eachTime § { [weak self] _ in
            self?.filterChanges += 1
            self?.keepToList()
        }
        subscriptions += events.delete.signal.onReception § eachTime § { [weak self] id in
            self?.pendingDeletion = EntryID(id)
        }
        subscriptions += events.deleteJourney.signal.onReception § eachTime § { [weak self] id in
            self?.pendingDeletion = EntryID(id)
            self?.deletedJourneys.insert(EntryID(id))
        }
        subscriptions += journal.changes.onReception § eachTime § { [weak self] change in
            // Some programs replace a file by removing it first.
            self?.leave(change.removed.subtracting(change.added))
            self?.restoreSelection(from: change.added)
        }
    }

    /// Shows today's entry, or else the newest, unless an entry was requested already. Called once
    /// more after the journal was compared with its folder, it shows a newer one.
    public func begin() async {
        let (request, changes) = (latestRequest, filterChanges)
        guard request == requestOfBeginning, let id = await list.entryToShow(on: today()),
            pendingSelection ?? shown != EntryID(id),
            // The index may know an entry that is gone from the folder.
            await journal.entry(EntryID(id)) != nil, request == latestRequest
        else { return }
        choose(id)
        requestOfBeginning = latestRequest
        if changes != filterChanges { keepToList() }
    }

    /// Shows the entry or the journey that a row of the list stands for.
    private func choose(_ id: String) {
        if list.representsSingleEntry(id) {
            show(EntryID(id))
        } else {
            show(journeyOf: EntryID(id))
        }
    }

    /// Shows another entry if the filter leaves out the shown one, or none if it leaves out all.
    private func keepToList() {
        guard let id = pendingSelection ?? shown else { return }
        Task { [weak self] in
            guard let self, await !list.contains(id.rawValue), id == pendingSelection ?? shown
            else {
                return
            }
            let next = await list.entryToShow(on: today())
            guard id == pendingSelection ?? shown else { return }
            if let next { choose(next) } else { leave() }
        }
    }

    private func leave() {
        latestRequest += 1
        (pendingSelection, shown) = (nil, nil)
        close()
    }

    /// Shows an entry and marks it in the list.
    public func show(_ id: EntryID) {
        ahead.forget()
        show(id, asRow: false, transition: .none, back: nil)
    }

    /// Shows the journey that an entry is a leg of, or the entry if it is not one.
    public func show(journeyOf id: EntryID) {
        ahead.forget()
        show(id, asRow: true, transition: .none, back: nil)
    }

    /// Shows an entry that has changed, unless one of its pages is shown already.
    public func reveal(_ id: EntryID) {
        guard pendingSelection ?? shown != id else { return }
        show(id, asRow: deletedJourneys.remove(id) != nil, transition: .none, back: nil)
    }

    /// Shows the entry beside one that was removed here, which does not come back by itself.
    public func moveOn(from id: EntryID) {
        if id == removedSelection, let neighbour { show(journeyOf: neighbour) }
    }

    /// Shows an entry from another one's page, with a way back there.
    public func show(_ id: EntryID, from origin: EntryID) {
        show(id, from: origin, asRow: false)
    }

    /// Shows a leg of a journey, with a way back to the journey.
    public func show(leg: EntryID, of journey: EntryID) {
        show(leg, from: journey, asRow: true)
    }

    private func show(_ id: EntryID, from origin: EntryID, asRow isRow: Bool) {
        ahead.forget()
        show(id, asRow: false, transition: .push) { [weak self] in
            guard let self else { return }
            show(origin, asRow: isRow, transition: .pop, back: nil)
            remember(from: origin) { $0.show(id, from: origin, asRow: isRow) }
        }
    }

    /// Remembers a step to another page that Back has undone, for Forward.
    private func remember(from origin: EntryID, _ step: @escaping (JournalCoordinator) -> Void) {
        ahead.remember(
            whileHere: { [weak self] in self.map { $0.pendingSelection ?? $0.shown } == origin },
            { [weak self] in self.map(step) })
    }

    /// Opens the form for an entry of any kind.
    public func edit(_ id: EntryID) {
        openForm(of: id, orSay: words.say("The entry cannot be edited.")) { .edit(id, $0) }
    }

    /// Opens the form for a new entry that takes values from another one.
    public func begin(_ next: EntryDerivation, from id: EntryID) {
        openForm(of: id, orSay: words.say("No entry can be made from this one.")) {
            .begin(next, from: id, $0)
        }
    }

    private func openForm(
        of id: EntryID, orSay failure: String, _ flow: @escaping (EntryKind) -> JournalFlow
    ) {
        Task { [weak self] in
            guard let self else { return }
            guard let entry = await journal.entry(id) else { return await explain(failure, id) }
            flows?.route(flow(entry.kind))
        }
    }

    /// - Parameter isRow: whether the row is meant, which stands for the journey if the entry is a
    ///   leg of one.
    private func show(
        _ id: EntryID, asRow isRow: Bool, transition: NavigationTransition, back: (() -> Void)?
    ) {
        latestRequest += 1
        let request = latestRequest
        pendingSelection = id
        removedSelection = nil
        neighbour = nil
        pendingDeletion = nil
        view?.markEntry(id.rawValue)
        Task { [weak self] in
            guard let self else { return }
            let legs = await journal.legs(with: id)
            let isLeg = !legs.isEmpty
            let entry = await journal.entry(id)
            guard request == latestRequest else { return }
            guard let entry else { return await leaveUnread(id) }
            pendingSelection = nil
            shown = id
            otherLegs = [id: legs.filter { $0 != id }]
            isJourneyShown = isLeg && isRow
            if isJourneyShown {
                flows?.route(.openJourney(id, transition: transition, back: back))
                return
            }
            // A leg always has a way back to its journey, however it was reached.
            let toJourney = { [weak self] in
                guard let self else { return }
                show(id, asRow: true, transition: .pop, back: nil)
                remember(from: id) { $0.show(id, asRow: false, transition: .push, back: nil) }
            }
            flows?.route(
                .open(
                    id, entry.kind, transition: transition, back: back ?? (isLeg ? toJourney : nil))
            )
        }
    }

    private func leaveUnread(_ id: EntryID) async {
        cancelPendingSelection()
        if id != pendingDeletion { await explain(words.say("The entry cannot be shown."), id) }
    }

    private func explain(_ title: String, _ id: EntryID) async {
        let reason = await journal.defect(of: id).map { words.sentence($0) }
        view?.showFailure(
            FailureViewModel(
                title: title,
                reason: reason
                    ?? words.say("{file} can be read again. Try again.", ["file": "\(id)"])))
    }

    /// Stops waiting for an entry. The shown one stays.
    private func cancelPendingSelection() {
        latestRequest += 1
        pendingSelection = nil
        view?.markEntry(shown?.rawValue)
    }

    /// Shows no page, and marks no entry unless another one is about to be shown.
    private func close() {
        if pendingSelection == nil { view?.markEntry(nil) }
        flows?.route(.close)
    }

    /// Leaves the page of an entry that was removed, for a leg of its journey, for the entry beside
    /// it, or for none. List and page follow.
    private func leave(_ removed: Set<EntryID>) {
        for id in otherLegs.keys { otherLegs[id]?.removeAll(where: removed.contains) }
        if let shown, removed.contains(shown) {
            self.shown = nil
            if pendingSelection == nil { recordRemovedSelection(shown, of: removed) }
            // A journey remains if another program removes the leg that stands for it.
            if isJourneyShown, pendingSelection == nil, pendingDeletion != shown,
                let leg = otherLegs[shown]?.first(where: { !removed.contains($0) })
            {
                return show(journeyOf: leg)
            }
            if pendingDeletion != shown || neighbour == nil { close() }
        }
        if let pendingSelection, removed.contains(pendingSelection) {
            if pendingSelection == pendingDeletion {
                recordRemovedSelection(pendingSelection, of: removed)
            }
            if removedSelection != pendingSelection || neighbour == nil { cancelPendingSelection() }
        }
        if let removedSelection, removedSelection == pendingDeletion {
            moveOn(from: removedSelection)
        }
    }

    /// Clears a removed entry, and remembers its neighbour while the list still has it.
    private func recordRemovedSelection(_ id: EntryID, of removed: Set<EntryID>) {
        removedSelection = id
        neighbour =
            (isJourneyShown ? nil : otherLegs[id]?.first { !removed.contains($0) })
            ?? list.entry(beside: id.rawValue, except: Set(removed.map(\.rawValue)))
            .map { EntryID($0) }
    }

    private func restoreSelection(from added: Set<EntryID>) {
        guard let removedSelection, added.contains(removedSelection) else { return }
        show(removedSelection, asRow: isJourneyShown, transition: .none, back: nil)
    }
}

/// A place that the list of the journal leads to.
public enum JournalFlow {
    /// An entry's main page. `back` leads back from it if another page led there.
    case open(EntryID, EntryKind, transition: NavigationTransition, back: (() -> Void)?)
    /// The main page of the journey whose first leg the entry is.
    case openJourney(EntryID, transition: NavigationTransition, back: (() -> Void)?)
    /// The quiet page.
    case close
    case edit(EntryID, EntryKind)
    /// The form for a new entry that takes values from another one.
    case begin(EntryDerivation, from: EntryID, EntryKind)
}
