/// How far the clocks of a zone are ahead of UTC at any time, as a VTIMEZONE tells it.
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

    /// In seconds, at what the zone's clocks show.
    func secondsFromUTC(at reading: ZoneReading) -> Int {
        var latest: (instant: Int, observance: ZoneObservance)?
        for observance in observances {
            guard let onset = observance.onset(before: reading.clock) else { continue }
            let instant = onset - observance.before
            if latest.map({ instant >= $0.instant }) ?? true { latest = (instant, observance) }
        }
        if let latest { return latest.observance.after }
        // Before all onsets holds what the first of them ended.
        return observances.min { $0.start < $1.start }?.before ?? 0
    }
}
