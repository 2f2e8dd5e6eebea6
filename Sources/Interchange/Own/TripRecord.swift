import Domain
import Foundation
import JournalFormat

/// A trip as JSON and CSV write it.
struct TripRecord: Codable, Equatable {
    var from: String
    var to: String
    /// `train`, `bus`, `flight`, `ferry` or `other`.
    var mode: String?
    var `operator`: String?
    var service: String?
    var departure: TimeRecord
    var arrival: TimeRecord?
    var actualDeparture: TimeRecord?
    var actualArrival: TimeRecord?
    /// `cancelled` or `missedConnection`.
    var disruption: String?
    var seat: String?
    var `class`: String?
    var fare: Amount?
    var journey: String?
    var claim: String?
    var tags: [String]?
    var notes: String?
    var imports: [MarkRecord]?

    struct Amount: Codable, Equatable {
        /// A decimal number with a point, as text, because a number of JSON may be rounded.
        var amount: String
        var currency: String?
    }

    init(from: String, to: String, departure: TimeRecord) {
        self.from = from
        self.to = to
        self.departure = departure
    }

    init(_ trip: Trip) {
        from = trip.from
        to = trip.to
        mode = trip.mode.rawValue
        `operator` = trip.operator.unlessEmpty
        service = trip.service.unlessEmpty
        departure = TimeRecord(trip.departure)
        arrival = trip.arrival.map(TimeRecord.init)
        actualDeparture = trip.actualDeparture.map(TimeRecord.init)
        actualArrival = trip.actualArrival.map(TimeRecord.init)
        disruption = trip.disruption?.rawValue
        seat = trip.seat.unlessEmpty
        `class` = trip.travelClass.unlessEmpty
        fare = trip.fare.map { Amount(amount: "\($0.amount)", currency: $0.currency.unlessEmpty) }
        journey = trip.journey.unlessEmpty
        claim = trip.claim.unlessEmpty
        tags = trip.tags.unlessEmpty
        notes = trip.notes.unlessEmpty
        imports = trip.imports.map(MarkRecord.init).unlessEmpty
    }

    func trip() throws(RowDefect) -> Trip {
        var trip = Trip(
            from: KeptText.line(from), to: KeptText.line(to), departure: try departure.time(),
            arrival: nil)
        if let arrival { trip.arrival = try arrival.time() }
        if let actualDeparture { trip.actualDeparture = try actualDeparture.time() }
        if let actualArrival { trip.actualArrival = try actualArrival.time() }
        trip.mode = try Self.known(mode, "means of transport", TravelMode.init) ?? .other
        trip.disruption = try Self.known(disruption, "disruption", Disruption.init)
        trip.fare = try knownFare()
        trip.operator = KeptText.line(`operator` ?? "")
        trip.service = KeptText.line(service ?? "")
        trip.seat = KeptText.line(seat ?? "")
        trip.travelClass = KeptText.line(`class` ?? "")
        trip.journey = KeptText.line(journey ?? "")
        trip.claim = KeptText.paragraphs(claim ?? "")
        trip.notes = KeptText.paragraphs(notes ?? "")
        trip.tags = KeptText.tags(tags ?? [], without: "Trip")
        trip.imports = (imports ?? []).map(\.mark)
        do throws(TripError) {
            try trip.validate()
        } catch {
            throw RowDefect(words: "\(error)")
        }
        return trip
    }

    private static func known<Value>(
        _ text: String?, _ what: String, _ read: (String) -> Value?
    ) throws(RowDefect) -> Value? {
        guard let text = text?.unlessEmpty else { return nil }
        guard let value = read(text) else {
            throw RowDefect(words: "“\(text)” is not a \(what).")
        }
        return value
    }

    private func knownFare() throws(RowDefect) -> Fare? {
        guard let fare else { return nil }
        guard fare.amount.wholeMatch(of: /-?[0-9]{1,170}(\.[0-9]{1,170})?/) != nil,
            let amount = Decimal(string: fare.amount, locale: Locale(identifier: "en_US_POSIX"))
        else { throw RowDefect(words: "“\(fare.amount)” is not an amount such as 49.90.") }
        return Fare(amount, currency: KeptText.line(fare.currency ?? ""))
    }
}
