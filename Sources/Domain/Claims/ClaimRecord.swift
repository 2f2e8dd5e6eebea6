internal import Foundation

/// Something that was done about a claim, with what the recipient said.
public struct ClaimRecord: Hashable, Sendable {
    public let step: ClaimStep
    /// The number that the recipient gave it, and the answer, as they are from now on.
    public let reference: String
    public let answer: String
    /// The amount paid with this step, besides earlier ones. It counts if the step is a payment.
    public let paid: Fare?

    public init(_ step: ClaimStep, reference: String, answer: String, paid: Fare? = nil) {
        self.step = step
        self.reference = reference
        self.answer = answer
        self.paid = paid
    }
}

extension Claim {
    /// The claim after a step. What is recorded last decides how it stands.
    public func recording(_ record: ClaimRecord) -> Claim {
        var claim = self
        claim.reference = record.reference
        claim.answer = record.answer
        switch record.step.kind {
        case .paid: claim.paid = claim.partPaid.map { $0.adding(record.paid) } ?? record.paid
        // A refusal after a part was paid is about the rest.
        case .refused: if claim.partPaid == nil { claim.paid = nil }
        case .written, .sent, .answered, .dropped: break
        }
        claim.steps.append(record.step)
        return claim
    }
}

extension Fare {
    /// The sum with another amount, where there is one; of another currency, that amount alone.
    fileprivate func adding(_ other: Fare?) -> Fare? {
        guard let other else { return self }
        guard other.currency == currency else { return other }
        return Fare(amount + other.amount, currency: currency)
    }
}
