extension Journey {
    /// The legs that were cancelled or missed and in whose place nothing came, as far as anybody
    /// recorded.
    public var lost: [Leg] {
        legs.indices.filter { place in
            guard states[place] == .cancelled || states[place] == .missed else { return false }
            let after = legs.indices.dropFirst(place + 1)
            let next = after.first {
                legs[$0].trip.isSubstitute
                    || states[$0] == .travelled && !legs[$0].trip.isSubstitute
            }
            return next.map { !legs[$0].trip.isSubstitute } ?? true
        }.map { legs[$0] }
    }
}
