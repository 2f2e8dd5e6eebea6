extension TripStatus {
    /// As rows and the command line say it, and as the search finds it, without how much; empty
    /// where nothing is known. Less than a minute is on time.
    public var words: String {
        switch self {
        case .unknown: ""
        case .onTime: "on time"
        case .late: difference == nil ? "on time" : "late"
        case .early: difference == nil ? "on time" : "early"
        case .cancelled: "cancelled"
        case .missedConnection: "connection missed"
        }
    }

    /// How much late or early it is, where that is a minute or more.
    public var difference: Duration? {
        switch self {
        case .late(let difference), .early(let difference):
            difference < .seconds(60) ? nil : difference
        case .unknown, .onTime, .cancelled, .missedConnection: nil
        }
    }

    /// The words with how much, which `duration` says in a language, such as "12 min late".
    public func words(saying duration: (Duration) -> String) -> String {
        difference.map { "\(duration($0)) \(words)" } ?? words
    }
}
