internal import Domain
internal import Wording

extension TripFormCheck.Field {
    /// The field of the trip, or `nil` for a field that concerns several.
    var name: FieldName? {
        switch self {
        case .line: nil
        case .from: .from
        case .to: .to
        case .mode: .mode
        case .service: .service
        case .operator: .operator
        case .departureDay, .departureTime, .departureZone: .departure
        case .arrivalDay, .arrivalTime, .arrivalZone: .arrival
        case .record: nil
        case .seat: .seat
        case .travelClass: .travelClass
        case .fare, .currency: .fare
        case .ticket: .ticket
        case .ticketNumber: .ticketNumber
        case .ticketFile: .ticketFile
        case .journey: .journey
        case .claim: .claim
        case .tags: .tags
        case .notes: .notes
        case .fromCoordinates: .fromCoordinates
        case .toCoordinates: .toCoordinates
        case .distance: .distance
        }
    }

    /// Returns the caption of the field, or its accessible name if it stands beside another field.
    func caption(_ words: Localizer) -> String {
        switch self {
        case .departureTime: words.clock(at: .departure)
        case .departureZone: words.zone(at: .departure)
        case .arrivalTime: words.clock(at: .arrival)
        case .arrivalZone: words.zone(at: .arrival)
        case .currency: words.currency
        case .line: words.inOneLine
        default: name.map(words.caption) ?? ""
        }
    }

    /// Returns the placeholder of the empty field.
    func hint(_ words: Localizer) -> String {
        switch self {
        case .departureZone, .arrivalZone: words.localTime
        case .line: words.exampleOfLine
        default: name.map(words.hint) ?? ""
        }
    }
}
