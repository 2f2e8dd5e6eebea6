import Domain
import EntryFeature
import Foundation
import Presentation
import TestSupport
import Wording

@testable import TripsFeature

extension EntryID {
    static let trip = EntryID("trip.ics")
    static let otherTrip = EntryID("other-trip.ics")
    static let film = EntryID("film.ics")
}

/// The moment at which the tests take place: 20 November 2026, 13:20 in Vienna.
let thatAfternoon = Date(timeIntervalSince1970: 1_795_177_200)

extension Localizer {
    static let british = Localizer(locale: Locale(identifier: "en_GB"))
}

extension TimeZone {
    static let vienna = TimeZone(identifier: "Europe/Vienna") ?? .gmt
}

/// Returns a time of November 2026, or of another month.
func time(
    _ day: Int, _ hour: Int, _ minute: Int, second: Int = 0, month: Int = 11,
    _ zone: Zone = .vienna
) -> DateTime {
    guard let day = CalendarDay(year: 2026, month: month, day: day),
        let time = DateTime(day, hour: hour, minute: minute, second: second, zone: zone)
    else { preconditionFailure("No calendar and clock show such a time.") }
    return time
}

extension Trip {
    static let toVienna = Trip(
        from: "Köln Hbf", to: "Wien Westbf", operator: "ÖBB", service: "ICE 93",
        departure: time(20, 14, 2, .berlin), arrival: time(20, 23, 33))

    /// The trip `toVienna`, late at both ends.
    static let late = toVienna.with {
        $0.actualDeparture = time(20, 14, 14, .berlin)
        $0.actualArrival = time(21, 0, 41)
    }

    static let undelayed = Trip(
        from: "Linz Hbf", to: "Salzburg Hbf", departure: time(21, 10, 0), arrival: time(21, 11, 5))
}

extension TripViewModel {
    /// Returns the view model with which the page of a trip is filled.
    static func of(
        _ trip: Trip, id: EntryID = .trip, recording: Availability = .available
    ) -> TripViewModel {
        TripViewModel(trip, id: id, recording: recording, words: .british)
    }

    /// Returns the view model of a trip that afternoon, with the distance between the towns of its
    /// ends.
    static func found(
        _ trip: Trip, id: EntryID = .trip, recording: Availability = .available
    ) -> TripViewModel {
        TripViewModel(
            trip, id: id, happening: trip.stopDueNow(at: thatAfternoon, in: .vienna),
            recording: recording, words: .british, ends: { PlacesDouble().ends(of: $0) })
    }
}

extension TripViewModel.Stop {
    /// Returns a stop of which nothing is recorded.
    static func unrecorded(_ place: String, _ planned: String) -> Self {
        Self(
            place: place, planned: planned, plannedDay: "", actual: "", record: "", difference: "",
            delay: "", day: "", emphasis: .quiet)
    }

    /// Returns the stop with a recorded time.
    func recorded(
        _ actual: String, _ record: String, _ difference: String = "", _ delay: String = "",
        day: String = "", _ emphasis: Emphasis = .success
    ) -> Self {
        Self(
            place: place, planned: planned, plannedDay: plannedDay, actual: actual, record: record,
            difference: difference, delay: delay, day: day, emphasis: emphasis)
    }
}

extension TripDraft {
    func with(_ change: (inout TripDraft) -> Void) -> TripDraft {
        var draft = self
        change(&draft)
        return draft
    }
}

extension OutcomeChoice {
    static let onTime = OutcomeChoice(label: "On Time", meaning: .onTime)
    static let cancelled = OutcomeChoice(label: "Cancelled", meaning: .cancelled)
    static let missedConnection = OutcomeChoice(
        label: "Missed Connection", meaning: .missedConnection)

    static let notRecorded = OutcomeChoice(label: "Clear Recorded Time", meaning: .notRecorded)
    static let notCancelled = OutcomeChoice(label: "Trip Ran After All", meaning: .undisrupted)
    static let notMissed = OutcomeChoice(label: "Connection Made", meaning: .undisrupted)

    static func late(_ minutes: Int) -> OutcomeChoice {
        OutcomeChoice(label: "\(minutes) Minutes Late", meaning: .late(minutes: minutes))
    }
}

extension OutcomeSelectionViewModel {
    static let choices: [OutcomeChoice] = [
        .onTime, .late(5), .late(10), .late(15), .late(30), .late(60), .cancelled,
        .missedConnection,
    ]

    /// - Parameter chosen: the recorded choice, or `nil` if another time or nothing is recorded.
    static func departure(
        of trip: Trip = .toVienna, _ time: OutcomeTime = OutcomeTime(hour: 14, minute: 2),
        chosen: OutcomeChoice? = nil,
        isOtherChosen: Bool = false, and others: OutcomeChoice...
    ) -> Self {
        Self(
            trip: .of(trip), title: "When did you leave Köln Hbf?",
            choices: choices + others, chosen: [chosen].compactMap { $0 },
            time: .starting(time, isChosen: isOtherChosen))
    }

    /// - Parameter chosen: the recorded choice, or `nil` if another time or nothing is recorded.
    static func arrival(
        of trip: Trip = .toVienna, _ time: OutcomeTime = OutcomeTime(hour: 23, minute: 33),
        chosen: OutcomeChoice? = nil,
        isOtherChosen: Bool = false, and others: OutcomeChoice...
    ) -> Self {
        Self(
            trip: .of(trip),
            title: "When did you arrive at Wien Westbf?",
            choices: choices + others, chosen: [chosen].compactMap { $0 },
            time: .starting(time, isChosen: isOtherChosen))
    }
}

extension TimePickerViewModel {
    /// The offer for either end of `Trip.toVienna`.
    static func starting(
        _ time: OutcomeTime, label: String = "Other Time…", isPlanned: Bool = true,
        isChosen: Bool = false
    ) -> Self {
        Self(
            label: label, start: time,
            days: [
                Day(daysLater: -1, label: "19 Nov (−1 day)"), Day(daysLater: 0, label: "20 Nov"),
                Day(daysLater: 1, label: "21 Nov (+1 day)"),
                Day(daysLater: 2, label: "22 Nov (+2 days)"),
            ], clock: ClockFormat(.british),
            hint: Localizer.british.typedAtOnce(hasDelay: isPlanned), isChosen: isChosen,
            isPlanned: isPlanned)
    }
}
