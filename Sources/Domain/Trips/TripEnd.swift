/// One of the two ends of a trip.
public enum TripEnd: String, CaseIterable, Sendable {
    case departure, arrival
}
