/// A field of an entry. Its text names it in files, in lower case with hyphens, and never
/// changes once released.
public enum FieldName: String, Hashable, Sendable, CaseIterable {
    case title, year, directors, genres, countries, languages
    case originalTitle = "original-title"
    case runningTime = "running-time"
    case watched, place, scale, feedback, viewing, rewatch, wanted, rating, link
    case from, to, mode, `operator`, service, departure, arrival
    case fromCoordinates = "from-coordinates"
    case toCoordinates = "to-coordinates"
    case journeyName = "journey-name"
    case substitute, leg
    case actualDeparture = "actual-departure"
    case actualArrival = "actual-arrival"
    case disruption, abandonment, distance, seat, fare, journey, claim
    case travelClass = "class"
    case ticket
    case name, area, product, price
    case validFrom = "valid-from"
    case validUntil = "valid-until"
    case ticketNumber = "ticket-number"
    case ticketFile = "ticket-file"
    case subject, travelled, due, recipient, amount, paid, rule, reference, answer, steps, about
    case tags, notes, imports
    /// Which kind of entry it is, which no table of fields lists.
    case kind
}
