public import Foundation

/// What a ticket cost.
public struct Fare: Hashable, Sendable {
    public let amount: Decimal
    /// ISO 4217, such as `EUR`; empty where unknown.
    public let currency: String

    public init(_ amount: Decimal, currency: String) {
        self.amount = amount
        self.currency = currency
    }
}
