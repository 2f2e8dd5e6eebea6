import Domain
import Foundation

extension Entry {
    /// This entry as a file can hold it, so that what is read back is the same.
    var kept: Entry {
        switch self {
        case .film(let film): .film(film.kept)
        case .trip(let trip): .trip(trip.kept)
        }
    }

    /// Throws what keeps this from being an entry, in words for people.
    func validate() throws(CalendarDefect) {
        do {
            switch self {
            case .film(let film): try film.validate()
            case .trip(let trip): try trip.validate()
            }
        } catch {
            throw .invalid("\(error)")
        }
    }
}

extension Film {
    var kept: Film {
        var film = self
        film.title = KeptText.line(title)
        film.place = KeptText.line(place)
        film.tags = KeptText.tags(tags, without: EntryKind.film.marker)
        film.notes = KeptText.paragraphs(notes)
        film.link = KeptText.trimmed(KeptText.line(link))
        film.imports = imports.compactMap(\.kept)
        film.feedbackGiven = feedbackGiven.map {
            GivenFeedback($0.feedback, at: $0.moment.flatMap(Values.encoded).flatMap(Values.moment))
        }
        film.rating = rating.flatMap {
            let value = KeptText.line($0.value)
            return value.isEmpty ? nil : ImportedRating(value, source: KeptText.line($0.source))
        }
        return film
    }
}

extension Trip {
    var kept: Trip {
        var trip = self
        for field in [
            \Trip.from, \.to, \.operator, \.service, \.seat, \.travelClass, \.journey,
        ] {
            trip[keyPath: field] = KeptText.line(trip[keyPath: field])
        }
        trip.claim = KeptText.paragraphs(claim)
        trip.notes = KeptText.paragraphs(notes)
        trip.tags = KeptText.tags(tags, without: EntryKind.trip.marker)
        trip.imports = imports.compactMap(\.kept)
        trip.fare = fare.flatMap {
            $0.amount.isNaN ? nil : Fare($0.amount, currency: KeptText.line($0.currency))
        }
        return trip
    }
}

extension EntryKind {
    /// The category that says what an item is.
    var marker: String {
        switch self {
        case .film: "Film"
        case .trip: "Trip"
        }
    }

    /// The component that holds it.
    var component: String {
        switch self {
        case .film: "VJOURNAL"
        case .trip: "VEVENT"
        }
    }
}
