public import Domain

extension Zone {
    public static let berlin = Zone.named("Europe/Berlin")
    public static let lisbon = Zone.named("Europe/Lisbon")
    public static let london = Zone.named("Europe/London")
    public static let vienna = Zone.named("Europe/Vienna")
}

extension Trip {
    /// Returns a trip from A to B.
    public static func from(_ departure: DateTime, to arrival: DateTime?) -> Trip {
        Trip(from: "A", to: "B", departure: departure, arrival: arrival)
    }
}

extension Duration {
    public static func minutes(_ minutes: Int) -> Duration { .seconds(minutes * 60) }
}
