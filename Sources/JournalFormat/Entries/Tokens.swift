import Domain

/// The words for fixed values in a file.
enum Tokens {
    static let `true` = "TRUE"
    static let ticket = "TICKET"
    static let base64 = "BASE64"
    private static let missedConnection = "MISSED-CONNECTION"
    private static let cancelled = "CANCELLED"
    private static let needed = "NEEDS-ACTION"
    private static let done = "COMPLETED"
    private static let begun = "IN-PROCESS"

    /// Returns the properties of a disruption. STATUS tells a cancellation, and takes precedence
    /// over Counterfoil's own property.
    static func fields(for disruption: Disruption?, as name: String) -> [Field] {
        [
            Field("STATUS", disruption == .cancelled ? cancelled : nil, in: .outcome),
            Field(name, disruption == .missedConnection ? missedConnection : nil, in: .outcome),
        ]
    }

    /// Whether a film is still to be seen, as a task that is not done.
    static func isToBeDone(_ item: Item) -> Bool {
        item.isTask && item.first("STATUS")?.value.uppercased() != done
    }

    /// Whether a task was cancelled, so that it is neither needed nor done.
    static func isCancelled(_ properties: [Property]) -> Bool {
        properties.first { $0.content.isNamed("STATUS") }?.content.value.uppercased() == cancelled
    }

    /// Whether a line only tells that a task is needed.
    static func isNoNews(_ line: ContentLine) -> Bool {
        line.isNamed("STATUS") && line.value.uppercased() == needed
    }

    /// The progress of a task, as iCalendar's STATUS tells it.
    enum Progress { case needed, begun, done, cancelled }

    static func progress(of item: Item) -> Progress {
        switch item.first("STATUS")?.value.uppercased() {
        case done: .done
        case cancelled: .cancelled
        case begun: .begun
        default: .needed
        }
    }

    /// Returns the properties that tell the progress of a task, and when it was done.
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
