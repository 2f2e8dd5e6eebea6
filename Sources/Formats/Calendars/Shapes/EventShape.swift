/// How one author writes events of trips.
protocol EventShape: SendableMetatype {
    /// What an event says of a journey; nil where it is not written so.
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
