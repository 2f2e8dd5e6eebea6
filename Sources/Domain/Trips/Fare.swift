public import Foundation

/// The price of a ticket.
public struct Fare: Hashable, Sendable {
    public let amount: Decimal
    /// ISO 4217, such as `EUR`; empty where unknown.
    public let currency: String

    public init(_ amount: Decimal, currency: String) {
        self.amount = amount
        self.currency = currency
    }

    /// The amount in the usual currency, where it has none of its own.
    package func `in`(usual currency: String) -> Fare {
        self.currency.isEmpty ? Fare(amount, currency: currency) : self
    }

    /// The amount in the currency of another one, where it has none of its own.
    package func inCurrency(of other: Fare?) -> Fare {
        currency.isEmpty ? Fare(amount, currency: other?.currency ?? "") : self
    }
}
