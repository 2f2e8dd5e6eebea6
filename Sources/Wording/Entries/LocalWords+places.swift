package import Domain
package import Foundation

extension LocalWords {
    /// Such as "1,023 km" or "12.5 km".
    package func kilometres(_ number: Decimal) -> String {
        let number = number.formatted(.number.precision(.fractionLength(0...12)).locale(locale))
        return say("{number} km", ["number": number])
    }

    /// The number of kilometres that was computed: "746", and "3.4" where it is less than ten.
    package func about(_ number: Double) -> String {
        number.formatted(
            .number.precision(.fractionLength(0...(number < 9.95 ? 1 : 0))).locale(locale))
    }

    /// The distance that coordinates say, such as "746, as the crow flies".
    package func asTheCrowFlies(_ number: Double) -> String {
        say("{number}, as the crow flies", ["number": about(number)])
    }

    /// Such as "1,023 km", or "746 km as the crow flies" where nobody said how far it was; empty
    /// where nobody knows.
    package func distance(of trip: Trip) -> String {
        if let distance = trip.distance { return kilometres(distance.kilometres) }
        return trip.greatCircle.map {
            say("{number} km as the crow flies", ["number": about($0)])
        } ?? ""
    }

    /// Such as "50.8659° N, 7.1427° E", as maps have it.
    package func coordinates(_ place: Coordinates) -> String {
        let latitude =
            place.latitude < 0
            ? say("{degrees}° S", ["degrees": place.digits.latitude])
            : say("{degrees}° N", ["degrees": place.digits.latitude])
        let longitude =
            place.longitude < 0
            ? say("{degrees}° W", ["degrees": place.digits.longitude])
            : say("{degrees}° E", ["degrees": place.digits.longitude])
        return "\(latitude), \(longitude)"
    }

    /// Such as "from 50.8659° N, 7.1427° E to 48.1103° N, 16.5697° E", as far as they are known.
    package func coordinates(of trip: Trip) -> String {
        switch (trip.fromCoordinates.map(coordinates), trip.toCoordinates.map(coordinates)) {
        case (let from?, let to?): say("from {from} to {to}", ["from": from, "to": to])
        case (let from?, nil): say("from {from}", ["from": from])
        case (nil, let to?): say("to {to}", ["to": to])
        case (nil, nil): ""
        }
    }
}
