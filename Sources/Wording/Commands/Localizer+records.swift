package import Domain
import Presentation

extension Localizer {
    /// A trip with its recorded times, such as "Köln Hbf → Wien Westbf: departed 14:14, 12 min
    /// late".
    package func line(onRecorded trip: Trip) -> String {
        say(
            "{trip}: {times}",
            [
                "trip": trip.nameInList.displayIsolated,
                "times": list([times(of: trip), status(trip.status)].filter { !$0.isEmpty }),
            ])
    }

    /// Tells that a file is not a trip of the journal.
    package func noTrip(_ file: String) -> String {
        say("{file} is not a trip of this journal.", ["file": file])
    }

    /// Asks whether a trip departs or arrives now, far from its timetable.
    package func isItNow(_ end: TripStop, of trip: Trip) -> String {
        let values: KeyValuePairs = [
            "trip": trip.nameInList.displayIsolated, "time": plan(of: trip, at: end),
        ]
        return switch end {
        case .departure:
            say("The timetable’s departure of {trip} is {time}. Does it depart now?", values)
        case .arrival:
            say("The timetable’s arrival of {trip} is {time}. Does it arrive now?", values)
        }
    }

    /// Tells why nothing was recorded without a terminal to ask on.
    package func notNow(_ end: TripStop, of trip: Trip) -> String {
        let values: KeyValuePairs = [
            "trip": trip.nameInList.displayIsolated, "time": plan(of: trip, at: end),
        ]
        return switch end {
        case .departure:
            say(
                """
                The timetable’s departure of {trip} is {time}, more than six hours away. Say when it \
                departed with --at, as in --at +12 or --at 14:02, or that it departs now with --anyway.
                """, values)
        case .arrival:
            say(
                """
                The timetable’s arrival of {trip} is {time}, more than six hours away. Say when it \
                arrived with --at, as in --at +12 or --at 14:02, or that it arrives now with --anyway.
                """, values)
        }
    }

    /// The planned day and time, such as "20 November 2026, 14:02".
    private func plan(of trip: Trip, at end: TripStop) -> String {
        let time = trip.planned(at: end) ?? trip.departure
        return say("{day}, {time}", ["day": day(of: time), "time": self.time(time)])
    }

    /// The words for yes, which may be shortened.
    package var answersForYes: [String] {
        ["yes", say("yes", context: "typed as an answer on a terminal").lowercased()]
    }

    /// Tells that no trip departs or arrives about now.
    package func nothingHappens(at end: TripStop) -> String {
        switch end {
        case .departure:
            say("No trip departs about now. Name one: counterfoil record departed FILE")
        case .arrival:
            say("No trip arrives about now. Name one: counterfoil record arrived FILE")
        }
    }
}
