import Domain

/// The forms in which known authors write trips as events. Any other event with two places only may
/// be a trip.
enum EventShapes {
    /// Returns the journey of an event, or `nil` if it is not written in one of the forms.
    static func journey(in event: CalendarEvent) -> RecognisedJourney? {
        RailwayShape.journey(in: event) ?? NationalRailShape.journey(in: event)
            ?? RegioJetShape.journey(in: event) ?? ItineraryShape.journey(in: event)
            ?? TripItShape.journey(in: event) ?? InvitationShape.journey(in: event)
    }
}

/// The form of KDE Itinerary: `Train 5186 from A to B`, with `Canceled: ` in front if it was
/// cancelled.
enum ItineraryShape {
    private static let modes: [(word: String, mode: TravelMode)] = [
        ("Train ", .train), ("Bus ", .bus), ("Flight ", .flight), ("Ferry ", .ferry),
    ]
    static let cancelled = ["Canceled: ", "Cancelled: "]

    static func journey(in event: CalendarEvent) -> RecognisedJourney? {
        var title = event.summary[...]
        let isCancelled = cancelled.first { title.hasPrefix($0) }
        title = title.dropFirst(isCancelled?.count ?? 0)
        guard let mode = modes.first(where: { title.hasPrefix($0.word) }),
            let (service, route) = title.dropFirst(mode.word.count - 1).parted(at: " from "),
            let (from, to) = route.parted(at: " to "), !from.isEmpty, !to.isEmpty,
            service.isEmpty || service.contains(where: \.isNumber)
        else { return nil }
        var journey = RecognisedJourney(
            author: "KDE Itinerary", from: from, to: to, mode: mode.mode)
        journey.service = service
        journey.isCancelled = isCancelled != nil
        return journey
    }
}
