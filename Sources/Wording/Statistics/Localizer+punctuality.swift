package import Domain

/// Words in charts of punctuality and delays.
extension Localizer {
    package func punctuality(by field: FieldName) -> String {
        switch field {
        case .service: say("Punctuality by service")
        default: say("Punctuality by operator")
        }
    }

    /// A summary of a chart, such as "Latest: March 2025, 12 of 14 on time"
    package func lastPunctual(_ time: String, _ punctual: Int, of recorded: Int) -> String {
        say(
            "Latest: {time}, {punctual} of {recorded} on time",
            ["time": time, "punctual": number(punctual), "recorded": number(recorded)])
    }

    /// The label of a delay from which compensation is owed, such as "60 min".
    package func mark(minutes: Int) -> String { say("{number} min", ["number": number(minutes)]) }
    package var routeHeading: String { say("Route") }
    package var stationHeading: String { say("Station") }
    package var onTimeHeading: String { say("On time") }

    /// The headings of the columns of numbers in a table of punctuality.
    package var punctualityHeadings: [String] {
        [onTimeHeading, say("Recorded"), say("On time, in percent")]
    }

    /// A share in percent, without the sign.
    package func percent(_ share: Double) -> String { number(Int((share * 100).rounded())) }
    /// Explains the lines of a chart, and its order.
    package var intervals: String {
        say(
            """
            Lines show the 95% confidence interval; fewer trips make them longer. Sorted by the \
            lower bound.
            """
        )
    }

    /// Punctuality in numbers, such as "12 of 14 on time".
    package func punctual(_ punctual: Int, of recorded: Int) -> String {
        say(
            "{punctual} of {recorded} on time",
            ["punctual": number(punctual), "recorded": number(recorded)])
    }

    /// A summary of a chart, such as "Most reliably on time: ÖBB, 12 of 14"
    package func mostPunctual(_ name: String, _ punctual: Int, of recorded: Int) -> String {
        say(
            "Most reliably on time: {name}, {punctual} of {recorded}",
            ["name": name, "punctual": number(punctual), "recorded": number(recorded)])
    }

    package func delays(at end: TripStop) -> String {
        switch end {
        case .departure: say("Delay at departure")
        case .arrival: say("Delay at arrival")
        }
    }

    /// The median and the 90th percentile of delays, in minutes, at the departure or the arrival.
    package func halfAndNineTenths(_ median: Int, _ ninetieth: Int) -> String {
        say(
            "Median delay {median}; 90% at most {ninetieth} late",
            ["median": minutes(median), "ninetieth": minutes(ninetieth)])
    }

    /// The title of the axis of delays.
    package var minutesLateHeading: String { say("minutes late") }

    /// A range of delays, such as "5 to 14 min late", "early" or "120 min late or more".
    package func delay(from first: Int?, to last: Int?) -> String {
        switch (first, last) {
        case (let first?, let last?):
            say("{first} to {last} min late", ["first": number(first), "last": number(last)])
        case (let first?, nil): say("{first} min late or more", ["first": number(first)])
        case (nil, _): say("early", context: "trips")
        }
    }

    /// The label of an hour, such as "7:00", or "7 AM" on a clock of twelve hours.
    package func hour(_ hour: Int) -> String { time(hour: hour, minute: 0) }

    /// A number of hours on an axis, such as "3 h".
    package func hours(_ count: Int) -> String {
        say(one: "{count} h", other: "{count} h", count: count, context: "hours")
    }

    private func minutes(_ minutes: Int) -> String { duration(minutes: max(minutes, 0)) }
}
