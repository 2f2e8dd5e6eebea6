internal import Domain
internal import Presentation
internal import Signals
internal import Wording

/// Shows what can be said of one end of a trip, whenever a page is made to choose from it.
final class OutcomeSelectionPresenter {
    private weak var view: (any DisplaysOutcomeSelection)?
    private let id: EntryID
    private let question: () -> (trip: Trip, end: TripEnd)?
    private let words: LocalWords
    /// What the page that was filled last is about.
    private var asked: (trip: Trip, end: TripEnd)?
    private var subscriptions = Subscriptions()

    /// - Parameter question: the trip, and the end in question, when a page is filled.
    init(
        id: EntryID, question: @escaping () -> (trip: Trip, end: TripEnd)?, pages: TripPages,
        view: any DisplaysOutcomeSelection, words: LocalWords
    ) {
        self.id = id
        self.view = view
        self.question = question
        self.words = words
        subscriptions +=
            pages.signalMakeSelectionPage
            .onReception § eachTime § inAnyCase § weakly(self, OutcomeSelectionPresenter.show)
        subscriptions +=
            pages.signalMakeSelectionPage
            .flatMap { $0.signalTime }
            .onReception § eachTime § weakly(self, OutcomeSelectionPresenter.tellMeaning)
    }

    private func show() {
        asked = question()
        guard let (trip, end) = asked else { return }
        view?.showOutcomeSelection(
            OutcomeSelectionViewModel(id: id, trip: trip, end: end, words: words))
    }

    private func tellMeaning(of time: OutcomeTime) {
        guard let (trip, end) = asked else { return }
        view?.showOutcomeTime(
            OutcomeTimeMeaning(id: id, of: time, for: trip, at: end, words: words))
    }
}

extension OutcomeSelectionViewModel {
    fileprivate init(id: EntryID, trip: Trip, end: TripEnd, words: LocalWords) {
        let place = (end == .departure ? trip.from : trip.to).displayIsolated
        let others =
            [
                OutcomeChoice(label: "cancelled", meaning: .cancelled),
                OutcomeChoice(label: "missed the connection", meaning: .missedConnection),
            ] + OutcomeChoice.withdrawals(from: trip, at: end)
        let time = OutcomeTimeOffer(for: trip, at: end, words: words)
        guard trip.planned(at: end) != nil else {
            self.init(
                id: id.rawValue,
                title: "What happened at the arrival at \(place)? The timetable has no time "
                    + "for it, so there is no delay to choose.",
                choices: others, time: time)
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
            choices: [OutcomeChoice(label: "on time", meaning: .onTime)] + delays + others,
            time: time)
    }
}

extension OutcomeChoice {
    /// What takes back what is recorded, where something is.
    fileprivate static func withdrawals(from trip: Trip, at end: TripEnd) -> [OutcomeChoice] {
        var choices: [OutcomeChoice] = []
        if trip.actual(at: end) != nil {
            choices.append(OutcomeChoice(label: "not recorded", meaning: .notRecorded))
        }
        switch trip.disruption {
        case .cancelled:
            choices.append(OutcomeChoice(label: "not cancelled", meaning: .undisrupted))
        case .missedConnection:
            choices.append(OutcomeChoice(label: "connection not missed", meaning: .undisrupted))
        case nil: break
        }
        return choices
    }
}
