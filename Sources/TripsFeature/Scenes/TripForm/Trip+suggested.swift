internal import Domain
internal import Foundation

extension Trip {
    /// The trip with which the form for a new one starts: it takes an hour from the next full hour by
    /// the clock of `timeZone`, on the season ticket that is valid then. Nil only outside the years that the
    /// calendar has.
    static func suggested(
        at now: Date, in timeZone: TimeZone, passes: KnownPasses = .none
    ) -> Trip? {
        guard let clock = DateTime(now, onClockIn: timeZone),
            let hour = DateTime(clock.day, hour: clock.hour, minute: 0, zone: .local(timeZone)),
            let departure = hour.nextHour
        else { return nil }
        let pass = passes.pass(validOn: departure.day)
        return Trip(
            from: "", to: "", departure: departure, arrival: departure.nextHour,
            ticket: pass == nil ? .single : .season, ticketNumber: pass?.ticketNumber ?? "")
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
