/// The choices of somebody who writes a paper. Nothing is decided for
/// them: a declaration that nobody made stays blank.
public struct PaperChoices: Hashable, Sendable {
    /// Nil for what follows from the journey.
    public var wanted: Wanted?
    public var payment: Payment
    /// The number of the ticket or of the booking; empty where it is not known.
    public var reference: String
    /// Nil where nobody said which ticket it was.
    public var ticket: TicketKind?
    /// What was paid for meals and for a hotel on the way; nil for nothing.
    public var meals: Fare?
    public var hotel: Fare?
    /// Nil where the same journey was not asked about before.
    public var earlier: EarlierRequest?
    /// Where it is signed.
    public var place: String
    /// What else there is to say.
    public var remarks: String
    /// Whether the one who gets the claim may pass it on to others whom it concerns.
    public var consents: Bool
    /// Whether somebody declared that all of it is true.
    public var declaresTruth: Bool

    /// Both exclude each other for one journey.
    public enum Wanted: String, CaseIterable, Sendable {
        case compensation, refund
    }

    public enum Payment: String, CaseIterable, Sendable {
        case money, voucher
    }

    /// Whether something is named that only the form has fields for.
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
    /// With what a journey says of its ticket, where nobody chose otherwise.
    package func taking(_ trip: Trip, with pass: Pass?) -> PaperChoices {
        var choices = self
        if choices.reference.isEmpty {
            choices.reference = trip.ticketNumber.unlessEmpty ?? pass?.ticketNumber ?? ""
        }
        if choices.ticket == nil, trip.ticket != .single { choices.ticket = trip.ticket }
        return choices
    }
}
