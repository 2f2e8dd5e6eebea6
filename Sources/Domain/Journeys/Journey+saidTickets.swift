extension Journey {
    /// What legs say of a ticket.
    struct Ticket: Equatable {
        var kind: TicketKind
        /// Empty where nobody wrote it down.
        var number: String
        var fare: Fare?

        /// Nil for a trip that says nothing of it.
        init?(_ trip: Trip) {
            guard trip.ticket != .single || !trip.ticketNumber.isEmpty || trip.fare != nil else {
                return nil
            }
            (kind, number, fare) = (trip.ticket, trip.ticketNumber, trip.fare)
        }

        /// Both as one, where they can be: a single is what a leg says that says nothing of it, but
        /// nobody pays for a leg that a season ticket is for. Nil for two numbers, sorts or fares.
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

    /// The tickets that its planned legs speak of; none where no leg says anything of one.
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
