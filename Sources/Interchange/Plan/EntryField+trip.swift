import Domain
import Foundation

extension EntryField {
    static let trip: [EntryField] = [
        trip("from", "origin", line: \.from),
        trip("to", "destination", line: \.to),
        trip("mode") {
            $0.mode == .other ? nil : $0.mode.rawValue
        } copy: {
            $1.mode = $0.mode
        },
        trip("operator", line: \.operator),
        trip("service", line: \.service),
        trip("departure") {
            $0.departure.isoText
        } copy: {
            $1.departure = $0.departure
        },
        trip("arrival") {
            $0.arrival?.isoText
        } copy: {
            $1.arrival = $0.arrival
        },
        trip("actual-departure", "actual departure") {
            $0.actualDeparture?.isoText
        } copy: {
            $1.actualDeparture = $0.actualDeparture
        },
        trip("actual-arrival", "actual arrival") {
            $0.actualArrival?.isoText
        } copy: {
            $1.actualArrival = $0.actualArrival
        },
        trip("disruption") {
            $0.disruption?.rawValue
        } copy: {
            $1.disruption = $0.disruption
        },
        trip("seat", line: \.seat),
        trip("class", line: \.travelClass),
        trip("fare") { trip in
            trip.fare.map { "\($0.amount) \($0.currency)" }
        } copy: {
            $1.fare = $0.fare
        },
        trip("journey", line: \.journey),
        trip("claim", line: \.claim),
        trip("notes", line: \.notes),
    ]
}
