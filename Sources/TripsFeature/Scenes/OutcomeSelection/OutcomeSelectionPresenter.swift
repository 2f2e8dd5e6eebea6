internal import Domain
internal import Presentation
internal import Signals

/// Shows what can be said of one end of a trip, whenever a page is made to choose from it.
final class OutcomeSelectionPresenter {
    private weak var view: (any DisplaysOutcomeSelection)?
    private let question: () -> OutcomeQuestion
    private var subscriptions = Subscriptions()

    init(
        view: any DisplaysOutcomeSelection,
        pageFactory: PageFactory<any TripMainPage, any OutcomeSelectionPage>,
        question: @escaping () -> OutcomeQuestion
    ) {
        self.view = view
        self.question = question
        subscriptions +=
            pageFactory.signalMakeSelectionPage
            .onReception § eachTime § inAnyCase § weakly(self, OutcomeSelectionPresenter.show)
    }

    private func show() {
        view?.showOutcomeSelection(OutcomeSelectionViewModel(question()))
    }
}

/// What is asked: what happened to a trip at one of its ends.
struct OutcomeQuestion {
    let id: EntryID
    let trip: Trip
    let end: TripEnd
}

extension OutcomeSelectionViewModel {
    fileprivate init(_ question: OutcomeQuestion) {
        let place = question.end == .departure ? question.trip.from : question.trip.to
        let disruptions = [
            OutcomeChoice(label: "cancelled", meaning: .cancelled),
            OutcomeChoice(label: "missed the connection", meaning: .missedConnection),
        ]
        guard let planned = question.trip.planned(at: question.end) else {
            self.init(
                id: question.id.rawValue,
                title: "The timetable names no time of arrival at \(place), so there is no delay "
                    + "to record. What happened to the trip?",
                choices: disruptions, time: nil)
            return
        }
        let delays = [5, 10, 15, 30, 60].map {
            OutcomeChoice(label: "\($0) minutes late", meaning: .late(minutes: $0))
        }
        self.init(
            id: question.id.rawValue,
            title: question.end == .departure
                ? "What happened at the departure from \(place)?"
                : "What happened at the arrival at \(place)?",
            choices: [OutcomeChoice(label: "on time", meaning: .onTime)] + delays + disruptions,
            time: OutcomeTime(
                question.trip.actual(at: question.end) ?? planned, countingFrom: planned))
    }
}

extension OutcomeTime {
    fileprivate init(_ time: DateTime, countingFrom planned: DateTime) {
        let time = time.onTheClock(of: planned)
        self.init(
            hour: time.hour, minute: time.minute, daysLater: planned.day.days(until: time.day))
    }
}
