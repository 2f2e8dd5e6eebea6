/// A request for the same journey that was made before.
public struct EarlierRequest: Hashable, Sendable {
    /// The day on which it was sent; nil where nobody knows.
    public var day: CalendarDay?
    /// Who got it, and the number that it has there; empty where nobody wrote them down.
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
    /// The latest request among claims about a journey; nil where none of them was sent.
    ///
    /// - Parameter id: the claim that the paper is for, which is no earlier one.
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
    /// Whether whoever recorded it had sent the claim: nothing is answered that nobody asked for.
    fileprivate var isSentByThen: Bool {
        switch self {
        case .sent, .answered, .paid, .refused: true
        case .written, .dropped: false
        }
    }
}
