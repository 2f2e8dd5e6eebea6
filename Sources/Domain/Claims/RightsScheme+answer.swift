extension RightsScheme {
    /// Returns whether the scheme covers a journey. A certain answer takes precedence over an
    /// uncertain one.
    func covers(
        _ journey: TicketJourney, at whereabouts: JourneyWhereabouts
    ) -> Coverage.Answer {
        var answer = Coverage.Answer.no
        for coverage in covers {
            switch coverage.covers(journey, at: whereabouts) {
            case .yes: return .yes
            case .no: continue
            case .unless(let missing): if answer == .no { answer = .unless(missing) }
            }
        }
        return answer
    }

    /// Returns the answer for a covered journey, or `nil` if there is no rule for such a ticket or
    /// day.
    func answer(
        on journey: TicketJourney, from start: Whereabouts, to end: Whereabouts
    ) -> RightsAnswer? {
        if journey.ticket.kind == .season, journey.ticket.season == nil {
            return answerOfAnySeason(on: journey, from: start, to: end)
        }
        var usual: RightsAnswer?
        // Answers of products for certain services, which may differ from that of the usual
        // product.
        var special: [RightsAnswer] = []
        for product in products where product.isFor(journey.ticket) {
            if let services = product.services, let service = journey.service {
                guard services.contains(service) else { continue }
                return answer(of: product, on: journey, from: start, to: end)
            }
            guard usual == nil || product.services != nil else { continue }
            let answer = answer(of: product, on: journey, from: start, to: end)
            if product.services == nil {
                usual = answer
            } else if let answer, answer.isReached {
                special.append(answer)
            }
        }
        let other = special.first { $0.verdict != usual?.verdict }
        guard let other else { return usual }
        // A rule that is only announced asks for no further fact.
        if case .pending = other.verdict { return usual ?? other }
        return RightsAnswer(scheme: self, rule: other.rule, verdict: .cannotTell(.service))
    }

    /// Returns the answer that all season tickets of the scheme share. If they differ, the season
    /// ticket is the missing fact.
    private func answerOfAnySeason(
        on journey: TicketJourney, from start: Whereabouts, to end: Whereabouts
    ) -> RightsAnswer? {
        let answers = products.filter { $0.isFor(journey.ticket) }
            .compactMap { answer(of: $0, on: journey, from: start, to: end) }
        guard let first = answers.first(where: \.isReached) ?? answers.first else { return nil }
        guard first.isReached, answers.contains(where: { $0.verdict != first.verdict }) else {
            return first
        }
        return RightsAnswer(scheme: self, rule: first.rule, verdict: .cannotTell(.season))
    }

    private func answer(
        of product: RightsProduct, on journey: TicketJourney, from start: Whereabouts,
        to end: Whereabouts
    ) -> RightsAnswer? {
        guard let rule = product.rule(on: journey.day),
            let verdict = rule.verdict(on: journey, from: start, to: end)
        else { return nil }
        return RightsAnswer(scheme: self, rule: rule, verdict: verdict)
    }
}
