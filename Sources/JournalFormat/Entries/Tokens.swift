import Domain

/// The words that stand for fixed values in a file.
enum Tokens {
    static let `true` = "TRUE"
    static let ticket = "TICKET"
    private static let missedConnection = "MISSED-CONNECTION"
    private static let cancelled = "CANCELLED"
    private static let needed = "NEEDS-ACTION"
    private static let done = "COMPLETED"
    private static let begun = "IN-PROCESS"

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

    /// Whether somebody gave up something to do: it is neither to be done nor done.
    static func isCancelled(_ properties: [Property]) -> Bool {
        properties.first { $0.content.isNamed("STATUS") }?.content.value.uppercased() == cancelled
    }

    /// Whether a line says no more than that something is to be done.
    static func isNoNews(_ line: ContentLine) -> Bool {
        line.isNamed("STATUS") && line.value.uppercased() == needed
    }

    /// What says of something to do whether it is done, and when. A day that is not known is not said
    /// by the moment either.
    static func fields(isToBeDone: Bool, moment: String?) -> [Field] {
        [
            Field("STATUS", isToBeDone ? needed : done),
            Field(PropertyName.completed, isToBeDone ? nil : moment),
            Field(PropertyName.percentComplete, isToBeDone ? nil : "100"),
        ]
    }

    /// How far something to do is, as other programs know it.
    enum Progress { case needed, begun, done, cancelled }

    static func progress(of item: Item) -> Progress {
        switch item.first("STATUS")?.value.uppercased() {
        case done: .done
        case cancelled: .cancelled
        case begun: .begun
        default: .needed
        }
    }

    /// What says how far a claim is.
    static func fields(for progress: Progress, moment: String?) -> [Field] {
        let status =
            switch progress {
            case .needed: needed
            case .begun: begun
            case .done: done
            case .cancelled: cancelled
            }
        return [
            Field("STATUS", status),
            Field(PropertyName.completed, progress == .done ? moment : nil),
            Field(PropertyName.percentComplete, progress == .done ? "100" : nil),
        ]
    }

    static func disruption(in item: Item, as name: String) -> Disruption? {
        if item.first("STATUS")?.value.uppercased() == cancelled { return .cancelled }
        let isMissed = item.first(name)?.value.uppercased() == missedConnection
        return isMissed ? .missedConnection : nil
    }
}
