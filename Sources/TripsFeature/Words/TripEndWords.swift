internal import Domain
internal import Presentation

/// One end of a trip in words. Days count from the day of the departure by the timetable.
struct TripEndWords {
    /// Such as "14:02", or "14:02 CET" where the clocks of the two ends differ.
    let planned: String
    /// Such as "+1 day".
    let day: String
    /// Such as "departed 14:14", "departed on time" or "arrived 00:41 (+1 day)".
    let actual: String
    /// Such as "+12 min".
    let shift: String
    let emphasis: TripViewModel.Emphasis

    init(_ trip: Trip, at end: TripEnd, words: LocalWords) {
        let planned = trip.planned(at: end)
        let actual = trip.actual(at: end)?.onTheClock(of: planned)
        let minutes = trip.delay(at: end)?.wholeMinutes

        func dayShift(_ time: DateTime) -> String {
            words.dayShift(trip.departure.day.days(until: time.day))
        }
        func clock(_ time: DateTime) -> String {
            let zone = trip.needsZones ? words.zone(of: time) : nil
            return [words.time(time), zone ?? ""].spaced
        }

        self.planned = planned.map(clock) ?? ""
        day = planned.map(dayShift) ?? ""
        shift = minutes.map { words.shift(minutes: $0) } ?? ""
        emphasis = minutes.map { $0 > 0 ? .late : .calm } ?? .neutral
        let verb = end == .departure ? "departed" : "arrived"
        self.actual =
            switch (actual, minutes) {
            case (nil, _): ""
            case (_, 0): "\(verb) on time"
            case (let actual?, _):
                [
                    verb, planned == nil ? clock(actual) : words.time(actual),
                    dayShift(actual).inBrackets,
                ].spaced + (end == .arrival ? words.earliness(minutes: minutes ?? 0) : "")
            }
    }
}

extension Trip {
    /// Whether the clocks of the two ends differ, because of a border or of a night in which they
    /// are put forward or back.
    fileprivate var needsZones: Bool {
        guard let other = arrival ?? actualArrival else { return false }
        return departure.secondsFromUTC != other.secondsFromUTC
    }
}

extension [String] {
    /// What is not empty, with dots between: "ICE 93 · ÖBB".
    var listed: String { filter { !$0.isEmpty }.joined(separator: " · ") }

    /// What is not empty, with spaces between.
    var spaced: String { filter { !$0.isEmpty }.joined(separator: " ") }
}

extension String {
    fileprivate var inBrackets: String { isEmpty ? "" : "(\(self))" }
}
