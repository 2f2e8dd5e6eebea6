extension Journey {
    /// The legs that were cancelled or missed and in whose place nothing came, as far as anybody
    /// recorded; none where somebody said that they gave up.
    public var lost: [Leg] {
        guard course.abandonment == .none else { return [] }
        return legs.indices.filter { place in
            guard states[place] == .cancelled || states[place] == .missed else { return false }
            return !isFollowed(place) && !isForestalled(place)
        }.map { legs[$0] }
    }

    /// Whether something came in its place before the journey went on as planned.
    private func isFollowed(_ place: Int) -> Bool {
        let next = legs.indices.dropFirst(place + 1).first {
            legs[$0].trip.isSubstitute || states[$0] == .travelled
        }
        return next.map { legs[$0].trip.isSubstitute } ?? false
    }

    /// Whether what came in its place left before it was to leave: from there, or to the destination.
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
