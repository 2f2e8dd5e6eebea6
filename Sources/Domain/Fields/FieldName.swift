/// A field of a film or a trip. Its text names it in files, in lower case with hyphens, and never
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
    case ticketNumber = "ticket-number"
    case tags, notes, imports
    /// Whether the entry is a film or a trip, which no table of fields lists.
    case kind
}
