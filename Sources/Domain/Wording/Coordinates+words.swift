extension Coordinates {
    /// Such as "50.8659° N, 7.1427° E", as maps have it.
    public var words: String {
        "\(digits.latitude)° \(latitude < 0 ? "S" : "N"), "
            + "\(digits.longitude)° \(longitude < 0 ? "W" : "E")"
    }
}
