internal import Domain
internal import Foundation
internal import Wording

extension Trip {
    /// What the form for a new trip starts with: an hour that begins with the next full one, by
    /// the clock of `timeZone`. Nil only outside the years that the calendar has.
    static func suggested(at now: Date, in timeZone: TimeZone) -> Trip? {
        let offset = timeZone.secondsFromGMT(for: now)
        guard let clock = DateTime(now, in: .custom(name: "", secondsFromUTC: offset)),
            let hour = DateTime(clock.day, hour: clock.hour, minute: 0, zone: Zone(timeZone)),
            let departure = hour.nextHour
        else { return nil }
        return Trip(from: "", to: "", departure: departure, arrival: departure.nextHour)
    }
}

extension DateTime {
    /// An hour later, or two where the clock shows that hour for the second time: a form knows no
    /// second time.
    fileprivate var nextHour: DateTime? {
        let later = [1, 2].compactMap { advanced(by: .seconds($0 * 3_600)) }
        return later.first { $0.zone == zone } ?? later.first
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
