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

public enum SeatClass: String, CaseIterable, Sendable {
    case first = "1"
    case second = "2"
}

extension Pass {
    /// The season ticket for the next period of the same length, or `nil` if that is after the year
    /// 9999. Without an end, it begins on the same day again.
    package var again: Pass? {
        var pass = self
        (pass.ticketNumber, pass.notes, pass.imports) = ("", "", [])
        guard let from = validFrom, let until = validUntil else { return pass }
        guard let next = until.advanced(byDays: 1) else { return nil }
        pass.validFrom = next
        pass.validUntil =
            from.day == 1 && until.advanced(byDays: 1)?.day == 1
            ? next.advanced(byMonths: from.months(until: next))?.advanced(byDays: -1)
            : next.advanced(byDays: from.days(until: until))
        return pass.validUntil == nil ? nil : pass
    }
}

extension CalendarDay {
    fileprivate func months(until other: CalendarDay) -> Int {
        (other.year - year) * 12 + other.month - month
    }
}
