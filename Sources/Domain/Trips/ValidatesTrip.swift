/// The rules of a trip.
public struct ValidatesTrip: ValidatesEntry {
    package init() {}

    /// A trip leads from one place to another, and arrives no earlier than it departs.
    public func errors(in trip: Trip) -> [TripError] {
        var errors: [TripError] = []
        if trip.from.allSatisfy(\.isWhitespace) { errors.append(.emptyOrigin) }
        if trip.to.allSatisfy(\.isWhitespace) { errors.append(.emptyDestination) }
        if let duration = trip.duration, duration < .zero { errors.append(.arrivalBeforeDeparture) }
        return errors
    }

    /// The times that were recorded are possible. A file may say otherwise, which is kept until
    /// somebody records something else.
    public func errors(in trip: Trip, changedFrom before: Trip?) -> [TripError] {
        let errors = errors(in: trip)
        guard before?.recordError() == nil, let error = trip.recordError() else { return errors }
        return errors + [.record(error)]
    }

    /// The code of a currency as somebody types it, in capitals.
    public func currency(typed text: String) throws(TripError) -> String {
        guard text.count == 3, text.allSatisfy({ $0.isASCII && $0.isLetter }) else {
            throw .currencyIsNoCode(text)
        }
        return text.uppercased()
    }
}
