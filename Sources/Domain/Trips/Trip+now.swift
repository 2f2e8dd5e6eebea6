public import Foundation

extension Trip {
    /// The end that may be happening now: the next one that nobody recorded, from half a day before
    /// the timetable's departure until a day after its last time. Nil for a trip that was cancelled,
    /// is over or is still far off.
    ///
    /// - Parameter timeZone: of the machine, by whose clock floating times are meant.
    public func endHappening(at moment: Date, in timeZone: TimeZone = .current) -> TripEnd? {
        let last = arrival ?? departure
        guard disruption != .cancelled, abandonment == .none, actualArrival == nil,
            let there = Self.minute(of: moment, in: departure.zone, timeZone),
            let sinceDeparture = departure.duration(until: there),
            let sinceEnd = Self.minute(of: moment, in: last.zone, timeZone)
                .flatMap(last.duration(until:)),
            sinceDeparture >= .seconds(-12 * 3_600), sinceEnd <= .seconds(24 * 3_600)
        else { return nil }
        return actualDeparture == nil ? .departure : .arrival
    }

    /// The minute that the clock shows at an end at a moment; nil outside the years 1 to 9999.
    public func minute(
        of moment: Date, at end: TripEnd, in timeZone: TimeZone = .current
    ) -> DateTime? {
        Self.minute(of: moment, in: planned(at: end)?.zone ?? departure.zone, timeZone)
    }

    private static func minute(
        of moment: Date, in zone: Zone, _ timeZone: TimeZone
    ) -> DateTime? {
        let minute = Date(
            timeIntervalSince1970: (moment.timeIntervalSince1970 / 60).rounded(.down) * 60)
        guard zone == .floating else { return DateTime(exactly: minute, in: zone) }
        return DateTime(minute, onClockIn: timeZone).flatMap {
            DateTime($0.day, hour: $0.hour, minute: $0.minute, zone: .floating)
        }
    }
}
