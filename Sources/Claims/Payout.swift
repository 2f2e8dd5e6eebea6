public import Domain
package import Foundation

/// The rounding and the minimum by which an owed amount is paid.
public struct Payout: Hashable, Sendable {
    package let rounding: Rounding
    /// The least amount that is paid, or `nil` if any amount is.
    package let minimum: MinimumPayout?

    package init(rounding: Rounding = .cents, minimum: MinimumPayout? = nil) {
        self.rounding = rounding
        self.minimum = minimum
    }

    func rounded(_ amount: Decimal) -> Decimal { rounding.round(amount) }
}

/// The least amount that is paid at all. An amount is rounded before it is compared with it.
public struct MinimumPayout: Hashable, Sendable {
    public let amount: Fare
    /// Whether exactly this amount is paid; otherwise it has to be more.
    public let isInclusive: Bool
    /// Whether the operator may apply the minimum but need not.
    public let isOptional: Bool

    package init(_ amount: Fare, isInclusive: Bool = true, isOptional: Bool = false) {
        self.amount = amount
        self.isInclusive = isInclusive
        self.isOptional = isOptional
    }

    /// - Parameter paid: An amount in the same currency.
    func isReached(by paid: Decimal) -> Bool {
        isInclusive ? paid >= amount.amount : paid > amount.amount
    }
}

/// The rounding of an amount to multiples of a step.
public struct Rounding: Hashable, Sendable {
    package let step: Decimal
    package let direction: Direction

    package enum Direction: String, CaseIterable, Sendable {
        /// Rounding to the nearest step, and up from the middle.
        case nearest
        case up
    }

    package init(to step: Decimal, _ direction: Direction = .nearest) {
        self.step = step
        self.direction = direction
    }

    package static let cents = Rounding(to: Decimal(sign: .plus, exponent: -2, significand: 1))

    func round(_ amount: Decimal) -> Decimal {
        var steps = Decimal()
        var exact = amount / step
        NSDecimalRound(&steps, &exact, 0, direction == .nearest ? .plain : .up)
        return steps * step
    }
}
