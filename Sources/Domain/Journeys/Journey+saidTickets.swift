extension Journey {
    /// A ticket as legs describe it.
    struct Ticket: Equatable {
        var kind: TicketKind
        /// The number; empty if it was not recorded.
        var number: String
        var fare: Fare?

        /// Returns `nil` if the trip has no facts about a ticket.
        init?(_ trip: Trip) {
            guard trip.ticket != .single || !trip.ticketNumber.isEmpty || trip.fare != nil else {
                return nil
            }
            (kind, number, fare) = (trip.ticket, trip.ticketNumber, trip.fare)
        }

        /// Returns both descriptions as one ticket, or `nil` if their numbers, kinds or fares
        /// differ. `single` is the default of legs that do not name a kind. A leg with a season
        /// ticket has no fare.
        func joined(with other: Ticket) -> Ticket? {
            guard kind == other.kind || kind == .single || other.kind == .single,
                number == other.number || number.isEmpty || other.number.isEmpty,
                fare == nil || other.fare == nil
            else { return nil }
            var ticket = self
            if kind == .single { ticket.kind = other.kind }
            if number.isEmpty { ticket.number = other.number }
            ticket.fare = fare ?? other.fare
            let isOfSeason = [self, other].contains { $0.kind == .season }
            let isPaidApart = [self, other].contains { $0.kind != .season && $0.fare != nil }
            return isOfSeason && isPaidApart ? nil : ticket
        }
    }

    /// The tickets that the planned legs describe; empty if none of them does.
    var saidTickets: [Ticket] {
        promised.compactMap { Ticket($0.trip) }.reduce(into: []) { tickets, next in
            if let last = tickets.last, let joined = last.joined(with: next) {
                tickets[tickets.count - 1] = joined
            } else {
                tickets.append(next)
            }
        }
    }
}
