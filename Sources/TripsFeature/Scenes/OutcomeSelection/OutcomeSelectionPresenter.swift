internal import Domain
internal import EntryFeature
internal import Presentation
internal import Signals
internal import Wording

/// Shows the outcomes of one end of a trip on the page on which one is chosen.
final class OutcomeSelectionPresenter: PagePresenter {
    private weak var view: (any DisplaysOutcomeSelection)?
    private let trip: any HoldsEntry<Trip, TripOutcome>
    private let end: () -> TripStop
    private let words: Localizer
    /// The trip and its end for which the page was made.
    private var shown: (trip: Trip, end: TripStop)?

    /// - Parameter end: returns the end in question when a page is made.
    init(
        trip: any HoldsEntry<Trip, TripOutcome>, end: @escaping () -> TripStop, pages: TripPages,
        view: any DisplaysOutcomeSelection, words: Localizer
    ) {
        self.trip = trip
        self.end = end
        self.view = view
        self.words = words
        super.init()
        fillEach(of: pages.signalMakeSelectionPage)
        // A choice leaves the page, which does not change any more.
        subscriptions += pages.signalMakeSelectionPage.events(\.selection).onReception § eachTime
            § { [weak self] _ in self?.page = nil }
        follow(trip)
        subscriptions += pages.signalMakeSelectionPage.events(\.time).onReception § eachTime
            § weakly(self) { $0.tellMeaning }
    }

    override func fill(_ page: any NavigationPage) {
        self.page = page
        guard let content = trip.content else { return }
        show(content, end())
    }

    override func show() {
        guard page != nil, let shown, let content = trip.content else { return }
        show(content, shown.end)
    }

    private func show(_ trip: Trip, _ end: TripStop) {
        shown = (trip, end)
        let card = TripViewModel(
            trip, id: self.trip.id,
            recording: Availability(unless: words.whyReadOnly(self.trip.folder)), words: words)
        view?.showOutcomeSelection(
            OutcomeSelectionViewModel(card, of: trip, at: end, words: words))
    }

    private func tellMeaning(of time: OutcomeTime) {
        guard let (trip, end) = shown else { return }
        view?.showOutcomeTime(
            OutcomeTimePreview(id: self.trip.id, of: time, for: trip, at: end, words: words))
    }
}

extension OutcomeSelectionViewModel {
    fileprivate init(
        _ card: TripViewModel, of trip: Trip, at end: TripStop, words: Localizer
    ) {
        let others =
            [
                OutcomeChoice(label: words.choice(.cancelled), meaning: .cancelled),
                OutcomeChoice(label: words.choice(.missedConnection), meaning: .missedConnection),
            ] + OutcomeChoice.clearing(from: trip, at: end, words: words)
        let delays = [5, 10, 15, 30, 60].map {
            OutcomeChoice(label: words.late(byMinutes: $0), meaning: .late(minutes: $0))
        }
        let planned = [OutcomeChoice(label: words.say("On Time"), meaning: .onTime)] + delays
        let choices = (trip.planned(at: end) == nil ? [] : planned) + others
        let chosen = choices.filter { $0.isRecorded(of: trip, at: end) }
        let isOtherTimeChosen =
            trip.actual(at: end) != nil && !chosen.contains { $0.kind == .time }
        self.init(
            trip: card, title: words.whatHappened(to: trip, at: end), choices: choices,
            chosen: chosen,
            time: TimePickerViewModel(
                for: trip, at: end, isChosen: isOtherTimeChosen, words: words))
    }
}

extension OutcomeChoice {
    /// Whether the trip has this outcome, at an end if it is of one.
    fileprivate func isRecorded(of trip: Trip, at end: TripStop) -> Bool {
        let delay = trip.planned(at: end).flatMap { planned in
            trip.actual(at: end).flatMap { planned.duration(until: $0) }
        }
        return switch meaning {
        case .onTime: delay.map { abs($0.components.seconds) < 60 } ?? false
        case .late(let minutes): delay == .seconds(minutes * 60)
        case .cancelled: trip.disruption == .cancelled
        case .missedConnection: trip.disruption == .missedConnection
        case .at, .notRecorded, .undisrupted: false
        }
    }

    /// Returns the choices that remove recorded outcomes; none if nothing is recorded.
    fileprivate static func clearing(
        from trip: Trip, at end: TripStop, words: Localizer
    ) -> [OutcomeChoice] {
        var choices: [OutcomeChoice] = []
        if trip.actual(at: end) != nil {
            choices.append(
                OutcomeChoice(label: words.say("Clear Recorded Time"), meaning: .notRecorded))
        }
        switch trip.disruption {
        case .cancelled:
            choices.append(
                OutcomeChoice(label: words.say("Trip Ran After All"), meaning: .undisrupted))
        case .missedConnection:
            choices.append(
                OutcomeChoice(label: words.say("Connection Made"), meaning: .undisrupted))
        case nil: break
        }
        return choices
    }
}
