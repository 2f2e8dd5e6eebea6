extension Journey {
    /// The places of all legs, in their order, after one of them changed places with the one before or
    /// behind it: none where that is the order of their times. Nil where there is none beside it.
    package func places(
        moving id: EntryID, earlier isEarlier: Bool
    ) -> [(id: EntryID, leg: Int?)]? {
        guard let place = legs.firstIndex(where: { $0.id == id }) else { return nil }
        let other = isEarlier ? place - 1 : place + 1
        guard legs.indices.contains(other) else { return nil }
        var moved = legs
        moved.swapAt(place, other)
        let isByTimes = Self.byTimes(moved).map(\.id) == moved.map(\.id)
        return moved.enumerated().map { ($1.id, isByTimes ? nil : $0 + 1) }
    }
}
