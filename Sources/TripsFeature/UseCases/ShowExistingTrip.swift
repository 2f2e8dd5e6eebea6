internal import Domain
internal import Presentation
internal import Wording

/// Turns a stored trip into words and shows it.
final class ShowExistingTrip {
    private weak var view: (any DisplaysTrip)?
    private let words: LocalWords
    private var shown: TripViewModel?

    init(view: any DisplaysTrip, words: LocalWords) {
        self.view = view
        self.words = words
    }

    /// Shows the trip unless it is what was shown last. `end` is the one that an outcome to be
    /// recorded would be about.
    func showTrip(_ stored: StoredTrip, end: TripEnd) {
        let viewModel = TripViewModel(stored, end: end, words: words)
        guard viewModel != shown else { return }
        shown = viewModel
        view?.showTrip(viewModel)
    }
}

extension TripViewModel {
    fileprivate init(_ stored: StoredTrip, end: TripEnd, words: LocalWords) {
        let trip = stored.trip
        // What was recorded before a cancellation is told, but not as if it had run.
        let isCancelled = trip.disruption == .cancelled
        let run = isCancelled ? trip.withoutTimes : trip
        let departure = TripEndWords(run, at: .departure, words: words)
        let arrival = TripEndWords(run, at: .arrival, words: words)
        let mode = Mode(trip.mode)
        let delay = words.delay(of: trip)
        self.init(
            id: stored.id.rawValue,
            title: trip.nameInList,
            date: words.longDay(trip.departure.day),
            mode: mode,
            modeName: words.mode(trip.mode),
            service: [trip.service, trip.operator].listed,
            from: trip.from,
            to: trip.to,
            departure: departure.planned,
            arrival: arrival.planned,
            arrivalDay: arrival.day,
            actualDeparture: departure.actual,
            actualArrival: arrival.actual,
            duration: words.duration(of: trip),
            departureDelay: departure.shift,
            delay: delay,
            delayHidden: delay == nil,
            departureEmphasis: Emphasis(minutesLate: departure.minutesLate),
            arrivalEmphasis: Emphasis(minutesLate: arrival.minutesLate),
            disruption: words.disruption(of: trip),
            recordedBefore: isCancelled && trip.hasTimesRecorded
                ? words.say("Recorded before: {times}", ["times": words.times(of: trip)]) : "",
            facts: trip.facts(in: words),
            tags: trip.tags.commaSeparated,
            notes: trip.notes,
            recordsArrival: end == .arrival,
            related: stored.related.map {
                RelatedEntry(id: $0.id.rawValue, title: $0.nameInList)
            })
    }
}

extension TripViewModel.Emphasis {
    fileprivate init(minutesLate: Int?) {
        self = minutesLate.map { $0 > 0 ? .late : .calm } ?? .neutral
    }
}

extension Trip {
    /// What is known of it, in the order of a page.
    fileprivate func facts(in words: LocalWords) -> [Fact] {
        [
            Fact("Ticket", words.ticket(of: self)),
            Fact("Fare", fare.map(words.fare) ?? ""),
            Fact("Distance", words.distance(of: self)),
            Fact("Journey", journey),
            Fact("Claim", claim),
            Fact("Coordinates", words.coordinates(of: self), isMinor: true),
        ].filter { !$0.text.isEmpty }
    }

    fileprivate var withoutTimes: Trip {
        var trip = self
        trip.forgetTimes()
        return trip
    }
}
