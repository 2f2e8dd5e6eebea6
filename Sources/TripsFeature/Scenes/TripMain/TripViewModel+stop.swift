internal import Domain
public import Presentation
internal import Wording

extension TripViewModel {
    /// A stop of the strip: the departure or the arrival.
    public struct Stop: Hashable, Sendable {
        public internal(set) var place = ""
        /// The planned time, such as "14:02", with its zone if that differs from the other end's or
        /// from that at home, such as "14:02 CET"; empty if unknown.
        public internal(set) var planned = ""
        /// The planned day relative to the departure, such as "+1 day"; empty on the same day.
        var plannedDay = ""
        /// The recorded time, such as "00:41"; empty if there is none.
        public internal(set) var actual = ""
        /// The recorded time in words, such as "arrived 00:41 (+1 day)" or "departed on time";
        /// empty if there is none.
        public internal(set) var record = ""
        /// The difference in minutes, such as "+68"; empty if it is not known.
        public internal(set) var difference = ""
        /// The difference in words, such as "1 h 8 min late"; empty if there is none.
        public internal(set) var delay = ""
        /// The day of the recorded time, or else of the planned one, such as "next day"; empty on
        /// the day of the departure.
        public internal(set) var day = ""
        public internal(set) var emphasis: Emphasis = .quiet
    }
}

extension TripViewModel.Stop {
    /// - Parameter day: the day that `day` is relative to, or `nil` for that of the departure.
    init(
        _ trip: Trip, at end: TripStop, countingFrom day: CalendarDay? = nil, words: Localizer
    ) {
        let told = TripEndWords(trip, at: end, countingFrom: day, words: words)
        self.init(
            place: end == .departure ? trip.from : trip.to, planned: told.planned,
            plannedDay: told.day,
            actual: told.actualClock, record: told.actual, difference: told.difference,
            delay: told.delay, day: told.relativeDay,
            emphasis: Emphasis(TripStatus(nil, delay: trip.delay(at: end))))
    }
}
