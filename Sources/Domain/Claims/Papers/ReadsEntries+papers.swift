extension ReadsEntries {
    /// The journey that one ticket was for, by one of its legs: all of it where that is one ticket, or else
    /// the trip alone. Nil where there is no such trip.
    public func ticketedJourney(with id: EntryID) async -> Journey? {
        let legs = await journeyLegs(with: id)
        guard let journey = Journey(legs) else { return nil }
        if journey.ticketed != nil { return journey }
        return legs.first { $0.id == id }.flatMap { Journey([$0]) }
    }

    /// The journey of a trip, or those that a claim is about; none where it is neither.
    public func journeysForPaper(of id: EntryID) async -> [Journey] {
        guard case .claim(let claim)? = await entry(id) else {
            return await ticketedJourney(with: id).map { [$0] } ?? []
        }
        return await ticketedJourneys(with: claim.about.map(\.ids))
    }

    /// The journeys of several trips, each once.
    ///
    /// - Parameter trips: under which names the file of each may be.
    public func ticketedJourneys(with trips: [[EntryID]]) async -> [Journey] {
        var journeys: [Journey] = []
        for ids in trips {
            for id in ids {
                guard let journey = await ticketedJourney(with: id) else { continue }
                // Two legs of one journey are one case.
                if !journeys.contains(journey) { journeys.append(journey) }
                break
            }
        }
        return journeys
    }
}

extension KnownPasses {
    /// The season ticket that a paper names: the one that it is asked for, the one that it claims by, or else
    /// the one that the journey was made on. Nil where it was none.
    ///
    /// - Parameters:
    ///   - ids: the entries that the paper is asked for.
    ///   - claims: those about the journey.
    public func pass(
        onPaperOf ids: Set<EntryID>, about journey: Journey, beside claims: [ClaimEntry]
    ) -> Pass? {
        let about = claims.filter { ids.contains($0.id) }.flatMap(\.claim.about).flatMap(\.ids)
        let asked = all.first { ids.contains($0.id) } ?? all.first { about.contains($0.id) }
        return asked?.pass ?? pass(of: journey.ticketed ?? journey.whole)?.pass
    }
}

extension TravelRights {
    /// What schemes say of a journey on one ticket, in their order.
    ///
    /// - Parameters:
    ///   - kind: of which kind the ticket was; nil for what the journey says.
    ///   - passes: the season tickets that it may have been taken on.
    public func answers(
        for journey: Journey, ticket kind: TicketKind?, passes: KnownPasses,
        airports: any FindsAirports
    ) -> [RightsAnswer] {
        let trip = journey.ticketed ?? journey.whole
        let said = JourneyTicket(trip, passes: passes)
        let ticket =
            kind.map { kind in
                kind == said.kind
                    ? said : JourneyTicket(kind, price: kind == .season ? nil : trip.fare)
            } ?? said
        return answers(for: TicketJourney(trip, ticket: ticket, airports: airports))
    }
}

extension Sequence<RightsAnswer> {
    /// The one that a paper is best written for: of what is owed the most, or else the first of those that
    /// matter most. Nil without answers.
    ///
    /// - Parameters:
    ///   - scheme: the id of the only one that counts; nil for any.
    ///   - kind: the paper, for which a scheme that asks for such a one goes first.
    public func bestForPaper(scheme: String? = nil, kind: PaperKind? = nil) -> RightsAnswer? {
        let asked = filter { scheme == nil || $0.scheme.id == scheme }
        let fitting = asked.filter { kind == nil || $0.scheme.usualPaper == kind }
        let all = fitting.unlessEmpty ?? asked
        let worth = all.worthShowing.unlessEmpty ?? all
        var best = worth.first
        for answer in worth.dropFirst() {
            guard let most = best?.owed?.amount, let amount = answer.owed?.amount,
                amount.currency == most.currency, amount.amount > most.amount
            else { continue }
            best = answer
        }
        return best
    }
}
