import Domain
import Foundation
import JournalFormat

/// Reads AirTrail's export of flights as JSON.
typealias AirTrailReader = TripRowsReader<AirTrailRow>

/// A flight of AirTrail. Its export has no ids.
struct AirTrailRow: TripRow {
    static let source = "AirTrail"
    static let array = "flights"

    static func recognises(_ keys: JSONKeys) -> Bool {
        keys.has("flights.date", "flights.from", "flights.to", "flights.departure")
    }

    private let date: String?
    private let from, to: OrCode<Airport>?
    /// The times at the gates: the actual ones if there is a scheduled one.
    private let departure, arrival: String?
    private let departureScheduled, arrivalScheduled: String?
    private let takeoffActual, landingActual: String?
    private let flightNumber: String?
    private let airline, aircraft: OrCode<Named>?
    private let aircraftReg: String?
    private let note: String?
    /// The seats, as they are called until version 3 and since.
    private let seats, passengers: [Seat]?

    /// An airport, of which old exports have only the code.
    private struct Airport: Decodable, MadeOfCode {
        var iata, icao: String?
        var name, municipality: String?
        var lat, lon: JSONScalar?
        /// The name of its zone in the time zone database.
        var tz: String?

        init(code: String) {
            if code.utf8.count == 3 { iata = code } else { icao = code }
        }

        var code: String? { [iata, icao, name].firstNonNil { $0?.onOneLine.unlessEmpty } }

        /// The name with the code, such as `Köln (CGN)`, by which flights of other sources are found.
        var label: String {
            let place = [municipality, name].firstNonNil { $0?.onOneLine.unlessEmpty }
            guard let place else { return code ?? "" }
            return iata?.onOneLine.unlessEmpty.map { "\(place) (\($0))" } ?? place
        }
    }

    /// A company or a kind of aircraft, of which old exports have only the code.
    private struct Named: Decodable, MadeOfCode {
        let name: String?

        init(code: String) { name = code }
    }

    /// An object in whose place old exports have a code.
    private struct OrCode<Value: Decodable & MadeOfCode>: Decodable {
        let value: Value

        init(from decoder: any Decoder) throws {
            let code = try? decoder.singleValueContainer().decode(String.self)
            value = try code.map(Value.init(code:)) ?? Value(from: decoder)
        }
    }

    private struct Seat: Decodable {
        let seatNumber, seatClass: String?
    }

    /// The day, the flight and the airports. A flight whose times were corrected is the same one,
    /// unless it has no number.
    var key: String {
        guard let date else { return "" }
        let number = flightNumber?.onOneLine.unlessEmpty ?? departureScheduled ?? departure
        return [date, number, from?.value.code, to?.value.code].compactMap {
            $0?.onOneLine.unlessEmpty
        }
        .joined(separator: " ")
    }
    var ends: (from: String, to: String) { (from?.value.label ?? "", to?.value.label ?? "") }

    func trip(_ airports: any FindsAirports) throws(RowTrouble) -> Trip {
        var trip = try Trip(
            from: stop(
                from?.value, departureScheduled, departure ?? takeoffActual, .departure, airports),
            to: stop(to?.value, arrivalScheduled, arrival ?? landingActual, .arrival, airports),
            by: .flight)
        let number = (flightNumber ?? "").onOneLine
        trip.service = TripItShape.service(number[...]) ?? number
        trip.operator = (airline?.value.name ?? "").onOneLine
        let seats = seats ?? passengers ?? []
        trip.seat = SanitizedText.list(seats.compactMap(\.seatNumber)).joined(separator: ", ")
        let word = seats.firstNonNil { $0.seatClass?.onOneLine.unlessEmpty } ?? ""
        trip.travelClass = Self.classes[word] ?? word
        let note = SanitizedText.trimmed(SanitizedText.paragraphs(note ?? ""))
        let aircraft = [aircraft?.value.name, aircraftReg].compactMap { $0?.onOneLine.unlessEmpty }
        trip.notes = note.isEmpty ? aircraft.joined(separator: ", ") : note
        return trip
    }

    private static let classes = [
        "economy": "Economy", "economy+": "Premium Economy", "business": "Business",
        "first": "First", "private": "Private",
    ]

    private func stop(
        _ airport: Airport?, _ planned: String?, _ actual: String?, _ field: FieldName,
        _ airports: any FindsAirports
    ) throws(RowTrouble) -> ServiceStop {
        let known = airport?.iata.flatMap { airports.airport(code: $0) }
        let zone = (airport?.tz ?? known?.zone).flatMap { try? Zone.identified(by: $0) }
        func local(_ text: String?) throws(RowTrouble) -> DateTime? {
            let time = try DateTime.read(text, of: field)
            guard let zone, let instant = time?.instant else { return time }
            return DateTime(exactly: instant, in: zone)
        }
        return ServiceStop(
            name: airport?.label ?? "", coordinates: Coordinates(airport?.lat, airport?.lon),
            planned: try local(planned), actual: try local(actual))
    }
}

/// An object that a code can stand for.
private protocol MadeOfCode {
    init(code: String)
}
