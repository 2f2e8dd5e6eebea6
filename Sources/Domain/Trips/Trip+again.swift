extension Trip {
    /// Returns the trip on another day, at the same local times, with its timetable only. Only the
    /// number of a season ticket stays.
    package func again(on day: CalendarDay) -> Trip {
        let days = departure.day.days(until: day)
        var trip = Trip(
            from: from, to: to, fromCoordinates: fromCoordinates, toCoordinates: toCoordinates,
            mode: mode, operator: self.operator, service: service,
            departure: departure.moved(byDays: days), arrival: arrival?.moved(byDays: days),
            distance: distance, travelClass: travelClass, fare: fare, ticket: ticket,
            ticketNumber: ticket == .season ? ticketNumber : "", tags: tags)
        // Around changes of the clocks, the same local times may be in another order.
        if let duration, duration >= .zero, let other = trip.duration, other < .zero {
            trip.arrival = trip.departure.advanced(by: duration)?
                .onClock(of: arrival?.zone ?? departure.zone)
        }
        return trip
    }

    /// The return trip, from the end of this one and at the time of its end as far as is known,
    /// without a service and an arrival. The number of a single ticket does not stay.
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
