internal import Domain
internal import Presentation
internal import Signals

/// Shows a trip on its main page, and again whenever it or another entry of its day became
/// different, whoever changed it.
final class TripMainPresenter: Presenting {
    /// As read last; nil before that.
    private(set) var stored: StoredTrip?
    /// The end that an outcome would be about: the one that was chosen, or else the one of which
    /// it is to be said next.
    var end: TripEnd { chosenEnd ?? stored?.trip.endInQuestion ?? .departure }

    private let id: EntryID
    private let journal: any ReadsEntries
    private let show: ShowExistingTrip
    private var chosenEnd: TripEnd?
    private var hasPage = false
    /// Tell a reading from the ones that were begun after it.
    private var begunReadings = 0
    private var latestReading = 0
    private var subscriptions = Subscriptions()

    init(
        id: EntryID, journal: any ReadsEntries & ReportsChanges,
        outcomes: ModelController<TripOutcome?>, pages: TripPages, show: ShowExistingTrip
    ) {
        self.id = id
        self.journal = journal
        self.show = show

        subscriptions +=
            pages.signalMakeMainPage
            .onReception § eachTime § inAnyCase § weakly(self, TripMainPresenter.fillPage)

        subscriptions +=
            pages.signalMakeMainPage
            .flatMap { $0.signalArrivalChosen }
            .map { $0 ? TripEnd.arrival : .departure }
            .onReception § eachTime § weakly(self, TripMainPresenter.choose)

        subscriptions +=
            outcomes.updateSignal
            .onReception § eachTime § inAnyCase § weakly(self, TripMainPresenter.outcomeRecorded)

        // Any entry may be one of the same day now, or may have been one.
        subscriptions +=
            journal.changes
            .filter { !($0.added.isEmpty && $0.changed.isEmpty && $0.removed.isEmpty) }
            .onReception § eachTime § inAnyCase § weakly(self, TripMainPresenter.readAgain)
    }

    /// Reads the trip. The page is filled when both are there, whichever comes last.
    func start() async {
        begunReadings += 1
        let reading = begunReadings
        guard let stored = await journal.storedTrip(id), reading > latestReading else { return }
        latestReading = reading
        self.stored = stored
        showTrip()
    }

    private func fillPage() {
        hasPage = true
        showTrip()
    }

    private func showTrip() {
        guard hasPage, let stored else { return }
        show.showTrip(stored, end: end)
    }

    private func choose(_ end: TripEnd) {
        chosenEnd = end
        showTrip()
    }

    /// After the departure the arrival is next, even where the departure had been chosen again.
    private func outcomeRecorded() {
        if chosenEnd == .departure { chosenEnd = nil }
        readAgain()
    }

    private func readAgain() {
        Task { [weak self] in await self?.start() }
    }
}

extension Trip {
    /// The end of which one would say next what happened.
    fileprivate var endInQuestion: TripEnd {
        actualDeparture == nil ? .departure : .arrival
    }
}
