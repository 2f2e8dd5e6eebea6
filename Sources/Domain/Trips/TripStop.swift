public enum TripStop: String, CaseIterable, Codable, Sendable {
    case departure, arrival
}
