public import Domain

/// The trips with each service, such as ICE 93.
public struct ServiceRuns: Sendable {
    private var known = ByName<CountedName, Runs>(Runs())

    private struct Runs: Hashable {
        private(set) var count = 0
        /// The runs that are kept, in any order.
        private(set) var latest: [ServiceRun] = []

        mutating func add(_ run: ServiceRun) {
            count += 1
            latest.append(run)
            guard latest.count >= 2 * ServiceRuns.most else { return }
            latest = ServiceRuns.latest(ServiceRuns.most, of: latest)
        }
    }

    /// The number of latest runs that are kept of each service, at least.
    public static let most = 100

    public mutating func add(_ trip: CountedTrip) {
        guard let service = trip.service else { return }
        known.add(service, at: trip.moment ?? .min) { $0.add(ServiceRun(trip)) }
    }

    /// The services by the number of trips, the most frequent first, each as its latest trip spells
    /// it.
    public var services: [CountedGroup<CountedName>] {
        known.sorted { left, right in
            left.value.count == right.value.count
                ? left.name < right.name : left.value.count > right.value.count
        }.map {
            CountedGroup($0.usual, count: $0.value.count, terms: .whole(.service, $0.name))
        }
    }

    /// Returns the latest runs of a service, the latest first.
    ///
    /// - Parameter count: The number of runs, at most `most`.
    public func last(_ count: Int, of service: CountedName) -> [ServiceRun] {
        Self.latest(count, of: known[service].latest)
    }

    private static func latest(_ count: Int, of runs: [ServiceRun]) -> [ServiceRun] {
        Array(runs.sorted { $1 < $0 }.prefix(count))
    }
}

public struct ServiceRun: Hashable, Sendable, Comparable {
    public let id: EntryID
    public let day: CalendarDay?
    public let status: TripStatus
    /// The delay in whole minutes, negative if it was early, or `nil` if it is unknown.
    public let minutesLate: Int?
    private let moment: Int

    init(_ trip: CountedTrip) {
        id = trip.id
        day = trip.day
        status = trip.status
        minutesLate = trip.isTaken ? trip.status.minutesLate : nil
        moment = trip.moment ?? .min
    }

    /// Orders runs by time, the earliest first.
    public static func < (left: ServiceRun, right: ServiceRun) -> Bool {
        (left.moment, left.id.rawValue) < (right.moment, right.id.rawValue)
    }
}
