internal import Domain
internal import Presentation
internal import Signals

/// Shows a trip and goes on showing what becomes of it, whoever changes it.
final class TripMainPresenter: Presenting {
    /// What an outcome to be recorded would answer: it is about the end that was chosen, or else
    /// about the one that is known next.
    var question: OutcomeQuestion {
        OutcomeQuestion(
            id: stored.id, trip: stored.trip, end: chosenEnd ?? stored.trip.endInQuestion)
    }

    private let journal: any ReadsEntries & ReportsChanges
    private let show: ShowExistingTrip
    private var stored: StoredTrip
    private var chosenEnd: TripEnd?
    private var lastReading = 0
    private var subscriptions = Subscriptions()

    init(
        _ stored: StoredTrip, journal: any ReadsEntries & ReportsChanges,
        outcomes: ModelController<TripOutcome?>,
        pageFactory: PageFactory<any TripMainPage, any OutcomeSelectionPage>,
        show: ShowExistingTrip
    ) {
        self.stored = stored
        self.journal = journal
        self.show = show

        subscriptions +=
            pageFactory.signalMakeMainPage
            .onReception § eachTime § inAnyCase § weakly(self, TripMainPresenter.showTrip)

        subscriptions +=
            pageFactory.signalMakeMainPage
            .flatMap { $0.signalArrivalChosen }
            .map { $0 ? TripEnd.arrival : .departure }
            .onReception § eachTime § weakly(self, TripMainPresenter.choose)

        subscriptions +=
            outcomes.updateSignal
            .onReception § eachTime § inAnyCase § weakly(self, TripMainPresenter.outcomeRecorded)

        subscriptions +=
            journal.changes
            .filter { !($0.added.isEmpty && $0.changed.isEmpty && $0.removed.isEmpty) }
            .onReception § eachTime § inAnyCase § weakly(self, TripMainPresenter.readAgain)
    }

    func start() async {
        lastReading += 1
        let reading = lastReading
        guard let stored = await journal.storedTrip(stored.id), reading == lastReading else {
            return
        }
        self.stored = stored
        showTrip()
    }

    private func showTrip() {
        show.showTrip(stored, end: question.end)
    }

    private func choose(_ end: TripEnd) {
        chosenEnd = end
        showTrip()
    }

    private func outcomeRecorded() {
        chosenEnd = nil
        readAgain()
    }

    /// Any entry may be one of the same day now, or may have been one.
    private func readAgain() {
        Task { [weak self] in await self?.start() }
    }
}

extension Trip {
    /// The end of which one would say next what happened.
    var endInQuestion: TripEnd {
        actualDeparture == nil || arrival == nil ? .departure : .arrival
    }
}
