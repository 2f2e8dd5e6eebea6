public enum TripStop: String, CaseIterable, Sendable {
    case departure, arrival
}
