extension Journey {
    /// The legs that were cancelled or missed and not replaced, as far as recorded; empty if the
    /// traveller gave up.
    public var unreplacedLegs: [Leg] {
        guard course.abandonment == .none else { return [] }
        return legs.indices.filter { place in
            guard states[place] == .cancelled || states[place] == .missed else { return false }
            return !isFollowed(place) && !isForestalled(place)
        }.map { legs[$0] }
    }

    /// Returns whether a substitute came before the journey went on as planned.
    private func isFollowed(_ place: Int) -> Bool {
        let next = legs.indices.dropFirst(place + 1).first {
            legs[$0].trip.isSubstitute || states[$0] == .travelled
        }
        return next.map { legs[$0].trip.isSubstitute } ?? false
    }

    /// Returns whether a substitute left before the leg was to leave, from its origin or to the
    /// destination.
    private func isForestalled(_ place: Int) -> Bool {
        let taken = legs.indices.prefix(place).reversed()
            .prefix { legs[$0].trip.isSubstitute && states[$0].isPartOfIt }
        return taken.contains { legs[$0].trip.from.isSamePlace(as: legs[place].trip.from) }
            || legs.indices.prefix(place).contains {
                legs[$0].trip.isSubstitute && states[$0].isPartOfIt
                    && legs[$0].trip.to.isSamePlace(as: destination)
            }
    }
}
