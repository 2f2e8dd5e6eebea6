import Domain
import Foundation

/// What KDE Itinerary embeds in a calendar event: a reservation as schema.org describes it, in
/// JSON.
struct Reservation: Equatable {
    var mode: TravelMode
    var from: String?
    var to: String?
    var `operator`: String?
    var service: String?
    var seat: String?

    /// Nil where the value is no reservation of a trip.
    init?(_ value: String?) {
        guard let value else { return nil }
        // Programs differ in whether they escape the JSON as a TEXT.
        let objects = [Values.text(value), value].lazy.compactMap(Self.object)
        guard let object = objects.first, let type = object["@type"] as? String,
            let keys = Self.keys[type]
        else { return nil }
        let trip = object["reservationFor"] as? [String: Any] ?? [:]
        mode = keys.mode
        from = Self.name(of: trip["departure" + keys.stop])
        to = Self.name(of: trip["arrival" + keys.stop])
        self.operator = Self.name(of: trip[keys.operator])
        service = keys.service.compactMap { Self.line(trip[$0]) }.first
        if mode == .flight, let number = service,
            let airline = trip[keys.operator] as? [String: Any],
            let code = Self.line(airline["iataCode"])
        {
            service = code + " " + number
        }
        let ticket = object["reservedTicket"] as? [String: Any]
        seat = Self.line((ticket?["ticketedSeat"] as? [String: Any])?["seatNumber"])
    }

    private struct Keys {
        let mode: TravelMode
        let stop: String
        let `operator`: String
        let service: [String]
    }

    private static let keys = [
        "TrainReservation": Keys(
            mode: .train, stop: "Station", operator: "provider",
            service: ["trainNumber", "trainName"]),
        "BusReservation": Keys(
            mode: .bus, stop: "BusStop", operator: "provider", service: ["busNumber", "busName"]),
        "FlightReservation": Keys(
            mode: .flight, stop: "Airport", operator: "airline", service: ["flightNumber"]),
        "BoatReservation": Keys(
            mode: .ferry, stop: "BoatTerminal", operator: "provider", service: ["name"]),
    ]

    private static func object(_ json: String) -> [String: Any]? {
        let object = try? JSONSerialization.jsonObject(with: Data(json.utf8))
        return object as? [String: Any] ?? (object as? [Any])?.first as? [String: Any]
    }

    private static func name(of value: Any?) -> String? {
        line((value as? [String: Any])?["name"])
    }

    private static func line(_ value: Any?) -> String? {
        (value as? String).map(KeptText.line).flatMap { $0.isEmpty ? nil : $0 }
    }
}
