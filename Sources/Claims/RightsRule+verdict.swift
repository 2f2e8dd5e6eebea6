internal import Domain
import Foundation

extension RightsRule {
    /// Returns the verdict on a journey that the rule is for, or `nil` if the rule says nothing
    /// about it.
    ///
    /// - Parameters:
    ///   - start: The countries where the journey begins.
    ///   - end: The countries where the journey ends.
    func verdict(
        on journey: TicketJourney, from start: Whereabouts, to end: Whereabouts
    ) -> RightsAnswer.Verdict? {
        guard let verdict = decision(on: journey, start, end) else { return nil }
        guard source.grade == .unconfirmed else { return verdict }
        return .pending(isReached: verdict.isReached)
    }

    private func decision(
        on journey: TicketJourney, _ start: Whereabouts, _ end: Whereabouts
    ) -> RightsAnswer.Verdict? {
        if case .undecidable(let reason, let threshold, let end) = computation {
            guard let threshold else { return .cannotTell(.beyondTimes(reason)) }
            guard let late = journey.late(at: end), threshold.isReached(by: late) else {
                return nil
            }
            return .cannotTell(.beyondTimes(reason))
        }
        switch journey.outcome {
        case .unknown(let missing): return .cannotTell(missing)
        case .notTravelled:
            // Fixed amounts are owed for a cancellation that was announced too late.
            if case .fixed = computation { return .cannotTell(.notice) }
            return .notOwed(.notTravelled)
        case .arrived(let late):
            switch computation {
            case .share(let share): return verdict(by: share, late, journey, journeys: nil)
            case .seasonShare(let share, let journeys):
                return verdict(by: share, late, journey, journeys: journeys)
            case .fixed(let amounts): return verdict(by: amounts, late, journey, start, end)
            case .pool(let pool):
                return pool.counts(late)
                    ? .pooled(minutes: late)
                    : .notOwed(.delay(late: late, threshold: pool.least))
            case .undecidable: return nil
            }
        }
    }

    /// - Parameter journeys: The number of journeys that the price of a season ticket covers, or
    ///   `nil` for any other ticket.
    private func verdict(
        by share: PriceShare, _ late: Int, _ journey: TicketJourney, journeys: Int?
    ) -> RightsAnswer.Verdict {
        guard let tiers = share.tiers(planned: journey.plannedMinutes) else {
            guard let least = share.least, !least.isReached(by: late) else {
                return .cannotTell(.plannedArrival)
            }
            return .notOwed(.delay(late: late, threshold: least))
        }
        guard let first = tiers.first?.threshold else { return .notOwed(.free) }
        guard let tier = tiers.last(where: { $0.threshold.isReached(by: late) }) else {
            return .notOwed(.delay(late: late, threshold: first))
        }
        guard let price = journey.ticket.price else { return .cannotTell(.fare) }
        guard !price.currency.isEmpty else { return .cannotTell(.currency) }
        guard price.amount > 0 else { return .notOwed(.free) }
        if let least = share.leastPrice {
            guard least.currency == price.currency else {
                return .cannotTell(.fareIn(least.currency))
            }
            guard price.amount >= least.amount else { return .notOwed(.price(price, least: least)) }
        }
        let isHalf = journey.ticket.kind == .return && !tier.isOfWholeTicket
        let parts = Decimal(journeys ?? 1) * (isHalf ? 2 : 1)
        let base = Fare(price.amount / parts, currency: price.currency)
        // The division comes last, so that no precision is lost before rounding.
        let exact = price.amount * tier.percent / (parts * 100)
        return paid(
            Fare(payout.rounded(exact), currency: price.currency),
            .share(percent: tier.percent, of: base), isVoucher: tier.isVoucher, journey)
    }

    private func verdict(
        by amounts: FixedAmounts, _ late: Int, _ journey: TicketJourney,
        _ start: Whereabouts, _ end: Whereabouts
    ) -> RightsAnswer.Verdict {
        if let least = amounts.least, !least.isReached(by: late) {
            return .notOwed(.delay(late: late, threshold: least))
        }
        if amounts.isForAnyDistance {
            return verdict(by: amounts.bands[0], in: amounts.currency, late, nil, journey)
        }
        guard let kilometres = journey.kilometres else {
            return .cannotTell(
                .coordinates(journey.from.coordinates == nil ? .departure : .arrival))
        }
        let length = OwedAmount.Length(kilometres)
        let verdicts = amounts.bands(for: kilometres, from: start, to: end).map {
            verdict(by: $0, in: amounts.currency, late, length, journey)
        }
        guard let first = verdicts.first else { return .notOwed(.free) }
        guard verdicts.allSatisfy({ $0 == first }) else {
            let end = journey.from.isAbout ? TripStop.departure : .arrival
            return .cannotTell(journey.mode == .flight ? .airport(end) : .coordinates(end))
        }
        return first
    }

    private func verdict(
        by band: FixedAmounts.Band, in currency: String, _ late: Int, _ length: OwedAmount.Length?,
        _ journey: TicketJourney
    ) -> RightsAnswer.Verdict {
        guard let first = band.steps.first else { return .notOwed(.free) }
        guard let step = band.steps.last(where: { $0.threshold.isReached(by: late) }) else {
            return .notOwed(.delay(late: late, threshold: first.threshold))
        }
        return paid(
            Fare(step.amount, currency: currency), .fixed(for: length), isVoucher: false, journey)
    }

    private func paid(
        _ amount: Fare, _ basis: OwedAmount.Basis, isVoucher: Bool, _ journey: TicketJourney
    ) -> RightsAnswer.Verdict {
        if let minimum = payout.minimum {
            if minimum.amount.currency == amount.currency {
                guard minimum.isReached(by: amount.amount) else {
                    return .notOwed(.amount(amount, minimum: minimum))
                }
            } else if !minimum.isOptional {
                return .cannotTell(.fareIn(minimum.amount.currency))
            }
        }
        guard amount.amount > 0 else { return .notOwed(.free) }
        return .owed(
            OwedAmount(
                amount: amount, basis: basis, isVoucher: isVoucher,
                deadline: deadline.flatMap { $0.last(from: journey.day) }))
    }
}

extension TicketJourney {
    /// Returns the delay at an end in whole minutes, or `nil` if it is unknown.
    fileprivate func late(at end: TripStop) -> Int? {
        if end == .departure { return departedLate }
        guard case .arrived(let late) = outcome else { return nil }
        return late
    }
}
