internal import Domain
internal import Foundation

extension Trip {
    /// Returns the trip with which the form for a new one begins: one hour from the next full hour
    /// in `timeZone`, on the season ticket that is valid then. It is `nil` only outside the years
    /// of the calendar.
    static func suggested(
        at now: Date, in timeZone: TimeZone, passes: KnownPasses = .none
    ) -> Trip? {
        guard let clock = DateTime(now, onClockIn: timeZone),
            let hour = DateTime(clock.day, hour: clock.hour, minute: 0, zone: .local(timeZone)),
            let departure = hour.nextHour
        else { return nil }
        let pass = passes.pass(validOn: departure.day)
        return Trip(
            from: "", to: "", departure: departure, arrival: nil,
            ticket: pass == nil ? .single : .season, ticketNumber: pass?.ticketNumber ?? "")
    }
}

extension DateTime {
    /// The time one hour later, or two if that hour is repeated, since a form has no second
    /// occurrence of an hour.
    fileprivate var nextHour: DateTime? {
        let later = [1, 2].compactMap { advanced(by: .seconds($0 * 3_600)) }
        return later.first { $0.zone == zone } ?? later.first
    }
}
