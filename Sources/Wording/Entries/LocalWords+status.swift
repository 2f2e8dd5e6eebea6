package import Domain

extension LocalWords {
    /// As rows, pages and the command line say it, such as "12 min late"; empty where nothing is known.
    /// Less than a minute is on time.
    package func status(_ status: TripStatus) -> String {
        self.status(status) { duration($0) }
    }

    /// The same where `duration` says how much.
    package func status(_ status: TripStatus, saying duration: (Duration) -> String) -> String {
        switch (status, status.difference) {
        case (.unknown, _): ""
        case (.cancelled, _): say("cancelled", context: "a trip")
        case (.missedConnection, _): say("connection missed", context: "a trip")
        case (.late, let difference?): say("{duration} late", ["duration": duration(difference)])
        case (.early, let difference?): say("{duration} early", ["duration": duration(difference)])
        case (.onTime, _), (.late, nil), (.early, nil): say("on time", context: "a trip")
        }
    }

    /// Such as "1 hr, 8 min late", "3 min early" or "on time".
    func delay(_ delay: Duration) -> String {
        status(delay < .zero ? .early(.zero - delay) : .late(delay))
    }
}

extension TripStatus {
    /// Whether it was late, or did not go as planned at all.
    package var isDisruption: Bool {
        switch self {
        case .unknown, .onTime, .early: false
        case .late: difference != nil
        case .cancelled, .missedConnection: true
        }
    }

    /// How much late or early it is, where that is a minute or more.
    package var difference: Duration? {
        switch self {
        case .late(let difference), .early(let difference):
            difference < .seconds(60) ? nil : difference
        case .unknown, .onTime, .cancelled, .missedConnection: nil
        }
    }
}
