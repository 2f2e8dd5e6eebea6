extension ReadsEntries {
    /// Returns the legs of a trip's journey as they are now, or only the trip if it has no journey.
    public func journeyLegs(with id: EntryID) async -> [Journey.Leg] {
        var found: [Journey.Leg] = []
        for id in await self.legs(with: id).unlessEmpty ?? [id] {
            guard case .trip(let trip)? = await entry(id) else { continue }
            found.append(Journey.Leg(id, trip))
        }
        return found
    }
}
