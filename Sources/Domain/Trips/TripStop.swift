/// One of the two ends of a trip.
public enum TripStop: String, CaseIterable, Sendable {
    case departure, arrival
}
