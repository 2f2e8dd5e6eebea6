package import Foundation

/// How an amount that is owed becomes what is paid.
public struct Payout: Hashable, Sendable {
    package let rounding: Rounding
    /// Nil where any amount is paid.
    package let minimum: MinimumPayout?

    package init(rounding: Rounding = .cents, minimum: MinimumPayout? = nil) {
        self.rounding = rounding
        self.minimum = minimum
    }

    func rounded(_ amount: Decimal) -> Decimal { rounding.round(amount) }
}

/// The least that is paid at all. What is compared with it was rounded before.
public struct MinimumPayout: Hashable, Sendable {
    public let amount: Fare
    /// Whether that much is paid; otherwise it takes more.
    public let isInclusive: Bool
    /// Whether a railway may ask for it and need not.
    public let isOptional: Bool

    package init(_ amount: Fare, isInclusive: Bool = true, isOptional: Bool = false) {
        self.amount = amount
        self.isInclusive = isInclusive
        self.isOptional = isOptional
    }

    /// - Parameter paid: in the same currency.
    func isReached(by paid: Decimal) -> Bool {
        isInclusive ? paid >= amount.amount : paid > amount.amount
    }
}

/// To which steps an amount is rounded.
public struct Rounding: Hashable, Sendable {
    /// Such as 0.01.
    package let step: Decimal
    package let direction: Direction

    package enum Direction: String, CaseIterable, Sendable {
        /// To the nearest step, and up from the middle.
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
