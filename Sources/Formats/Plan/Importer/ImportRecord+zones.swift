import Domain

extension ImportRecord {
    /// Returns the record with the times that have no zone in the zones of their places. It is
    /// unchanged if one of these places is not found, or if the times would contradict each other.
    ///
    /// Exports of Counterfoil say that a time has no zone, so that theirs are unchanged.
    func inZonesOfPlaces(by gazetteer: any FindsPlaces) -> ImportRecord {
        guard source != ImportOrigin.counterfoil, case .trip(let trip) = entry,
            trip.hasTimeWithoutZone, let (zoned, zones) = trip.inZonesOfPlaces(by: gazetteer),
            Entry.trip(zoned).isPossible || !entry.isPossible
        else { return self }
        var record = self
        record.entry = .trip(zoned)
        record.hasZonesOfPlaces = true
        record.remarks.append(.localTimes(in: zones))
        return record
    }
}

extension Trip {
    /// The times that a trip need not have.
    private static var times: [(TripStop, WritableKeyPath<Trip, DateTime?>)] {
        [(.departure, \.actualDeparture), (.arrival, \.arrival), (.arrival, \.actualArrival)]
    }

    fileprivate var hasTimeWithoutZone: Bool {
        departure.zone == .floating
            || Self.times.contains { self[keyPath: $0.1]?.zone == .floating }
    }

    /// Returns the trip in the zones of its places, and the names of these zones in the order of
    /// its stops. Returns `nil` if a zone that is needed is not found.
    fileprivate func inZonesOfPlaces(
        by gazetteer: any FindsPlaces
    ) -> (trip: Trip, zones: [String])? {
        let ends = gazetteer.ends(of: self)
        func zone(at end: TripStop) -> Zone? {
            let name = end == .departure ? from : to
            return (ends[end]?.zone ?? gazetteer.airport(of: name, by: mode)?.zone).flatMap {
                try? .identified(by: $0)
            }
        }
        var trip = self
        var zones: [TripStop: Zone] = [:]
        func zoned(_ time: DateTime, at end: TripStop) -> DateTime? {
            guard time.zone == .floating else { return time }
            guard let zone = zone(at: end) else { return nil }
            zones[end] = zone
            return DateTime(
                time.day, hour: time.hour, minute: time.minute, second: time.second, zone: zone)
        }
        guard let start = zoned(departure, at: .departure) else { return nil }
        trip.departure = start
        for (end, path) in Self.times {
            guard let time = self[keyPath: path] else { continue }
            guard let time = zoned(time, at: end) else { return nil }
            trip[keyPath: path] = time
        }
        let names = TripStop.allCases.compactMap { zones[$0]?.name }
        return (trip, names.first == names.last ? Array(names.prefix(1)) : names)
    }
}
