public import Domain

/// An earlier request about the same journey.
public struct EarlierRequest: Hashable, Sendable {
    /// The day on which it was sent, or `nil` if it is unknown.
    public var day: CalendarDay?
    /// The recipient, and the reference number that it gave the request; empty if they were not
    /// recorded.
    public var recipient: String
    public var reference: String
    public var amount: Fare?

    public init(
        on day: CalendarDay?, amount: Fare?, recipient: String = "", reference: String = ""
    ) {
        self.day = day
        self.amount = amount
        self.recipient = recipient
        self.reference = reference
    }
}

extension Sequence<ClaimEntry> {
    /// Returns the latest request among the claims about a journey, or `nil` if none was sent.
    ///
    /// - Parameter id: The claim that the paper is for, which is left out.
    public func earlierRequest(than id: EntryID? = nil) -> EarlierRequest? {
        let sent = compactMap { entry -> EarlierRequest? in
            guard entry.id != id,
                let step = entry.claim.steps.first(where: { $0.kind.isSentByThen })
            else { return nil }
            return EarlierRequest(
                on: step.kind == .sent ? step.day : nil, amount: entry.claim.amount,
                recipient: entry.claim.recipient, reference: entry.claim.reference)
        }
        return sent.max { one, other in
            guard let day = one.day, let later = other.day else { return one.day == nil }
            return day < later
        }
    }
}

extension ClaimStep.Kind {
    /// Whether the step implies that the claim was sent.
    fileprivate var isSentByThen: Bool {
        switch self {
        case .sent, .answered, .paid, .refused: true
        case .written, .dropped: false
        }
    }
}
