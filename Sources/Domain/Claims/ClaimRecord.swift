internal import Foundation

/// A step of a claim, with what the recipient said.
public struct ClaimRecord: Hashable, Sendable {
    public let step: ClaimStep
    /// The reference number and the answer of the recipient, which replace the earlier ones.
    public let reference: String
    public let answer: String
    /// The amount paid with this step, besides earlier ones. It counts only if the step is a
    /// payment.
    public let paid: Fare?

    public init(_ step: ClaimStep, reference: String, answer: String, paid: Fare? = nil) {
        self.step = step
        self.reference = reference
        self.answer = answer
        self.paid = paid
    }
}

extension Claim {
    /// Returns the claim after a step. The last recorded step decides its state.
    public func recording(_ record: ClaimRecord) -> Claim {
        var claim = self
        claim.reference = record.reference
        claim.answer = record.answer
        switch record.step.kind {
        case .paid: claim.paid = claim.partPaid.map { $0.adding(record.paid) } ?? record.paid
        // A refusal after a partial payment concerns the rest only.
        case .refused: if claim.partPaid == nil { claim.paid = nil }
        case .written, .sent, .answered, .dropped: break
        }
        claim.steps.append(record.step)
        return claim
    }
}

extension Fare {
    /// Returns the sum with another amount; if its currency differs, the other amount alone.
    fileprivate func adding(_ other: Fare?) -> Fare? {
        guard let other else { return self }
        guard other.currency == currency else { return other }
        return Fare(amount + other.amount, currency: currency)
    }
}
