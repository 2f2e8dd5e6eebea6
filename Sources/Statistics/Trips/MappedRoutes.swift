public import Domain

/// The routes of trips that were taken, with the coordinates that the journal has of their ends.
public struct MappedRoutes: Hashable, Sendable {
    private var sums: [Key: Sum] = [:]

    fileprivate struct Key: Hashable {
        let from: CountedName
        let to: CountedName
        let mode: TravelMode
        /// The operator, which tells places of one name apart.
        let `operator`: CountedName?
        let fromCoordinates: Coordinates?
        let toCoordinates: Coordinates?

        init(_ trip: CountedTrip) {
            (from, to, mode, `operator`) = (trip.from, trip.to, trip.mode, trip.operator)
            (fromCoordinates, toCoordinates) = (trip.fromCoordinates, trip.toCoordinates)
        }

        /// Other spellings are other routes, so that names do not depend on the order of the trips.
        static func == (one: Key, other: Key) -> Bool {
            one.from.isWritten(like: other.from) && one.to.isWritten(like: other.to)
                && one.mode == other.mode && one.operator == other.operator
                && one.fromCoordinates == other.fromCoordinates
                && one.toCoordinates == other.toCoordinates
        }

        /// The names tell nearly all routes apart, and are hashed already.
        func hash(into hasher: inout Hasher) {
            hasher.combine(from)
            hasher.combine(to)
        }
    }

    fileprivate struct Sum: Hashable {
        var count = 0
        var days: ClosedRange<CalendarDay>?
    }

    public init(of trips: [CountedTrip] = []) {
        for trip in trips { add(trip) }
    }

    public mutating func add(_ trip: CountedTrip) {
        guard trip.isTaken else { return }
        sums[Key(trip), default: Sum()].add(trip.day)
    }

    /// Returns the trips with their places: by the coordinates that most trips have for the same
    /// stop, unless the trip's own are elsewhere, or else by the look-up of its name.
    public func located(by gazetteer: any FindsPlaces) -> LocatedTrips {
        let known = coordinates
        var located = LocatedTrips()
        for (key, sum) in sums.sorted(by: { $0.key.isBefore($1.key) }) {
            let places = (
                from: Self.place(of: key.fromCoordinates, usual: known[key.from]),
                to: Self.place(of: key.toCoordinates, usual: known[key.to])
            )
            let ends = gazetteer.ends(
                from: (key.from.text, key.hints(at: places.from)),
                to: (key.to.text, key.hints(at: places.to)))
            located.add(
                from: LocatedStop(key.from, at: places.from, found: ends.from),
                to: LocatedStop(key.to, at: places.to, found: ends.to),
                named: (key.from, key.to), count: sum.count, days: sum.days)
        }
        return located
    }

    /// The distance in kilometres within which coordinates are those of the same stop.
    private static let sameStop = 5.0

    /// Returns the coordinates of a stop: the usual ones, unless the trip's own are elsewhere.
    private static func place(of own: Coordinates?, usual: Coordinates?) -> Coordinates? {
        guard let own, let usual, own.distance(to: usual) > sameStop else { return usual }
        return own
    }

    /// The coordinates that most trips have for each stop.
    private var coordinates: [CountedName: Coordinates] {
        var counts: [CountedName: [Coordinates: Int]] = [:]
        for (key, sum) in sums {
            let ends = [(key.from, key.fromCoordinates), (key.to, key.toCoordinates)]
            for case (let stop, let place?) in ends {
                counts[stop, default: [:]][place, default: 0] += sum.count
            }
        }
        return counts.compactMapValues { places in
            places.max { ($0.value, $0.key.packed) < ($1.value, $1.key.packed) }?.key
        }
    }
}

extension MappedRoutes.Key {
    /// Orders routes the same way each time, so that the same trips make the same map.
    fileprivate func isBefore(_ other: Self) -> Bool {
        func order(_ key: Self) -> (String, String, String, String, Int, Int) {
            (
                key.from.text, key.to.text, key.mode.rawValue, key.operator?.key ?? "",
                key.fromCoordinates?.packed ?? 0, key.toCoordinates?.packed ?? 0
            )
        }
        return order(self) < order(other)
    }

    fileprivate func hints(at coordinates: Coordinates?) -> PlaceHints {
        PlaceHints(
            mode: mode, known: coordinates.map { KnownPlace(coordinates: $0) },
            operator: `operator`?.text ?? "")
    }
}

extension MappedRoutes.Sum {
    fileprivate mutating func add(_ day: CalendarDay?) {
        count += 1
        guard let day else { return }
        days = days.map { min($0.lowerBound, day)...max($0.upperBound, day) } ?? day...day
    }
}
