internal import Domain
internal import Presentation
internal import Wording

/// A question before an outcome is recorded, with the outcome that each answer records.
struct OutcomeConfirmation {
    let question: QuestionViewModel
    /// The outcomes that the choices record, in the order of the choices.
    let outcomes: [TripOutcome]

    /// Creates the question about an outcome, or `nil` if there is nothing to ask. An impossible
    /// outcome is refused when it is recorded.
    init?(about outcome: TripOutcome, of trip: Trip, words: Localizer) {
        switch outcome {
        case .cancelled where trip.hasTimesRecorded:
            self.init(aboutTimesOf: trip, words: words)
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
