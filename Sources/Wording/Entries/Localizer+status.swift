package import Domain

extension Localizer {
    /// The status in rows, on pages and on the command line, such as "12 min late", or an empty
    /// text if it is not known. A delay below a minute counts as on time.
    package func status(_ status: TripStatus) -> String {
        self.status(status) { duration($0) }
    }

    /// The status, with durations written by a closure.
    func status(_ status: TripStatus, saying duration: (Duration) -> String) -> String {
        switch (status, status.difference) {
        case (.unknown, _): ""
        case (.cancelled, _): say("cancelled", context: "a trip")
        case (.missedConnection, _): say("connection missed", context: "a trip")
        case (.late, let difference?): say("{duration} late", ["duration": duration(difference)])
        case (.early, let difference?): say("{duration} early", ["duration": duration(difference)])
        case (.onTime, _), (.late, nil), (.early, nil): say("on time", context: "a trip")
        }
    }

    /// The punctuality of a trip as the verdict of its page, such as "On time", "3 min early" or
    /// "Not recorded yet"; empty if the trip was late or disrupted, or if its record tells nothing.
    package func punctuality(of trip: Trip) -> String {
        switch (trip.status, trip.status.difference) {
        case (.unknown, _): trip.hasTimesRecorded ? "" : say("Not recorded yet", context: "a trip")
        case (.early, _?): status(trip.status)
        case (.onTime, _), (.late, nil), (.early, nil): say("On time", context: "trips")
        case (.late, _?), (.cancelled, _), (.missedConnection, _): ""
        }
    }

    /// A delay, such as "1 h 8 min late", "3 min early" or "on time".
    func delay(_ delay: Duration) -> String {
        status(delay < .zero ? .early(.zero - delay) : .late(delay))
    }
}
