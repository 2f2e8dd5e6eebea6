internal import Domain
internal import EntryFeature
internal import Foundation
internal import Presentation
internal import Signals
internal import Wording

/// Records an outcome, but asks first if it is implausible or would remove recorded times.
final class ConfirmAndRecordOutcome {
    private weak var trip: (any HoldsEntry<Trip, TripOutcome>)?
    private weak var view: (any DisplaysFailure & AsksQuestions)?
    private let words: Localizer
    private let leave: () -> Void

    /// - Parameter leave: leaves the page of choices.
    init(
        to trip: any HoldsEntry<Trip, TripOutcome>, view: any DisplaysFailure & AsksQuestions,
        words: Localizer, leave: @escaping () -> Void
    ) {
        self.trip = trip
        self.view = view
        self.words = words
        self.leave = leave
    }

    /// Records an outcome, after the user has confirmed it where necessary. The page and its texts
    /// stay until then.
    func recordConfirmingIfNeeded(_ outcome: TripOutcome) {
        guard let now = trip?.content,
            let doubt = OutcomeConfirmation(about: outcome, of: now, words: words)
        else { return accept(outcome) }
        view?.ask(doubt.question) { [weak self] choice in
            guard doubt.outcomes.indices.contains(choice) else { return }
            self?.accept(doubt.outcomes[choice])
        }
    }

    /// Records that the trip departs, or arrives, this minute.
    func recordNow(_ moment: Date, in timeZone: TimeZone) {
        guard let now = trip?.content, let end = now.stopDueNow(at: moment, in: timeZone),
            let time = now.minute(of: moment, at: end, in: timeZone)
        else { return }
        record(.time(end, time))
    }

    private func accept(_ outcome: TripOutcome) {
        leave()
        record(outcome)
    }

    /// Records an outcome without a question.
    func record(_ outcome: TripOutcome) {
        trip?.change(outcome) { [words, weak view] error in
            view?.showFailure(words.failure(words.outcomeNotRecorded, because: error))
        }
    }
}

/// A question before an outcome is recorded, with the outcome that each answer records.
struct OutcomeConfirmation {
    let question: QuestionViewModel
    /// The outcomes that the choices record, in the order of the choices.
    let outcomes: [TripOutcome]

    /// Creates the question about an outcome, or `nil` if there is nothing to ask. An impossible
    /// outcome is refused when it is recorded.
    init?(about outcome: TripOutcome, of trip: Trip, words: Localizer) {
        switch outcome {
        case .cancelled where trip.hasTimesRecorded: self.init(aboutTimesOf: trip, words: words)
        case .at(.arrival, let hour, let minute, _):
            do throws(TripRecordError) {
                _ = try trip.recording(outcome)
                return nil
            } catch {
                guard error.isArrivalBeforeDeparture else { return nil }
                self.init(aboutDayOf: (hour, minute), in: trip, reason: error, words: words)
            }
        default: return nil
        }
    }

    private init(aboutTimesOf trip: Trip, words: Localizer) {
        question = QuestionViewModel(
            title: words.say("Keep the recorded times?"),
            text: words.reasonToKeepTimes(of: trip),
            choices: [words.say("_Remove Times"), words.say("_Keep Times")])
        outcomes = [.cancelled(keepingTimes: false), .cancelled(keepingTimes: true)]
    }

    private init?(
        aboutDayOf clock: (hour: Int, minute: Int), in trip: Trip, reason: TripRecordError,
        words: Localizer
    ) {
        guard let days = trip.firstPossibleDay(hour: clock.hour, minute: clock.minute),
            let time = try? trip.reading(
                at: .arrival, hour: clock.hour, minute: clock.minute, daysLater: days)
        else { return nil }
        let outcome = TripOutcome.at(
            .arrival, hour: clock.hour, minute: clock.minute, daysLater: days)
        let consequence = (try? trip.recording(outcome)).map {
            words.consequence(of: time, in: $0)
        }
        question = QuestionViewModel(
            title: words.say("On which day did you arrive?"),
            text: [words.sentence(reason), consequence ?? ""].spaced,
            choices: [words.say("_Record {day}", ["day": words.day(of: time)])],
            cancelIsDefault: true)
        outcomes = [outcome]
    }
}

extension TripRecordError {
    fileprivate var isArrivalBeforeDeparture: Bool {
        switch self {
        case .arrivedBeforeDeparture, .arrivedBeforeTimetable: true
        case .noTimetable, .noSuchTime, .skipped, .departedAfterArrival: false
        }
    }
}

struct RecordOutcome {
    let id: EntryID
    let journal: any WritesEntries

    /// Returns the trip as it was written.
    func record(_ outcome: TripOutcome) async throws -> Trip {
        let trip = try await journal.change(id) { (trip: Trip) in try? trip.recording(outcome) }
        // Recording an outcome twice is possible, so this throws only if it was not recorded.
        _ = try trip.recording(outcome)
        return trip
    }
}

typealias TripPages = PageFactory<TripPageEvents, OutcomePageEvents>

/// Collects the outcomes that are chosen on the pages of a trip.
final class OutcomeCollector {
    private let pages: TripPages
    private let end: () -> TripStop

    /// - Parameter end: returns the end of the trip that the outcome is about at the moment.
    init(pages: TripPages, end: @escaping () -> TripStop) {
        self.pages = pages
        self.end = end
    }

    /// Sends each outcome that is chosen. It is about the end that the page names, which is the
    /// current one when the page is made.
    func collectOutcome() -> Signal<TripOutcome> {
        pages.signalMakeSelectionPage
            .flatMap { [end] page in
                page.events.selection.signal.map § OutcomeChoice.outcome(at: end())
            }
    }
}

extension OutcomeTime {
    func outcome(at end: TripStop) -> TripOutcome {
        if let delay { return .late(end, minutes: delay) }
        return .at(end, hour: hour, minute: minute, daysLater: isDayChosen ? daysLater : nil)
    }
}

extension OutcomeChoice {
    fileprivate static func outcome(at end: TripStop) -> (OutcomeChoice) -> TripOutcome {
        { choice in
            switch choice.meaning {
            case .onTime: .onTime(end)
            case .late(let minutes): .late(end, minutes: minutes)
            case .at(let time): time.outcome(at: end)
            case .cancelled: .cancelled()
            case .missedConnection: .missedConnection
            case .notRecorded: .notRecorded(end)
            case .undisrupted: .undisrupted
            }
        }
    }
}
