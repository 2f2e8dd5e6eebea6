import Domain
import JournalFormat

/// One end of a trip, as a service has it.
struct ServiceStop {
    var name: String
    var coordinates: Coordinates?
    var planned: DateTime?
    var actual: DateTime?

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
