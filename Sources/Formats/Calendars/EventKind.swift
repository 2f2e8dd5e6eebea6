import Domain
import JournalFormat

/// The kind of an event by its text.
enum EventKind {
    case trip(RecognisedJourney, Reservation?)
    /// An event whose title names two places, so that it may be a trip.
    case perhaps(RouteTitle, RecognisedJourney)
    /// An event that may be a trip, but whose title does not name two places.
    case anyEvent
    case noTrip(RowReason)

    init(_ event: CalendarEvent, gazetteer: any FindsPlaces) {
        if let embedded = event.embedded, let outcome = Self.outcome(on: embedded, event) {
            self = outcome
        } else if Self.isHotel(event) {
            self = .noTrip(.hotel)
        } else if let journey = EventShapes.journey(in: event) {
            self = .trip(journey, nil)
        } else if let (form, journey) = RouteTitle.journey(
            in: event.summary, gazetteer: gazetteer)
        {
            self = .perhaps(form, journey)
        } else if event.isCancelled {
            self = .noTrip(.cancelled)
        } else if RecognisedJourney(anyEvent: event) != nil {
            self = .anyEvent
        } else {
            self = .noTrip(.nowhere)
        }
    }

    /// Returns the kind by an embedded reservation, or `nil` if that says nothing.
    private static func outcome(on embedded: String, _ event: CalendarEvent) -> EventKind? {
        guard let nodes = ReservationNode.all(embeddedIn: embedded), !nodes.isEmpty else {
            return nil
        }
        let reservations = nodes.compactMap(Reservation.init)
        guard let first = reservations.first else {
            let isHotel = nodes.contains { $0.types.contains("LodgingReservation") }
            return .noTrip(isHotel ? .hotel : .otherReservation)
        }
        let title = ItineraryShape.journey(in: event)
        guard let from = first.from ?? title?.from, let to = first.to ?? title?.to else {
            return nil
        }
        var journey = RecognisedJourney(
            author: "KDE Itinerary", from: from, to: to, mode: first.mode)
        journey.operator = first.operator ?? ""
        journey.service = first.service ?? title?.service ?? ""
        journey.seat = Reservation.seats(reservations)
        journey.isCancelled = reservations.allSatisfy(\.isCancelled) || title?.isCancelled ?? false
        return .trip(journey, first)
    }
}

extension EventKind {
    private static func isHotel(_ event: CalendarEvent) -> Bool {
        let title = event.summary
        if ["Hotel reservation:", "Canceled: Hotel reservation:"].contains(where: title.hasPrefix) {
            return true
        }
        guard event.text("UID").hasSuffix("@tripit.com") else { return false }
        return ["Check-in:", "Check-out:"].contains(where: title.hasPrefix)
            || event.description.contains("[Lodging]")
    }
}
