internal import Domain
internal import EntryFeature
internal import Presentation
internal import Signals
internal import Wording

/// Shows what can be said of one end of a trip, on the page that is made to choose from it.
final class OutcomeSelectionPresenter: Presenting {
    private weak var view: (any DisplaysOutcomeSelection)?
    private weak var page: (any OutcomeSelectionPage)?
    private let trip: TripModel
    private let end: () -> TripEnd
    private let words: LocalWords
    /// What the page that was made last is about.
    private var asked: (trip: Trip, end: TripEnd)?
    private var subscriptions = Subscriptions()

    /// - Parameter end: the one in question when a page is made.
    init(
        trip: TripModel, end: @escaping () -> TripEnd, pages: TripPages,
        view: any DisplaysOutcomeSelection, words: LocalWords
    ) {
        self.trip = trip
        self.end = end
        self.view = view
        self.words = words
        subscriptions +=
            pages.signalMakeSelectionPage
            .onReception § eachTime § weakly(self, OutcomeSelectionPresenter.fill)
        // What is chosen there leads back, and is not asked about again.
        subscriptions +=
            trip.controller.deltaSignal
            .filter { $0.cause == .update }
            .onReception § eachTime § inAnyCase § weakly(self, OutcomeSelectionPresenter.follow)
        subscriptions +=
            pages.signalMakeSelectionPage
            .flatMap { $0.signalTime }
            .onReception § eachTime § weakly(self, OutcomeSelectionPresenter.tellMeaning)
    }

    private func fill(_ page: any OutcomeSelectionPage) {
        self.page = page
        guard let content = trip.content else { return }
        show(content, end())
    }

    /// Another program changed the trip that is asked about.
    private func follow() {
        guard page != nil, let asked, let content = trip.content, content != asked.trip else {
            return
        }
        show(content, asked.end)
    }

    private func show(_ trip: Trip, _ end: TripEnd) {
        asked = (trip, end)
        view?.showOutcomeSelection(
            OutcomeSelectionViewModel(id: self.trip.id, trip: trip, end: end, words: words))
    }

    private func tellMeaning(of time: OutcomeTime) {
        guard let (trip, end) = asked else { return }
        view?.showOutcomeTime(
            OutcomeTimeMeaning(id: self.trip.id, of: time, for: trip, at: end, words: words))
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
            choices: [OutcomeChoice(label: words.status(.onTime), meaning: .onTime)] + delays
                + others,
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
