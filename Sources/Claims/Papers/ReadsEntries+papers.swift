public import Domain

extension ReadsEntries {
    /// Returns the journey of a leg if it is on one ticket, or else the leg's trip alone. Returns
    /// `nil` if there is no such trip.
    public func ticketedJourney(with id: EntryID) async -> Journey? {
        let legs = await journeyLegs(with: id)
        guard let journey = Journey(legs) else { return nil }
        if journey.ticketed != nil { return journey }
        return legs.first { $0.id == id }.flatMap { Journey([$0]) }
    }

    /// Returns the journey of a trip, or those that a claim is about; empty for other entries.
    public func journeysForPaper(of id: EntryID) async -> [Journey] {
        guard case .claim(let claim)? = await entry(id) else {
            return await ticketedJourney(with: id).map { [$0] } ?? []
        }
        return await ticketedJourneys(with: claim.about.map(\.ids))
    }

    /// Returns the journeys of several trips, each once.
    ///
    /// - Parameter trips: For each trip the names that its file may have.
    public func ticketedJourneys(with trips: [[EntryID]]) async -> [Journey] {
        var journeys: [Journey] = []
        for ids in trips {
            for id in ids {
                guard let journey = await ticketedJourney(with: id) else { continue }
                // Two legs of one journey are a single case.
                if !journeys.contains(journey) { journeys.append(journey) }
                break
            }
        }
        return journeys
    }
}

extension KnownPasses {
    /// Returns the season ticket that a paper names: the one it is asked for, else the one that a
    /// claim is about, else the one that the journey was made on, or `nil` if there is none.
    ///
    /// - Parameters:
    ///   - ids: The entries that the paper is asked for.
    ///   - claims: The claims about the journey.
    public func pass(
        onPaperOf ids: Set<EntryID>, about journey: Journey, beside claims: [ClaimEntry]
    ) -> Pass? {
        let about = claims.filter { ids.contains($0.id) }.flatMap(\.claim.about).flatMap(\.ids)
        let asked = all.first { ids.contains($0.id) } ?? all.first { about.contains($0.id) }
        return asked?.pass ?? pass(of: journey.ticketed ?? journey.whole)?.pass
    }
}

extension TravelRights {
    /// Returns the answers for a journey on one ticket, in the order of the schemes.
    ///
    /// - Parameters:
    ///   - kind: The kind of the ticket, or `nil` for the one that the journey names.
    ///   - passes: The season tickets that it may have been made on.
    public func answers(
        for journey: Journey, ticket kind: TicketKind?, passes: KnownPasses,
        gazetteer: any FindsPlaces
    ) -> [RightsAnswer] {
        let trip = journey.ticketed ?? journey.whole
        let said = JourneyTicket(trip, passes: passes)
        let ticket =
            kind.map { kind in
                kind == said.kind
                    ? said : JourneyTicket(kind, price: kind == .season ? nil : trip.fare)
            } ?? said
        return answers(for: self.journey(of: trip, ticket: ticket, gazetteer: gazetteer))
    }
}

extension Sequence<RightsAnswer> {
    /// Returns the answer to write a paper for: the greatest owed amount, or else the first answer
    /// worth showing, or `nil` if there are no answers.
    ///
    /// - Parameters:
    ///   - scheme: The id of the only scheme that counts, or `nil` for any.
    ///   - kind: The kind of the paper. Schemes that ask for it are preferred.
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
