public import Domain

/// The choices of the person who writes a paper. There are no defaults for declarations: one that
/// was not made stays blank.
public struct PaperChoices: Hashable, Sendable {
    /// The wish, or `nil` for what follows from the journey.
    public var wanted: Wanted?
    public var payment: Payment
    /// The number of the ticket or of the booking; empty if it is unknown.
    public var reference: String
    /// The kind of the ticket, or `nil` if it was not chosen.
    public var ticket: TicketKind?
    /// The amounts paid for meals and for a hotel on the way, or `nil` for none.
    public var meals: Fare?
    public var hotel: Fare?
    /// The earlier request about the same journey, or `nil` if there is none.
    public var earlier: EarlierRequest?
    public var place: String
    public var remarks: String
    /// Whether the recipient may pass the claim on to others whom it concerns.
    public var consents: Bool
    /// Whether the person declares that all statements are true.
    public var declaresTruth: Bool

    /// The wish for one of two payments, which exclude each other for a journey.
    public enum Wanted: String, CaseIterable, Sendable {
        case compensation, refund
    }

    public enum Payment: String, CaseIterable, Sendable {
        case money, voucher
    }

    /// Whether there are costs or an earlier request, for which only the form has fields.
    public var hasCostsOrEarlier: Bool { meals != nil || hotel != nil || earlier != nil }

    public init(
        wanted: Wanted? = nil, payment: Payment = .money, reference: String = "",
        ticket: TicketKind? = nil, meals: Fare? = nil, hotel: Fare? = nil,
        earlier: EarlierRequest? = nil, place: String = "", remarks: String = "",
        consents: Bool = false, declaresTruth: Bool = false
    ) {
        self.wanted = wanted
        self.payment = payment
        self.reference = reference
        self.ticket = ticket
        self.meals = meals
        self.hotel = hotel
        self.earlier = earlier
        self.place = place
        self.remarks = remarks
        self.consents = consents
        self.declaresTruth = declaresTruth
    }
}

extension PaperChoices {
    /// Returns the choices, completed by what the journey tells about its ticket.
    package func taking(_ trip: Trip, with pass: Pass?) -> PaperChoices {
        var choices = self
        if choices.reference.isEmpty {
            choices.reference = trip.ticketNumber.unlessEmpty ?? pass?.ticketNumber ?? ""
        }
        if choices.ticket == nil, trip.ticket != .single { choices.ticket = trip.ticket }
        return choices
    }
}

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
