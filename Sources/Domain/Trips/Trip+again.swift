extension Trip {
    /// The same trip on another day, by the same clocks, of which nothing is known yet but its
    /// timetable. Only a season ticket is the same one then, so that only its number stays.
    package func again(on day: CalendarDay) -> Trip {
        let days = departure.day.days(until: day)
        var trip = Trip(
            from: from, to: to, fromCoordinates: fromCoordinates, toCoordinates: toCoordinates,
            mode: mode, operator: self.operator, service: service,
            departure: departure.moved(byDays: days), arrival: arrival?.moved(byDays: days),
            distance: distance, travelClass: travelClass, fare: fare, ticket: ticket,
            ticketNumber: ticket == .season ? ticketNumber : "", tags: tags)
        // In the nights in which clocks change, the same readings may be in another order.
        if let duration, duration >= .zero, let other = trip.duration, other < .zero {
            trip.arrival = trip.departure.advanced(by: duration)?
                .onClock(of: arrival?.zone ?? departure.zone)
        }
        return trip
    }

    /// The trip back from where this one ends, at the time at which it ends as far as is known.
    /// Nobody knows its service and its arrival. A single is for one way, so that its number does not
    /// stay.
    package var wayBack: Trip {
        let end = actualArrival ?? arrival ?? departure
        return Trip(
            from: to, to: from, fromCoordinates: toCoordinates, toCoordinates: fromCoordinates,
            mode: mode, operator: self.operator,
            departure: end.onClock(of: (arrival ?? end).zone) ?? end, arrival: nil,
            distance: distance, travelClass: travelClass, fare: fare, ticket: ticket,
            ticketNumber: ticket == .single ? "" : ticketNumber, tags: tags)
    }
}
