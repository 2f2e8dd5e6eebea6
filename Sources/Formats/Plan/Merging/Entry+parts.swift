import Domain
import JournalFormat

extension Entry {
    func with(tags: [String]) -> Entry {
        switch self {
        case .film(var film):
            film.tags = tags
            return .film(film)
        case .trip(var trip):
            trip.tags = tags
            return .trip(trip)
        case .pass(var pass):
            pass.tags = tags
            return .pass(pass)
        case .claim(var claim):
            claim.tags = tags
            return .claim(claim)
        }
    }

    func with(imports: [ImportMark]) -> Entry {
        switch self {
        case .film(var film):
            film.imports = imports
            return .film(film)
        case .trip(var trip):
            trip.imports = imports
            return .trip(trip)
        case .pass(var pass):
            pass.imports = imports
            return .pass(pass)
        case .claim(var claim):
            claim.imports = imports
            return .claim(claim)
        }
    }

    /// The reason why it cannot be written as an entry, or `nil` if it can.
    var defect: CalendarDefect? { EntryText.defect(of: withoutPlaceholderTicket) }

    var isPossible: Bool { defect == nil }

    /// The day or time of the entry, or `nil` if it is unknown.
    var rowTime: ImportTime? {
        switch self {
        case .film(let film): film.watched.map { .day($0) }
        case .trip(let trip): .clock(trip.departure)
        case .pass, .claim: day.map { .day($0) }
        }
    }
}
