/// Something that was done about a claim.
public struct ClaimStep: Hashable, Sendable {
    public let kind: Kind
    /// Nil where nobody wrote it down.
    public let day: CalendarDay?

    public init(_ kind: Kind, on day: CalendarDay?) {
        self.kind = kind
        self.day = day
    }

    /// Its text stands in files, and never changes.
    public enum Kind: String, CaseIterable, Sendable {
        /// A paper was written, and is yet to be sent.
        case written
        case sent
        /// The recipient said something that decides nothing, such as a receipt or a question.
        case answered
        case paid
        case refused
        /// The traveller asks for it no more.
        case dropped
    }
}

/// How a claim stands.
public enum ClaimState: String, CaseIterable, Sendable {
    /// Nothing was done about it.
    case possible
    case written, sent, answered, paid, refused
    /// It was given up, or not sent until its last day.
    case lapsed

    /// Whether somebody has to do something yet: the traveller, or the recipient.
    public var isOpen: Bool {
        switch self {
        case .possible, .written, .sent, .answered: true
        case .paid, .refused, .lapsed: false
        }
    }
}

extension ClaimState {
    /// - Parameters:
    ///   - step: what was done last.
    ///   - today: nil asks for no deadline.
    package init(after step: ClaimStep.Kind?, due: CalendarDay?, on today: CalendarDay?) {
        let isOver = if let today, let due { due < today } else { false }
        self =
            switch step {
            case nil: isOver ? .lapsed : .possible
            case .written: isOver ? .lapsed : .written
            case .sent: .sent
            case .answered: .answered
            case .paid: .paid
            case .refused: .refused
            case .dropped: .lapsed
            }
    }
}

extension Claim {
    /// How it stands on a day: what was done last decides.
    ///
    /// - Parameter today: one that was not sent until its deadline has lapsed then; nil asks for no
    ///   deadline.
    public func state(on today: CalendarDay?) -> ClaimState {
        ClaimState(after: steps.last?.kind, due: due, on: today)
    }

    /// Whether nobody will do anything about it any more, whatever the day.
    public var isClosed: Bool { !state(on: nil).isOpen }
}
