internal import Domain
internal import Signals

/// A journey with all of its legs, kept up to date.
final class JourneyModel {
    let id: EntryID
    /// The journey, or `nil` before it was read.
    private(set) var journey: Journey?
    /// The season tickets that the journey may have been taken on.
    private(set) var passes = KnownPasses.none
    /// Posts when the journey or the condition of the journal's folder has changed.
    var signalChanged: Signal<Void> { changedEmitter.signal }
    var folder: JournalCondition.Folder { journal.condition.folder }

    private let journal: any Journal
    private let changedEmitter = Emitter<Void>()
    /// The number of the latest reading, which makes earlier readings obsolete.
    private var latestReading = 0
    private var subscriptions = Subscriptions()

    /// - Parameter id: the id of one of the legs.
    init(_ id: EntryID, in journal: any Journal) {
        self.id = id
        self.journal = journal
    }

    /// Reads the journey, and reads it again when a leg changes.
    /// - Returns: Whether the trip exists.
    func start() async -> Bool {
        subscriptions += journal.changes.onReception § eachTime
            § weakly(self) { $0.journalDidChange }
        await read()
        return journey != nil
    }

    private func journalDidChange(_ change: JournalChange) {
        if change.conditionChanged { changedEmitter.emit() }
        guard change.concernsEntries else { return }
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
