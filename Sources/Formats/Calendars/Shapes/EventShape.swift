/// The form in which one author writes trips as events.
protocol EventShape: SendableMetatype {
    /// Returns the journey of an event, or `nil` if it is not written in this form.
    static func journey(in event: CalendarEvent) -> RecognisedJourney?
}

/// The forms of known authors. Any other event with two places only may be a trip.
enum EventShapes {
    private static let known: [any EventShape.Type] = [
        RailwayShape.self, NationalRailShape.self, RegioJetShape.self, ItineraryShape.self,
        TripItShape.self, InvitationShape.self,
    ]

    static func journey(in event: CalendarEvent) -> RecognisedJourney? {
        for shape in known {
            if let journey = shape.journey(in: event) { return journey }
        }
        return nil
    }
}
