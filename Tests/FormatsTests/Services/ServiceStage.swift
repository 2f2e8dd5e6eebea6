import Domain
import FormatsTestSupport
import Foundation
import TestSupport

@testable import Formats

extension ServicesReader {
    /// The reader with the descriptions that come with the program, at home in Vienna.
    static let shipped = ServicesReader(
        folders: .shipped, gazetteer: PlacesDouble(),
        home: TimeZone(identifier: "Europe/Vienna") ?? .gmt)
}

/// Returns the contents of the fixtures of a service.
func read(
    _ service: String, _ answers: [ImportQuestion.ID: ImportQuestion.Option.ID] = [:]
) async throws -> SourceContents {
    try await contents(.fixtures("services/\(service)"), by: ServicesReader.shipped, answers)
}

/// Returns the trips that were read, a line each.
func trips(_ contents: SourceContents) -> [String] {
    contents.records.compactMap { record in
        guard case .trip(let trip) = record.entry else { return nil }
        func times(_ planned: DateTime?, _ actual: DateTime?) -> String {
            [planned?.isoText, actual.map { "actually \($0.isoText)" }].compactMap(\.self)
                .joined(separator: ", ")
        }
        let facts = [
            "\(trip.mode.rawValue) \(trip.service)", trip.operator,
            times(trip.departure, trip.actualDeparture), times(trip.arrival, trip.actualArrival),
            trip.distance.map { "\($0) km" } ?? "", trip.disruption?.rawValue ?? "",
            trip.seat.isEmpty ? "" : "seat \(trip.seat)", trip.travelClass, trip.ticketNumber,
            trip.notes.isEmpty ? "" : "“\(trip.notes.replacing("\n", with: " | "))”",
        ].filter { !$0.isEmpty }
        let rest =
            record.remarks.map { "! \($0.words)" }
            + [record.question.map { "? \($0)" }].compactMap(\.self)
        return (["\(trip.from) → \(trip.to)"] + facts + rest + ["= \(record.key)"])
            .joined(separator: "; ")
    }
}
