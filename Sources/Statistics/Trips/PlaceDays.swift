public import Domain

/// The number of days at each place.
public struct PlaceDays: Sendable {
    private var visits: [Visit] = []
    private var trips: [TripThere] = []

    private struct Visit {
        let place: CountedName
        let first: Int
        let last: Int
    }

    private struct TripThere {
        let moment: Int
        let id: EntryID
        let day: Int
        let from: CountedName
        let to: CountedName
    }

    public struct Days: Hashable, Sendable {
        /// The films watched there and the trips that began or ended there and were taken.
        public let entries: CountedGroup<CountedName>
        /// The number of different days with such an entry. A trip counts on the day of its
        /// departure.
        public let days: Int
        /// The number of these days and of the days between a trip that ended there and the next
        /// trip, if that began there.
        public let stayed: Int
    }

    mutating func add(_ film: CountedFilm) {
        guard let place = film.place, let day = film.day?.daysSinceEpoch else { return }
        visits.append(Visit(place: place, first: day, last: day))
    }

    mutating func add(_ trip: CountedTrip) {
        guard trip.isTaken, let day = trip.day?.daysSinceEpoch, let moment = trip.moment else {
            return
        }
        trips.append(TripThere(moment: moment, id: trip.id, day: day, from: trip.from, to: trip.to))
    }

    /// The places, by the most days, then by the alphabet.
    public var places: [Days] {
        var sums = ByName<CountedName, Sum>(Sum())
        for visit in (visits + tripVisits).sorted(by: { $0.first < $1.first }) {
            sums.add(visit.place) { $0.add(visit.first, visit.last) }
        }
        return sums.sorted { left, right in
            let (first, second) = (left.value, right.value)
            if first.stayed != second.stayed { return first.stayed > second.stayed }
            return first.days == second.days ? left.name < right.name : first.days > second.days
        }.map { place in
            Days(
                entries: CountedGroup(
                    place.usual, count: place.value.entries,
                    terms: .whole(.place, place.name) + .without(.taken) + .has(.date)),
                days: place.value.days, stayed: place.value.stayed)
        }
    }

    private var tripVisits: [Visit] {
        let sorted = trips.sorted { ($0.moment, $0.id.rawValue) < ($1.moment, $1.id.rawValue) }
        return sorted.indices.flatMap { index in
            let trip = sorted[index]
            let next = index + 1 < sorted.count ? sorted[index + 1] : nil
            let last = next?.from == trip.to ? next?.day ?? trip.day : trip.day
            let arrival = Visit(place: trip.to, first: trip.day, last: last)
            // A trip that ends where it began is one entry there.
            guard trip.from != trip.to else { return [arrival] }
            return [Visit(place: trip.from, first: trip.day, last: trip.day), arrival]
        }
    }

    /// The sums for one place. Visits are added in the order of their first days.
    private struct Sum: Hashable {
        var entries = 0
        var days = 0
        var stayed = 0
        private var lastDay = Int.min
        private var lastStayed = Int.min

        mutating func add(_ first: Int, _ last: Int) {
            entries += 1
            if first > lastDay {
                days += 1
                lastDay = first
            }
            if last > lastStayed {
                stayed += last - max(first - 1, lastStayed)
                lastStayed = last
            }
        }
    }
}
