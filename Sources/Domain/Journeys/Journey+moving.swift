extension Journey {
    /// Returns the positions of all legs after one of them is swapped with its neighbour. The
    /// positions are `nil` if that is the order of their times. Returns `nil` if there is no
    /// neighbour.
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
