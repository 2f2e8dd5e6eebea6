package import Domain
package import Presentation

extension Localizer {
    /// The question on the page on which an outcome is chosen.
    package func whatHappened(to trip: Trip, at end: TripStop) -> String {
        switch end {
        case .departure:
            say("When did you leave {place}?", ["place": trip.from.displayIsolated])
        case .arrival where trip.arrival == nil:
            say(
                """
                When did you arrive at {place}? No scheduled arrival is known, so enter the time.
                """, ["place": trip.to.displayIsolated])
        case .arrival:
            say("When did you arrive at {place}?", ["place": trip.to.displayIsolated])
        }
    }

    /// The label of a choice, such as "5 Minutes Late".
    package func late(byMinutes minutes: Int) -> String {
        say(one: "{count} Minute Late", other: "{count} Minutes Late", count: minutes)
    }

    /// The label of the choice that a trip was disrupted.
    package func choice(_ disruption: Disruption) -> String {
        switch disruption {
        case .cancelled: say("Cancelled", context: "a trip")
        case .missedConnection: say("Missed Connection")
        }
    }

    /// Tells that an outcome can be typed at once, and how.
    package func typedAtOnce(hasDelay: Bool) -> String {
        let time = time(hour: 14, minute: 9)
        return hasDelay
            ? say(
                "Or just type: 7 for 7 minutes late, {time} for a time.",
                ["time": time])
            : say("Or type a time, such as {time}.", ["time": time])
    }

    /// A time that would be recorded, such as "00:41 on 21 November 2026 (1 h 8 min late)" or,
    /// without a planned time, "18:40 on 20 November 2026 (took 4 h 26 min)".
    ///
    /// - Parameter trip: the trip with that time recorded.
    package func meaning(of time: DateTime, at end: TripStop, in trip: Trip) -> String {
        let day = self.day(of: time)
        guard trip.planned(at: end) == nil else {
            let clock = self.time(time)
            guard let delay = trip.delay(at: end) else {
                return say("{time} on {day}", ["time": clock, "day": day])
            }
            return say(
                "{time} on {day} ({delay})",
                ["time": clock, "day": day, "delay": self.delay(delay)])
        }
        let clock = self.clock(time, in: trip)
        guard let took = trip.actualDuration else {
            return say("{time} on {day}", ["time": clock, "day": day])
        }
        return say(
            "{time} on {day} (took {duration})",
            ["time": clock, "day": day, "duration": duration(took)])
    }

    /// A day counted from that of the departure, such as "21 Nov (+1 day)".
    package func day(_ day: CalendarDay, countedFrom first: CalendarDay) -> String {
        let shift = dayShift(first.days(until: day))
        return shift.isEmpty
            ? shortDay(day) : say("{day} ({days})", ["day": shortDay(day), "days": shift])
    }

    /// Explains the question whether the times of a cancelled trip are kept.
    package func reasonToKeepTimes(of trip: Trip) -> String {
        say(
            """
            These times are recorded: {times}. Keep them only if the trip ran part of the way.
            """, ["times": times(of: trip)])
    }

    /// The consequence of an arrival on another day, such as "On 21 November 2026 the trip would
    /// be 1 h 8 min late.", or an empty text if there is none.
    ///
    /// - Parameter trip: the trip with that arrival recorded.
    package func consequence(of arrival: DateTime, in trip: Trip) -> String {
        if let delay = trip.delay(at: .arrival) {
            return say(
                "On {day} the trip would be {delay}.",
                ["day": day(of: arrival), "delay": self.delay(delay)])
        }
        return (trip.actualDeparture ?? trip.departure).duration(until: arrival).map {
            say(
                "On {day} the trip would have taken {duration}.",
                ["day": day(of: arrival), "duration": duration($0)])
        } ?? ""
    }

    /// The label of a switch, such as "Also move the recorded times by +2 days".
    package func moveRecordedTimes(byDays days: [(end: TripStop, days: Int)]) -> String {
        func shift(at end: TripStop) -> String {
            let text = dayShift(days.first { $0.end == end }?.days ?? 0)
            return text.isEmpty ? say("on its day") : text
        }
        guard Set(days.map(\.days)).count > 1 else {
            return say(
                "Also move the recorded times by {days}",
                ["days": dayShift(days.first?.days ?? 0)])
        }
        return say(
            "Also move the recorded times (departure {departure}, arrival {arrival})",
            ["departure": shift(at: .departure), "arrival": shift(at: .arrival)])
    }
}

extension Emphasis {
    /// Makes the emphasis of a text about what happened to a trip. Seconds are no delay.
    package init(_ status: TripStatus) {
        self =
            switch (status, status.gravity) {
            case (.unknown, _): .quiet
            case (.onTime, _), (.early, _): .success
            case (.late, .none): status.difference == nil ? .success : .quiet
            case (_, .late): .warning
            default: .error
            }
    }
}
