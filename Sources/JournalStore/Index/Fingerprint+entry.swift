import Domain
import Foundation

extension Fingerprint {
    /// Tells an entry from what it was before.
    init(of entry: Entry) {
        switch entry {
        case .film(let film): add(film)
        case .trip(let trip): add(trip)
        }
    }

    private mutating func add(_ film: Film) {
        add(0)
        add([film.title, film.place, film.notes, film.scale.rawValue, film.link])
        add(film.year)
        add(film.watched?.daysSinceEpoch)
        add(film.viewing)
        add(film.tags)
        add(film.feedbackGiven.count)
        for given in film.feedbackGiven {
            add(given.feedback.rawValue)
            add(given.moment)
        }
        add(film.rating.map { [$0.value, $0.source] } ?? [])
        add(film.isRewatch ? 1 : 0)
        add(film.imports)
    }

    private mutating func add(_ trip: Trip) {
        add(1)
        add([
            trip.from, trip.to, trip.mode.rawValue, trip.operator, trip.service, trip.seat,
            trip.travelClass, trip.journey, trip.claim, trip.notes, trip.disruption?.rawValue ?? "",
        ])
        add(trip.departure)
        add(trip.arrival)
        add(trip.actualDeparture)
        add(trip.actualArrival)
        add(trip.fare.map { [$0.amount.description, $0.currency] } ?? [])
        add(trip.tags)
        add(trip.imports)
    }

    private mutating func add(_ marks: [ImportMark]) {
        add(marks.count)
        for mark in marks {
            add([mark.source, mark.key])
            add(mark.said.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
        }
    }

    private mutating func add(_ moment: Date?) {
        add(moment.map { Int(bitPattern: UInt($0.timeIntervalSince1970.bitPattern)) })
    }

    private mutating func add(_ time: DateTime?) {
        add(time?.day.daysSinceEpoch)
        guard let time else { return }
        add(time.hour * 3_600 + time.minute * 60 + time.second)
        switch time.zone {
        case .floating: add(0)
        case .utc: add(1)
        case .named(let name):
            add(2)
            add(name)
        case .custom(let name, let seconds):
            add(3)
            add(name)
            add(seconds)
        }
    }
}
