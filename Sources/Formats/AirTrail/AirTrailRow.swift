import Domain
import Foundation
import JournalFormat

/// A flight of AirTrail. Its export has no ids.
struct AirTrailRow: TripRow {
    private let from: Airport?
    private let to: Airport?
    /// The times at the gates: the actual ones if there is a scheduled one.
    private let departure: String?
    private let arrival: String?
    private let departureScheduled: String?
    private let arrivalScheduled: String?
    private let takeoffActual: String?
    private let landingActual: String?
    private let flightNumber: String?
    private let airline: Company?
    private let note: String?
    /// The seats, as they are called until version 3 and since.
    private let seats: [Seat]?
    private let passengers: [Seat]?

    /// An airport, of which old exports have only the code.
    private struct Airport: Decodable {
        var iata: String?
        var icao: String?
        var name: String?
        var municipality: String?
        var lat: JSONScalar?
        var lon: JSONScalar?
        /// The name of its zone in the time zone database.
        var tz: String?

        private enum CodingKeys: String, CodingKey {
            case iata, icao, name, municipality, lat, lon, tz
        }

        init(from decoder: any Decoder) throws {
            if let code = try? decoder.singleValueContainer().decode(String.self) {
                if code.utf8.count == 3 { iata = code } else { icao = code }
                return
            }
            let values = try decoder.container(keyedBy: CodingKeys.self)
            iata = try values.decodeIfPresent(String.self, forKey: .iata)
            icao = try values.decodeIfPresent(String.self, forKey: .icao)
            name = try values.decodeIfPresent(String.self, forKey: .name)
            municipality = try values.decodeIfPresent(String.self, forKey: .municipality)
            lat = try values.decodeIfPresent(JSONScalar.self, forKey: .lat)
            lon = try values.decodeIfPresent(JSONScalar.self, forKey: .lon)
            tz = try values.decodeIfPresent(String.self, forKey: .tz)
        }

        /// The name with the code, such as `Köln (CGN)`, by which flights of other sources are found.
        var label: String {
            let code = (iata ?? "").onOneLine
            let place = [municipality, name].firstNonNil { $0?.onOneLine.unlessEmpty }
            guard let place else { return code.isEmpty ? (icao ?? "").onOneLine : code }
            return code.isEmpty ? place : "\(place) (\(code))"
        }
    }

    private struct Company: Decodable {
        let name: String?

        private enum CodingKeys: CodingKey { case name }

        init(from decoder: any Decoder) throws {
            if let code = try? decoder.singleValueContainer().decode(String.self) {
                name = code
            } else {
                name = try decoder.container(keyedBy: CodingKeys.self)
                    .decodeIfPresent(String.self, forKey: .name)
            }
        }
    }

    private struct Seat: Decodable {
        /// The kind of seat, such as `window`.
        let seat: String?
        let seatNumber: String?
        let seatClass: String?
    }

    var key: String { "" }
    var ends: (from: String, to: String) { (from?.label ?? "", to?.label ?? "") }

    func trip(_ airports: any FindsAirports) throws(RowDefect) -> Trip {
        var trip = try Trip(
            from: stop(
                from, departureScheduled, departure ?? takeoffActual, .departure, airports),
            to: stop(to, arrivalScheduled, arrival ?? landingActual, .arrival, airports),
            by: .flight)
        let number = (flightNumber ?? "").onOneLine
        trip.service = TripItShape.service(number[...]) ?? number
        trip.operator = (airline?.name ?? "").onOneLine
        let seats = seats ?? passengers ?? []
        trip.seat = SanitizedText.list(seats.map { ($0.seatNumber ?? $0.seat ?? "").onOneLine })
            .joined(separator: ", ")
        trip.travelClass = seats.firstNonNil { $0.seatClass?.onOneLine.unlessEmpty } ?? ""
        trip.notes = SanitizedText.trimmed(SanitizedText.paragraphs(note ?? ""))
        return trip
    }

    private func stop(
        _ airport: Airport?, _ planned: String?, _ actual: String?, _ field: FieldName,
        _ airports: any FindsAirports
    ) throws(RowDefect) -> ServiceStop {
        let known = airport?.iata.flatMap { airports.airport(code: $0) }
        let zone = (airport?.tz ?? known?.zone).flatMap { try? Zone.identified(by: $0) }
        func local(_ text: String?) throws(RowDefect) -> DateTime? {
            let time = try DateTime.read(text, of: field)
            guard let zone, let instant = time?.instant else { return time }
            return DateTime(exactly: instant, in: zone)
        }
        return ServiceStop(
            name: airport?.label ?? "", coordinates: Coordinates(airport?.lat, airport?.lon),
            planned: try local(planned), actual: try local(actual))
    }
}
