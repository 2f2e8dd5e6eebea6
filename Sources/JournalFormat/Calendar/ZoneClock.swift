/// The offset of a zone from UTC at any time, by a VTIMEZONE.
struct ZoneClock: Sendable {
    private let observances: [ZoneObservance]

    init(_ observances: [[ContentLine]], work: inout ZoneWork) throws(ZoneRecurrence.Failure) {
        var read: [ZoneObservance] = []
        for properties in observances {
            guard work.takes(1) else { throw .endless }
            if let observance = try ZoneObservance(properties, work: &work) {
                read.append(observance)
            }
        }
        guard !read.isEmpty else { throw .senseless }
        self.observances = read
    }

    /// Returns the offset from UTC in seconds at which the zone's clocks show a reading.
    func secondsFromUTC(at reading: ZoneReading) -> Int {
        var latest: (instant: Int, observance: ZoneObservance)?
        for observance in observances {
            guard let onset = observance.onset(before: reading.clock) else { continue }
            let instant = onset - observance.before
            if latest.map({ instant >= $0.instant }) ?? true { latest = (instant, observance) }
        }
        if let latest { return latest.observance.after }
        // Before all onsets, the offset that the first of them ended applies.
        return observances.min { $0.start < $1.start }?.before ?? 0
    }
}
