/// How one author writes events of trips.
protocol EventShape: SendableMetatype {
    /// Reads a journey from an event, or returns nil if it is not written in this shape.
    static func journey(in event: CalendarEvent) -> RecognisedJourney?
}

/// The authors that are known. What else names two places is an event that may be a trip.
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
