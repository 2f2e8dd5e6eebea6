extension ReadsEntries {
    /// The legs of the journey that a trip is part of, as they are by now; only the trip where it is one
    /// by itself.
    public func journeyLegs(with id: EntryID) async -> [Journey.Leg] {
        var found: [Journey.Leg] = []
        for id in await self.legs(with: id).unlessEmpty ?? [id] {
            guard case .trip(let trip)? = await entry(id) else { continue }
            found.append(Journey.Leg(id, trip))
        }
        return found
    }
}
