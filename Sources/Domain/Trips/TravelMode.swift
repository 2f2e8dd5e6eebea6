public enum TravelMode: String, CaseIterable, Sendable {
    case train, bus, flight, ferry, other
}
