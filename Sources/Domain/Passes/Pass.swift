/// A season ticket or a pass: it covers trips that have no ticket of their own, for a time.
public struct Pass: Hashable, Sendable {
    /// Such as "Deutschlandticket".
    public var name: String
    /// Who sold it, and whose trains it is for; empty for any.
    public var `operator`: String
    /// Where it is valid, in the traveller's words.
    public var area: String
    /// The id of the product whose rules count for it, such as `de-regional`; empty where there is none.
    public var product: String
    /// As it stands on the ticket, such as "2".
    public var travelClass: String
    /// The first day on which it is valid.
    public var validFrom: CalendarDay?
    /// The last; nil for one that goes on until it is given up.
    public var validUntil: CalendarDay?
    /// Of the time that it is paid for at once: a month of a subscription.
    public var price: Fare?
    /// The number of the ticket or of its contract.
    public var ticketNumber: String
    public var tags: [String]
    public var notes: String
    /// Where it was imported from; empty where it was written by hand.
    public var imports: [ImportMark]

    public init(
        name: String, operator: String = "", area: String = "", product: String = "",
        travelClass: String = "", validFrom: CalendarDay? = nil, validUntil: CalendarDay? = nil,
        price: Fare? = nil, ticketNumber: String = "", tags: [String] = [], notes: String = "",
        imports: [ImportMark] = []
    ) {
        self.name = name
        self.operator = `operator`
        self.area = area
        self.product = product
        self.travelClass = travelClass
        self.validFrom = validFrom
        self.validUntil = validUntil
        self.price = price
        self.ticketNumber = ticketNumber
        self.tags = tags
        self.notes = notes
        self.imports = imports
    }
}
