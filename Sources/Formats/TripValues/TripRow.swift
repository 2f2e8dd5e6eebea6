import Domain
import JournalFormat

/// A row of a service's JSON that is a trip.
protocol TripRow: Decodable {
    static var source: String { get }
    /// The key of the array of trips.
    static var array: String { get }
    /// The zone of times at places that are not found, or `nil` to leave those times as they are.
    static var zone: Zone? { get }

    /// Whether the keys of an object are those of the service.
    static func recognises(_ keys: JSONKeys) -> Bool

    /// The service's id of the trip, or empty if it has none.
    var key: String { get }
    /// The ends of the trip for messages.
    var ends: (from: String, to: String) { get }

    /// Returns the trip, with moments in any zone.
    ///
    /// - Parameter airports: the airports, of which a service may know only the codes.
    func trip(_ airports: any FindsAirports) throws(RowTrouble) -> Trip
}

/// Reads the trips of a service, and sets their clocks to those of their places.
struct TripRowsReader<Row: TripRow>: SourceReader {
    let gazetteer: any FindsPlaces

    func recognises(_ file: SourceFile) -> Bool {
        guard let keys = file.keys, !keys.isArray else { return false }
        return Row.recognises(keys)
    }

    func read(_ files: [SourceFile], into reading: SourceReading) throws(ImportError) {
        for file in files {
            // Equal rows of two files without ids are the same trips.
            var names = RowNames()
            var records: [ImportRecord] = []
            let rows = JSONRows(file: file, key: Row.array, isInSnakeCase: true)
            try rows.read(
                as: Row.self, into: reading,
                shown: { ImportRow(.trip, at: $1, title: $0.title) }
            ) { row, place throws(RowTrouble) in
                let trip = try row.trip(gazetteer).onLocalClocks(by: gazetteer, otherwise: Row.zone)
                    .checked()
                let key = row.key.isEmpty ? names.name(of: trip) : row.key
                records.append(
                    ImportRecord(place: place, entry: .trip(trip), source: Row.source, key: key))
            }
            reading.contents.add(records)
        }
        reading.contents.addSource(Row.source, files)
    }
}

extension TripRow {
    static var zone: Zone? { nil }

    fileprivate var title: String { Trip.nameInList(from: ends.from, to: ends.to).onOneLine }
}

extension RowNames {
    mutating func name(of trip: Trip) -> String {
        name("\(trip.from) – \(trip.to)", nil, trip.departure.text)
    }
}

extension Trip {
    /// Returns the trip with its moments as the clocks at its places show them. Times that have a
    /// named zone, or none, are unchanged.
    ///
    /// - Parameter zone: the zone for places that are not found, or `nil` to leave their times as
    ///   they are.
    fileprivate func onLocalClocks(by gazetteer: any FindsPlaces, otherwise zone: Zone?) -> Trip {
        let ends = gazetteer.ends(of: self)
        let isFound = ends.from?.zone != nil && ends.to?.zone != nil
        let towns = isFound ? ends : gazetteer.ends(of: betweenTowns)
        func local(_ time: DateTime, at end: TripStop) -> DateTime {
            switch time.zone {
            case .utc, .custom: break
            case .floating, .named: return time
            }
            let known = ends.zone(at: end) ?? towns.zone(at: end)
            guard let zone = known ?? zone, let instant = time.instant else {
                return time
            }
            return DateTime(exactly: instant, in: zone) ?? time
        }
        var trip = self
        trip.departure = local(departure, at: .departure)
        trip.arrival = arrival.map { local($0, at: .arrival) }
        trip.actualDeparture = actualDeparture.map { local($0, at: .departure) }
        trip.actualArrival = actualArrival.map { local($0, at: .arrival) }
        return trip
    }

    /// The trip between the towns that stops of local transport name behind a comma, as in
    /// `Neumarkt, Köln`.
    private var betweenTowns: Trip {
        func town(_ stop: String) -> String { stop.parted(atLast: ", ")?.after.unlessEmpty ?? stop }
        var trip = self
        (trip.from, trip.to) = (town(from), town(to))
        return trip
    }
}

/// One end of a trip, as a service has it.
struct ServiceStop {
    var name: String
    var coordinates: Coordinates?
    var planned, actual: DateTime?

    /// The time of the timetable. The only time that a service knows counts as this one.
    fileprivate var scheduled: DateTime? { planned ?? actual }
    fileprivate var recorded: DateTime? { planned == nil ? nil : actual }
}

extension Trip {
    /// Makes a trip from its two ends. A cancelled one has no actual times.
    init(
        from: ServiceStop, to: ServiceStop, by mode: TravelMode, isCancelled: Bool = false
    ) throws(RowTrouble) {
        guard !from.name.isEmpty, !to.name.isEmpty else { throw .nowhere }
        guard let departure = from.scheduled else { throw .noDeparture }
        self.init(
            from: from.name, to: to.name, fromCoordinates: from.coordinates,
            toCoordinates: to.coordinates, mode: mode, departure: departure,
            arrival: to.scheduled, actualDeparture: isCancelled ? nil : from.recorded,
            actualArrival: isCancelled ? nil : to.recorded,
            disruption: isCancelled ? .cancelled : nil)
    }
}

extension DateTime {
    /// Returns a time in ISO 8601, or `nil` if there is none.
    ///
    /// - Throws: The text if it is not a time.
    static func read(_ text: String?, of field: FieldName) throws(RowTrouble) -> DateTime? {
        let text = (text ?? "").onOneLine
        if text.isEmpty { return nil }
        guard let time = DateTime(isoText: text) else {
            throw .noTime(text, of: field)
        }
        return time
    }
}

extension Coordinates {
    /// Makes coordinates from two values of an export, or `nil` if one is missing or there is no such
    /// place. Both are zero where a service knows no place.
    init?(_ latitude: JSONScalar?, _ longitude: JSONScalar?) {
        guard let latitude = latitude?.number, let longitude = longitude?.number,
            latitude != 0 || longitude != 0
        else { return nil }
        self.init(latitude: latitude, longitude: longitude)
    }
}
