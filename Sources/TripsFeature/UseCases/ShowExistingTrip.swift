internal import Domain
internal import Presentation

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
        let delay = trip.wordsForDelay(words)
        self.init(
            id: stored.id.rawValue,
            title: "\(trip.from) → \(trip.to)",
            date: words.longDay(
                year: trip.departure.day.year, month: trip.departure.day.month,
                day: trip.departure.day.day),
            mode: mode,
            modeName: mode.name,
            service: [trip.service, trip.operator].listed,
            from: trip.from,
            to: trip.to,
            departure: departure.planned,
            arrival: arrival.planned,
            arrivalDay: arrival.day,
            actualDeparture: departure.actual,
            actualArrival: arrival.actual,
            duration: trip.wordsForDuration(words),
            departureDelay: departure.shift,
            delay: delay,
            delayHidden: delay == nil,
            departureEmphasis: departure.emphasis,
            arrivalEmphasis: arrival.emphasis,
            disruption: trip.wordsForDisruption,
            recordedBefore: isCancelled && trip.hasTimesRecorded
                ? "Recorded before: \(trip.wordsForTimes(words))" : "",
            facts: trip.facts(in: words),
            tags: trip.tags.commaSeparated,
            notes: trip.notes,
            recordsArrival: end == .arrival,
            related: stored.related.map(RelatedEntry.init))
    }
}

extension Trip {
    /// What is known of it, in the order of a page.
    fileprivate func facts(in words: LocalWords) -> [Fact] {
        [
            Fact("Ticket", wordsForTicket),
            Fact("Fare", fare.map(words.fare) ?? ""),
            Fact("Distance", wordsForDistance(words)),
            Fact("Journey", journey),
            Fact("Claim", claim),
            Fact("Coordinates", wordsForCoordinates, isMinor: true),
        ].filter { !$0.text.isEmpty }
    }
}

extension TripViewModel.RelatedEntry {
    fileprivate init(_ summary: EntrySummary) {
        let title =
            switch summary.content {
            case .film(let title, let year?, _): "\(title) (\(year))"
            case .film(let title, nil, _): title
            case .trip(let from, let to, _, _): "\(from) → \(to)"
            }
        self.init(id: summary.id.rawValue, title: title)
    }
}
