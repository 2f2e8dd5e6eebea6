import Domain

extension DateTime {
    /// A time that is known to exist.
    static func at(
        _ year: Int, _ month: Int, _ day: Int, _ hour: Int, _ minute: Int, _ zone: Zone
    ) -> DateTime {
        guard let day = CalendarDay(year: year, month: month, day: day),
            let time = DateTime(day, hour: hour, minute: minute, zone: zone)
        else { preconditionFailure("no such time") }
        return time
    }
}

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
