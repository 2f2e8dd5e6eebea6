import Domain

extension Zone {
    static let vienna = Zone.named("Europe/Vienna")
    static let london = Zone.named("Europe/London")
    static let lisbon = Zone.named("Europe/Lisbon")
}

extension Trip {
    static func from(_ departure: DateTime, to arrival: DateTime?) -> Trip {
        Trip(from: "A", to: "B", departure: departure, arrival: arrival)
    }
}

extension Duration {
    static func minutes(_ minutes: Int) -> Duration { .seconds(minutes * 60) }
}
