import Domain

/// The words that stand for fixed values in a file.
enum Tokens {
    static let `true` = "TRUE"
    private static let missedConnection = "MISSED-CONNECTION"
    private static let cancelled = "CANCELLED"
    private static let done = "COMPLETED"

    /// A cancellation is what iCalendar has a STATUS for; it comes before what ours says.
    static func fields(for disruption: Disruption?, as name: String) -> [Field] {
        [
            Field("STATUS", disruption == .cancelled ? cancelled : nil, in: .outcome),
            Field(name, disruption == .missedConnection ? missedConnection : nil, in: .outcome),
        ]
    }

    /// Whether a film is still to be seen: something to do that is not done.
    static func isToBeDone(_ item: Item) -> Bool {
        item.isTask && item.first("STATUS")?.value.uppercased() != done
    }

    /// What says of something to do whether it is done, and when. A day that is not known is not said
    /// by the moment either.
    static func fields(isToBeDone: Bool, moment: String?) -> [Field] {
        [
            Field("STATUS", isToBeDone ? "NEEDS-ACTION" : done),
            Field(PropertyName.completed, isToBeDone ? nil : moment),
            Field(PropertyName.percentComplete, isToBeDone ? nil : "100"),
        ]
    }

    static func disruption(in item: Item, as name: String) -> Disruption? {
        if item.first("STATUS")?.value.uppercased() == cancelled { return .cancelled }
        let isMissed = item.first(name)?.value.uppercased() == missedConnection
        return isMissed ? .missedConnection : nil
    }
}
