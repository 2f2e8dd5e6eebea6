import Domain

/// The words that stand for fixed values in a file.
enum Tokens {
    static let `true` = "TRUE"
    private static let missedConnection = "MISSED-CONNECTION"
    private static let cancelled = "CANCELLED"

    /// A cancellation is what iCalendar has a STATUS for; it comes before what ours says.
    static func fields(for disruption: Disruption?, as name: String) -> [Field] {
        [
            Field("STATUS", disruption == .cancelled ? cancelled : nil, in: .outcome),
            Field(name, disruption == .missedConnection ? missedConnection : nil, in: .outcome),
        ]
    }

    static func disruption(in item: Item, as name: String) -> Disruption? {
        if item.first("STATUS")?.value.uppercased() == cancelled { return .cancelled }
        let isMissed = item.first(name)?.value.uppercased() == missedConnection
        return isMissed ? .missedConnection : nil
    }
}
