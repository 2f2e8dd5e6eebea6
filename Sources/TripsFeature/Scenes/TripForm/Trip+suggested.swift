internal import Domain
internal import Foundation

extension Trip {
    /// What the form for a new trip starts with: an hour that begins with the next full one, by
    /// the clock of `timeZone`. Nil only outside the years that the calendar has.
    static func suggested(at now: Date, in timeZone: TimeZone) -> Trip? {
        let offset = timeZone.secondsFromGMT(for: now)
        guard let clock = DateTime(now, in: .custom(name: "", secondsFromUTC: offset)),
            let hour = DateTime(clock.day, hour: clock.hour, minute: 0, zone: Zone(timeZone)),
            let departure = hour.advanced(by: .seconds(3_600))
        else { return nil }
        return Trip(
            from: "", to: "", departure: departure,
            arrival: departure.advanced(by: .seconds(3_600)))
    }
}

extension Zone {
    /// A zone without a place, such as a machine's `Etc/UTC`, is UTC where it is that, and floating
    /// otherwise.
    fileprivate init(_ timeZone: TimeZone) {
        let isUTC = ["UTC", "GMT", "Etc/UTC", "Etc/GMT"].contains(timeZone.identifier)
        self = isUTC ? .utc : (try? Zone.identified(by: timeZone.identifier)) ?? .floating
    }
}
