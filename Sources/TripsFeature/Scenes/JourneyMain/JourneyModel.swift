internal import Domain
internal import Signals

/// A journey as the journal holds it, with all of its legs, whoever changes one.
final class JourneyModel {
    let id: EntryID
    /// Nil before it has been read.
    private(set) var journey: Journey?
    /// The season tickets that it may have been taken on.
    private(set) var passes = KnownPasses.none
    /// Comes when the journey, or how the journal's folder is, became different.
    var signalChanged: Signal<Void> { changedEmitter.signal }
    var folder: JournalCondition.Folder { journal.condition.folder }

    private let journal: any Journal
    private let changedEmitter = Emitter<Void>()
    /// Tells a reading from what was begun after it.
    private var latestReading = 0
    private var subscriptions = Subscriptions()

    /// - Parameter id: of one of its legs.
    init(_ id: EntryID, in journal: any Journal) {
        self.id = id
        self.journal = journal
    }

    /// Reads the journey, and follows it from then on. False where there is no such trip.
    func start() async -> Bool {
        subscriptions +=
            journal.changes.onReception § eachTime § weakly(self, JourneyModel.hear)
        await read()
        return journey != nil
    }

    private func hear(_ change: JournalChange) {
        if change.conditionChanged { changedEmitter.emit() }
        guard !change.added.isEmpty || !change.changed.isEmpty || !change.removed.isEmpty else {
            return
        }
        Task.immediate { [weak self] in await self?.read() }
    }

    private func read() async {
        latestReading += 1
        let reading = latestReading
        let legs = await journal.journeyLegs(with: id)
        let isOnSeasonTicket = legs.contains { $0.trip.ticket == .season }
        let passes = isOnSeasonTicket ? await journal.passes() : .none
        guard reading == latestReading, let journey = Journey(legs),
            journey != self.journey || passes != self.passes
        else { return }
        (self.journey, self.passes) = (journey, passes)
        changedEmitter.emit()
    }
}
