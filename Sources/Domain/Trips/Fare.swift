public import Foundation

public struct Fare: Hashable, Sendable {
    public let amount: Decimal
    /// The code of ISO 4217, such as `EUR`; empty if it is unknown.
    public let currency: String

    public init(_ amount: Decimal, currency: String) {
        self.amount = amount
        self.currency = currency
    }

    /// Returns the amount in the given currency unless it has one.
    package func `in`(usual currency: String) -> Fare {
        self.currency.isEmpty ? Fare(amount, currency: currency) : self
    }

    /// Returns the amount in the currency of another fare unless it has one.
    package func inCurrency(of other: Fare?) -> Fare {
        currency.isEmpty ? Fare(amount, currency: other?.currency ?? "") : self
    }
}

public enum TicketKind: String, CaseIterable, Sendable {
    case single
    /// A return ticket. The price of one direction is half of its price.
    case `return`
    case season
}
