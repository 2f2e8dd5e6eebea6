import Domain
import TestSupport
import Testing

@testable import Formats

@Suite("Where the flights of an import begin and end")
struct AirportsOfImportsTests {
    private let cologne = Coordinates("50.8659, 7.1427")
    private let vienna = Coordinates("48.1103, 16.5697")

    private func imported(_ record: ImportRecord) throws -> Trip {
        let prepared = PreparedRecord(record, at: 0, bands: .usual, gazetteer: PlacesDouble())
        guard case .trip(let trip) = prepared.new else { throw WrongKind() }
        return trip
    }

    private func flight(
        from: String, to: String, _ more: (inout Trip) -> Void = { _ in }
    ) throws -> ImportRecord {
        let day = try #require(CalendarDay(year: 2026, month: 11, day: 22))
        let departure = try #require(DateTime(day, hour: 9, minute: 0, zone: .utc))
        return .trip(from, to, at: departure, key: "1") {
            $0.mode = .flight
            more(&$0)
        }
    }

    @Test("Codes bring the coordinates of airports, and with them the distance")
    func codes() async throws {
        let trip = try imported(flight(from: "CGN", to: "Vienna (VIE)"))
        #expect(trip.fromCoordinates == cologne)
        #expect(trip.toCoordinates == vienna)
        #expect(trip.greatCircle != nil)
    }

    @Test("Coordinates that the source has stay")
    func known() async throws {
        let station = Coordinates("50.9, 7.1")
        let trip = try imported(
            flight(from: "CGN", to: "VIE") { $0.fromCoordinates = station })
        #expect(trip.fromCoordinates == station)
        #expect(trip.toCoordinates == vienna)
    }

    @Test("A train is at no airport, whatever its station is called")
    func train() async throws {
        let trip = try imported(flight(from: "CGN", to: "VIE") { $0.mode = .train })
        #expect(trip.fromCoordinates == nil)
    }

    @Test("What Counterfoil exported comes back as it was")
    func ownExport() async throws {
        let record = try flight(from: "CGN", to: "VIE")
        let trip = try imported(
            ImportRecord(
                place: record.place, entry: record.entry, source: ImportOrigin.counterfoil,
                key: "1"))
        #expect(trip.fromCoordinates == nil)
    }
}
