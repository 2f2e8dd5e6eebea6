internal import Domain
internal import EntryFeature
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

    /// Shows the trip unless it is what was shown last, with the other entries of its day. `end` is
    /// the one that an outcome to be recorded would be about, and `recording` says whether one can be.
    func show(
        _ trip: Trip, id: EntryID, sameDay: [EntrySummary], end: TripEnd,
        recording: Availability = .available
    ) {
        var viewModel = TripViewModel(trip, id: id, sameDay: sameDay, end: end, words: words)
        viewModel.recordingOutcome = recording
        guard viewModel != shown else { return }
        shown = viewModel
        view?.showTrip(viewModel)
    }

    /// There is another page, on which nothing was shown yet.
    func forgetShown() {
        shown = nil
    }
}

extension TripViewModel {
    fileprivate init(
        _ trip: Trip, id: EntryID, sameDay: [EntrySummary], end: TripEnd, words: LocalWords
    ) {
        // What was recorded before a cancellation is told, but not as if it had run.
        let isCancelled = trip.disruption == .cancelled
        let run = isCancelled ? trip.withoutTimes : trip
        let departure = TripEndWords(run, at: .departure, words: words)
        let arrival = TripEndWords(run, at: .arrival, words: words)
        let mode = Mode(trip.mode)
        let delay = trip.wordsForDelay(words)
        self.init(
            id: id.rawValue,
            title: trip.nameInList,
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
            ticket: trip.wordsForTicket,
            fare: trip.fare.map(words.fare) ?? "",
            journey: trip.journey,
            claim: trip.claim,
            tags: trip.tags.commaSeparated,
            notes: trip.notes,
            recordsArrival: end == .arrival,
            related: sameDay.prefix(EntryViewModel.mostListed).map {
                EntryViewModel($0, words: words)
            })
        moreRelated = words.more(sameDay.count - related.count)
    }
}
