/// A season ticket or a pass, which covers trips without tickets of their own for a period.
public struct Pass: Hashable, Sendable {
    /// The name, such as "Deutschlandticket".
    public var name: String
    /// The operator that sold it and whose trains it covers; empty for any.
    public var `operator`: String
    /// The area where it is valid, in the traveller's words.
    public var area: String
    /// The id of the product whose rules apply, such as `de-regional`; empty if there is none.
    public var product: String
    /// The class as on the ticket, such as "2".
    public var travelClass: String
    /// The first day on which it is valid, or `nil` if it was not recorded.
    public var validFrom: CalendarDay?
    /// The last day, or `nil` if it is valid until it is cancelled.
    public var validUntil: CalendarDay?
    /// The price of one payment, such as a month of a subscription.
    public var price: Fare?
    /// The number of the ticket or of the contract.
    public var ticketNumber: String
    public var tags: [String]
    public var notes: String
    /// The sources that the entry was imported from; empty if it was written by hand.
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
