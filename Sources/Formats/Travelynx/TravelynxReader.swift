import Domain
import Foundation
import JournalFormat

/// Reads travelynx's export of an account as JSON. The journey that is under way is not read.
typealias TravelynxReader = TripRowsReader<TravelynxRow>

/// A journey of travelynx. Its database writes numbers as texts or as numbers.
struct TravelynxRow: TripRow {
    static let source = "travelynx"
    static let array = "journeys"
    // The service itself shows all times by this clock.
    static let zone: Zone? = .named("Europe/Berlin")

    static func recognises(_ keys: JSONKeys) -> Bool {
        keys.has("journeys.journey_id", "journeys.dep_name", "journeys.sched_dep_ts")
    }

    private let journeyId: JSONScalar?
    /// The type of the train, such as `ICE`, `S` or `Bus`.
    private let trainType: String?
    private let trainLine, trainNo: JSONScalar?
    private let depName, arrName: String?
    private let depLat, depLon, arrLat, arrLon: JSONScalar?
    private let schedDepTs, realDepTs, schedArrTs, realArrTs: JSONScalar?
    private let cancelled: JSONScalar?
    private let userData: Words?

    /// The person's own words, as an object or as a text that contains one.
    private struct Words: Decodable {
        let comment, `operator`: String?

        private struct Values: Decodable {
            let comment, `operator`: JSONScalar?
        }

        init(from decoder: any Decoder) throws {
            let text = try? decoder.singleValueContainer().decode(String.self)
            let values =
                if let text {
                    try? JSONDecoder().decode(Values.self, from: Data(text.utf8))
                } else {
                    try Values(from: decoder)
                }
            comment = values?.comment?.text
            `operator` = values?.operator?.text
        }
    }

    var key: String { journeyId.line }
    var ends: (from: String, to: String) { ((depName ?? "").onOneLine, (arrName ?? "").onOneLine) }

    func trip(_ airports: any FindsAirports) throws(RowTrouble) -> Trip {
        let from = ServiceStop(
            name: ends.from, coordinates: Coordinates(depLat, depLon),
            planned: try Self.time(schedDepTs, of: .departure),
            actual: try Self.time(realDepTs, of: .actualDeparture))
        let to = ServiceStop(
            name: ends.to, coordinates: Coordinates(arrLat, arrLon),
            planned: try Self.time(schedArrTs, of: .arrival),
            actual: try Self.time(realArrTs, of: .actualArrival))
        let type = (trainType ?? "").onOneLine
        var trip = try Trip(
            from: from, to: to, by: Self.mode(type), isCancelled: cancelled?.isTrue ?? false)
        let number = [trainLine.line, trainNo.line].first { !$0.isEmpty }
        trip.service = [type, number ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
        trip.operator = (userData?.operator ?? "").onOneLine
        trip.notes = SanitizedText.trimmed(SanitizedText.paragraphs(userData?.comment ?? ""))
        return trip
    }

    private static func time(
        _ seconds: JSONScalar?, of field: FieldName
    ) throws(RowTrouble) -> DateTime? {
        guard let seconds, !seconds.text.isEmpty else { return nil }
        guard let time = seconds.moment.flatMap({ DateTime($0, in: .utc) }) else {
            throw .noTime(seconds.text.onOneLine, of: field)
        }
        return time
    }

    private static func mode(_ type: String) -> TravelMode {
        let word = type.lowercased()
        func has(_ parts: String...) -> Bool { parts.contains { word.contains($0) } }
        return if has("bus", "coach") || ["sev", "ast", "ruf"].contains(word) {
            .bus
        } else if has("fähr", "schiff", "ferry", "boat") || word == "f" {
            .ferry
        } else if has("flug", "flight") {
            .flight
        } else if has("taxi", "seilbahn") {
            .other
        } else {
            .train
        }
    }
}
