package import Domain
package import Foundation

extension Localizer {
    /// A distance, such as "1,023 km" or "12.5 km".
    package func kilometres(_ number: Decimal) -> String {
        let number = number.formatted(.number.precision(.fractionLength(0...12)).locale(locale))
        return say("{number} km", ["number": number])
    }

    /// A computed number of kilometres, such as "746", or "3.4" below ten.
    package func about(_ number: Double) -> String {
        number.formatted(
            .number.precision(.fractionLength(0...(number < 9.95 ? 1 : 0))).locale(locale))
    }

    /// A computed distance in a field, such as "746 in a straight line".
    package func asTheCrowFlies(_ number: Double) -> String {
        say("{number} in a straight line", ["number": about(number)])
    }

    /// The distance of a trip, such as "1,023 km", or "746 km in a straight line" if only
    /// coordinates are known, or "about 746 km" if its ends were looked up by their names. Empty if
    /// none of these is known.
    package func distance(of trip: Trip, between ends: FoundEnds = FoundEnds()) -> String {
        if let distance = trip.distance { return kilometres(distance.kilometres) }
        if let number = trip.greatCircle {
            return say("{number} km in a straight line", ["number": about(number)])
        }
        return ends.greatCircle(of: trip).map {
            approximately(say("{number} km", ["number": about($0)]))
        } ?? ""
    }

    /// A distance or speed between places that were looked up, such as "about 746 km".
    package func approximately(_ value: String) -> String {
        say("about {value}", ["value": value])
    }

    /// Coordinates as on maps, such as "50.8659° N, 7.1427° E".
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

    /// The known coordinates of a trip, such as "from 50.8659° N, 7.1427° E to 48.1103° N, 16.5697°
    /// E".
    package func coordinates(of trip: Trip) -> String {
        switch (trip.fromCoordinates.map(coordinates), trip.toCoordinates.map(coordinates)) {
        case (let from?, let to?): say("from {from} to {to}", ["from": from, "to": to])
        case (let from?, nil): say("from {from}", ["from": from])
        case (nil, let to?): say("to {to}", ["to": to])
        case (nil, nil): ""
        }
    }
}
