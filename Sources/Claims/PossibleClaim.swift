public import Domain

/// Trips for which something is owed that was not claimed yet.
public struct PossibleClaim: Sendable {
    public let ticket: TicketedTrips
    /// The answers that something can be claimed by, at least one. Only one of them is used.
    public let answers: [RightsAnswer]

    /// The greatest amount that one of the answers gives.
    public var amount: Fare? {
        let amounts = answers.compactMap { $0.owed?.amount }
        guard let currency = amounts.first?.currency else { return nil }
        return amounts.filter { $0.currency == currency }.max { $0.amount < $1.amount }
    }

    /// The earliest deadline of the answers, or `nil` if none has one.
    public var deadline: CalendarDay? { answers.compactMap { $0.owed?.deadline }.min() }
}

extension PossibleClaim {
    /// Returns the possible claims for many trips, by the soonest deadline and then by the latest
    /// journey.
    ///
    /// - Parameters:
    ///   - claims: All earlier claims.
    ///   - passes: The season tickets that trips may have been taken on.
    static func all(
        of trips: [(id: EntryID, trip: Trip)], beside claims: [ClaimEntry],
        passes: KnownPasses, by rights: TravelRights, gazetteer: any FindsPlaces,
        on today: CalendarDay?
    ) -> [PossibleClaim] {
        var claimed: [EntryID: [ClaimEntry]] = [:]
        for entry in claims {
            for id in Set(entry.claim.about.flatMap(\.ids)) {
                claimed[id, default: []].append(entry)
            }
        }
        return TicketedTrips.all(of: trips).compactMap { ticket in
            let all = rights.answers(
                for: rights.journey(
                    of: ticket.trip, ticket: JourneyTicket(ticket.trip, passes: passes),
                    gazetteer: gazetteer))
            let earlier = Set(ticket.ids.flatMap { claimed[$0] ?? [] }).map(\.claim)
            let answers = all.claimable(on: today, beside: earlier)
            return answers.isEmpty ? nil : PossibleClaim(ticket: ticket, answers: answers)
        }.sorted { $0.isBefore($1) }
    }

    private func isBefore(_ other: PossibleClaim) -> Bool {
        switch (deadline, other.deadline) {
        case (let one?, let later?) where one != later: return one < later
        case (_?, nil): return true
        case (nil, _?): return false
        default: break
        }
        let (day, otherDay) = (ticket.trip.departure.day, other.ticket.trip.departure.day)
        if day != otherDay { return day > otherDay }
        return ticket.ids[0].rawValue < other.ticket.ids[0].rawValue
    }
}
