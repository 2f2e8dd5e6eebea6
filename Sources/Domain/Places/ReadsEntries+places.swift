extension ReadsEntries {
    /// Returns the facts that the journal has of some stops, by their names.
    ///
    /// - Parameter filledInZones: the zones that the program fills in, which say nothing of a
    ///   place.
    public func knownPlaces(
        named names: [String], filledInZones: Set<String>
    ) async -> [String: KnownPlace] {
        var places: [String: KnownPlace] = [:]
        for name in names {
            places[name] = await knownPlace(named: name, filledInZones: filledInZones)
        }
        return places
    }

    /// Returns the facts that the latest trips from and to a stop have of it, or `nil` if they
    /// have none.
    private func knownPlace(
        named name: String, filledInZones: Set<String>
    ) async -> KnownPlace? {
        guard !name.allSatisfy(\.isWhitespace) else { return nil }
        let name = CountedName(name)
        var place = KnownPlace()
        for end in TripStop.allCases {
            let terms = SearchTerms.whole(end == .departure ? .from : .to, name)
            let found = await listing(matching: EntryQuery(kind: .trip, search: terms.text))
            for summary in found.summaries(in: 0..<min(latest, found.count)) {
                guard case .trip(let trip)? = await entry(summary.id),
                    CountedName(end == .departure ? trip.from : trip.to) == name
                else { continue }
                place.coordinates = place.coordinates ?? trip.coordinates(at: end)
                let time = end == .departure ? trip.departure : trip.arrival
                if case .named(let zone)? = time?.zone, !filledInZones.contains(zone) {
                    place.zone = zone
                    return place
                }
            }
        }
        return place == KnownPlace() ? nil : place
    }

    /// The greatest number of trips from a stop that are read, and of trips to it.
    private var latest: Int { 3 }
}
