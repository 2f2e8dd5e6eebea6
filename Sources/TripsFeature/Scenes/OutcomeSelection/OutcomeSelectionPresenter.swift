internal import Domain
internal import Presentation
internal import Signals

/// Shows what can be said of one end of a trip, whenever a page is made to choose from it.
final class OutcomeSelectionPresenter {
    private weak var view: (any DisplaysOutcomeSelection)?
    private let id: EntryID
    private let question: () -> (trip: Trip, end: TripEnd)?
    private var subscriptions = Subscriptions()

    /// - Parameter question: the trip, and the end in question, when a page is filled.
    init(
        id: EntryID, question: @escaping () -> (trip: Trip, end: TripEnd)?, pages: TripPages,
        view: any DisplaysOutcomeSelection
    ) {
        self.id = id
        self.view = view
        self.question = question
        subscriptions +=
            pages.signalMakeSelectionPage
            .onReception § eachTime § inAnyCase § weakly(self, OutcomeSelectionPresenter.show)
    }

    private func show() {
        guard let (trip, end) = question() else { return }
        view?.showOutcomeSelection(OutcomeSelectionViewModel(id: id, trip: trip, end: end))
    }
}

extension OutcomeSelectionViewModel {
    fileprivate init(id: EntryID, trip: Trip, end: TripEnd) {
        let place = end == .departure ? trip.from : trip.to
        let disruptions = [
            OutcomeChoice(label: "cancelled", meaning: .cancelled),
            OutcomeChoice(label: "missed the connection", meaning: .missedConnection),
        ]
        guard let planned = trip.planned(at: end) else {
            self.init(
                id: id.rawValue,
                title: "The timetable names no time of arrival at \(place), so there is no delay "
                    + "to record. What happened to the trip?",
                choices: disruptions, time: nil)
            return
        }
        let delays = [5, 10, 15, 30, 60].map {
            OutcomeChoice(label: "\($0) minutes late", meaning: .late(minutes: $0))
        }
        self.init(
            id: id.rawValue,
            title: end == .departure
                ? "What happened at the departure from \(place)?"
                : "What happened at the arrival at \(place)?",
            choices: [OutcomeChoice(label: "on time", meaning: .onTime)] + delays + disruptions,
            time: OutcomeTime(
                trip.actual(at: end) ?? planned, countingFrom: planned))
    }
}

extension OutcomeTime {
    fileprivate init(_ time: DateTime, countingFrom planned: DateTime) {
        let time = time.onTheClock(of: planned)
        self.init(
            hour: time.hour, minute: time.minute, daysLater: planned.day.days(until: time.day))
    }
}
