package import Domain
package import Foundation

/// An object in a reservation's JSON.
package struct ReservationNode {
    private let values: [String: Any]

    init(_ values: [String: Any]) {
        self.values = values
    }

    /// The greatest depth of a reservation inside other objects.
    private static let deepest = 12

    /// Returns the reservations in JSON: by themselves, in an array, in `@graph` or inside another
    /// object, such as the mail about them. Returns `nil` if the text is no JSON.
    package static func all(in json: String) -> [ReservationNode]? {
        all(in: Data(json.utf8))
    }

    /// Returns the reservations in the value of a property. Some programs escape the JSON as a
    /// TEXT, and others do not.
    package static func all(embeddedIn value: String) -> [ReservationNode]? {
        [Values.text(value), value].firstNonNil { all(in: $0) }
    }

    package static func all(in json: Data) -> [ReservationNode]? {
        // Foundation refuses JSON that is nested more than some hundred levels deep.
        guard let value = try? JSONSerialization.jsonObject(with: json) else { return nil }
        var found: [ReservationNode] = []
        collect(value, depth: 0, into: &found)
        return found
    }

    private static func collect(_ value: Any, depth: Int, into found: inout [ReservationNode]) {
        guard depth < deepest else { return }
        if let array = value as? [Any] {
            for element in array { collect(element, depth: depth + 1, into: &found) }
        } else if let values = value as? [String: Any] {
            let node = ReservationNode(values)
            if node.types.contains(where: { $0.hasSuffix("Reservation") }) {
                found.append(node)
                if let parts = values["subReservation"] {
                    collect(parts, depth: depth + 1, into: &found)
                }
            } else {
                for key in values.keys.sorted() {
                    if let value = values[key] { collect(value, depth: depth + 1, into: &found) }
                }
            }
        }
    }

    /// The types without the address of schema.org, such as `TrainReservation`.
    package var types: [String] {
        let written = values["@type"] as? [Any] ?? values["@type"].map { [$0] } ?? []
        return written.compactMap { ($0 as? String).map(Self.lastPart) }
    }

    /// The name, or the code of an airport or an airline without a name.
    package var name: String? { line(["name", "iataCode"]) }

    /// Returns the object, or the first of several, that is the value of a property.
    package func object(_ key: String) -> ReservationNode? {
        let value = values[key]
        let object = value as? [String: Any] ?? (value as? [Any])?.first as? [String: Any]
        return object.map(ReservationNode.init)
    }

    func first(_ keys: [String]) -> ReservationNode? {
        keys.firstNonNil(object)
    }

    /// Returns the first of some properties that holds a text or a number.
    func line(_ keys: [String]) -> String? {
        keys.firstNonNil { key in
            let text = values[key] as? String ?? number(key)
            let line = text.map { SanitizedText.trimmed(SanitizedText.line($0)) } ?? ""
            // A longer text is not a name.
            return line.isEmpty || line.utf8.count > 1_000 ? nil : line
        }
    }

    private func number(_ key: String) -> String? {
        guard let number = values[key] as? NSNumber, String(cString: number.objCType) != "c" else {
            return nil
        }
        return number.stringValue
    }

    /// Whether the status tells a cancellation, in any of its spellings.
    var isCancelled: Bool {
        let status = line(["reservationStatus"]).map(Self.lastPart)?.lowercased()
        return ["reservationcancelled", "reservationcanceled", "cancelled", "canceled"]
            .contains(status)
    }

    private static func lastPart(_ text: String) -> String {
        text.split(separator: "/").last.map(String.init) ?? text
    }
}

extension ReservationNode {
    /// The place of a station or an airport, or `nil` if it is missing or no place on the Earth.
    var coordinates: Coordinates? {
        let place = object("geo") ?? self
        guard let latitude = place.line(["latitude"]), let longitude = place.line(["longitude"])
        else { return nil }
        return Coordinates("\(latitude);\(longitude)")
    }

    /// The price, or `nil` if it is missing, blank or no number.
    var fare: Fare? {
        for key in ["totalPrice", "price"] {
            if let price = object(key)?.fare { return price }
            guard let text = line([key]) else { continue }
            let words = text.split(separator: " ").map(String.init)
            let amounts = words.compactMap(Self.amount)
            guard amounts.count == 1, let amount = amounts.first else { continue }
            let currency = words.first { $0.count == 3 && $0.allSatisfy(\.isUppercase) }
            return Fare(amount, currency: line(["priceCurrency"]) ?? currency ?? "")
        }
        return nil
    }

    /// Returns a number such as `12.48` or `12,48`, or `nil` for an ambiguous one.
    private static func amount(_ text: String) -> Decimal? {
        let parts = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
        guard parts.count <= 2, text.utf8.count <= 18,
            parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(\.isDigit) }),
            !text.contains(",") || parts[1].count == 2
        else { return nil }
        return Decimal(
            string: parts.joined(separator: "."), locale: Locale(identifier: "en_US_POSIX"))
    }
}

/// A time of a reservation as it is written.
package enum ReservationTime: Hashable, Sendable {
    case time(DateTime)
    case day(CalendarDay)

    /// The time, or `nil` for a day.
    package var time: DateTime? {
        if case .time(let time) = self { time } else { nil }
    }

    package var day: CalendarDay {
        switch self {
        case .time(let time): time.day
        case .day(let day): day
        }
    }
}

extension ReservationTime {
    /// Reads an ISO 8601 text, or returns `nil` for any other.
    init?(_ text: String) {
        if let day = CalendarDay(isoText: Array(text.utf8)) {
            self = .day(day)
        } else if let time = DateTime(isoText: text) {
            self = .time(time)
        } else {
            return nil
        }
    }
}

extension ReservationNode {
    /// Returns a time in ISO 8601, by itself or with its zone, or `nil` if it is missing, blank or
    /// invalid.
    func time(_ key: String) -> ReservationTime? {
        if let value = object(key) {
            guard let text = value.line(["@value"]), let time = ReservationTime(text) else {
                return nil
            }
            return value.line(["timezone"]).map { Self.moved(time, to: $0) } ?? time
        }
        return line([key]).flatMap(ReservationTime.init)
    }

    /// Returns the time in a named zone. An unknown zone changes nothing.
    private static func moved(_ time: ReservationTime, to name: String) -> ReservationTime {
        guard case .time(let time) = time, let zone = try? Zone.identified(by: name) else {
            return time
        }
        let moved =
            time.zone == .floating
            ? DateTime(
                time.day, hour: time.hour, minute: time.minute, second: time.second, zone: zone)
            : time.instant.flatMap { DateTime(exactly: $0, in: zone) }
        return .time(moved ?? time)
    }
}
