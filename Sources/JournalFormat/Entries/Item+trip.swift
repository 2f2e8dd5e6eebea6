import Domain
import Foundation

extension Item {
    func trip() throws(CalendarDefect) -> Trip {
        guard let start = first("DTSTART") else { throw .noDeparture }
        guard let departure = try time(start) else {
            let isDay = Values.time(start.value).map { $0.clock == nil } ?? false
            throw isDay ? .departureWithoutTime : .noDeparture
        }
        let from = line(PropertyName.from)
        let to = line(PropertyName.to)
        let isWhole = from != nil && to != nil
        let summary = isWhole ? nil : TripSummary(line("SUMMARY") ?? "")
        let reservation = Reservation(first(PropertyName.reservation)?.value)
        return Trip(
            from: from ?? summary?.from ?? reservation?.from ?? line("LOCATION") ?? "",
            to: to ?? summary?.to ?? reservation?.to ?? "",
            mode: first(PropertyName.mode).flatMap { Tokens.value($0.value, in: Tokens.mode) }
                ?? reservation?.mode ?? .other,
            operator: line(PropertyName.operator) ?? reservation?.operator ?? "",
            service: line(PropertyName.service)
                ?? (from == nil && to == nil ? summary?.service ?? reservation?.service : nil)
                    ?? "",
            departure: departure,
            arrival: try arrival(after: departure),
            actualDeparture: try first(PropertyName.actualDeparture).flatMap(time),
            actualArrival: try first(PropertyName.actualArrival).flatMap(time),
            disruption: disruption,
            seat: line(PropertyName.seat) ?? reservation?.seat ?? "",
            travelClass: line(PropertyName.travelClass) ?? "",
            fare: fare,
            journey: line(PropertyName.journey) ?? "",
            claim: paragraphs(PropertyName.claim),
            tags: tags,
            notes: paragraphs("DESCRIPTION"),
            imports: imports)
    }

    /// A time, and nil for what is none; a zone that nobody knows is an error.
    private func time(_ line: ContentLine) throws(CalendarDefect) -> DateTime? {
        do {
            return try zones.dateTime(line)
        } catch {
            throw .invalid("\(error)")
        }
    }

    private func arrival(after departure: DateTime) throws(CalendarDefect) -> DateTime? {
        if let end = first("DTEND") { return try time(end) }
        guard let duration = first("DURATION").flatMap({ Values.duration($0.value) }),
            let day = departure.day.advanced(byDays: duration.days)
        else { return nil }
        return DateTime(
            day, hour: departure.hour, minute: departure.minute, second: departure.second,
            zone: departure.zone
        )?.advanced(by: .seconds(duration.seconds))
    }

    private var disruption: Disruption? {
        if first("STATUS")?.value.uppercased() == Tokens.cancelled { return .cancelled }
        let isMissed = first(PropertyName.outcome)?.value.uppercased() == Tokens.missedConnection
        return isMissed ? .missedConnection : nil
    }

    private var fare: Fare? {
        guard let line = first(PropertyName.fare),
            let amount = Self.decimal(Values.text(line.value))
        else { return nil }
        return Fare(amount, currency: KeptText.line(line.parameter(ParameterName.currency) ?? ""))
    }

    /// A number such as 12.48, whatever the locale; Foundation alone would take `12 apples` for 12.
    private static func decimal(_ text: String) -> Decimal? {
        let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
        guard let first = digits.utf8.first, (0x30...0x39).contains(first),
            digits.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }),
            digits.utf8.count <= 30, digits.filter({ $0 == "." }).count <= 1
        else { return nil }
        return Decimal(string: text, locale: Locale(identifier: "en_US_POSIX"))
    }
}
