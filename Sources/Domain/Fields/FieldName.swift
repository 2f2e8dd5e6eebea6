/// A field of an entry. The raw value names it in files, in lower case with hyphens, and never
/// changes once released.
public enum FieldName: String, Hashable, Codable, Sendable, CaseIterable {
    case title, year, directors, cast, genres, countries, languages
    case originalTitle = "original-title"
    case runningTime = "running-time"
    case watched, place, scale, feedback, viewing, rewatch, wanted, rating, picture, link
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
    case ratingOfOthers = "rating-of-others"
    case subject, travelled, due, recipient, amount, paid, rule, reference, answer, steps, about
    case tags, notes, imports
    /// The kind of entry, which is no field in any table of fields.
    case kind

    /// The name of the member of a JSON object, such as `actualArrival`.
    package var member: String {
        var letters: [UInt8] = []
        for part in rawValue.utf8.split(separator: Self.hyphen) {
            letters += letters.isEmpty ? Array(part) : Self.capitalized(part)
        }
        return String(decoding: letters, as: UTF8.self)
    }

    /// The heading of the column, such as "Actual arrival".
    var column: String {
        let letters = rawValue.utf8.map { $0 == Self.hyphen ? UInt8(ascii: " ") : $0 }
        return String(decoding: Self.capitalized(letters), as: UTF8.self)
    }

    private static var hyphen: UInt8 { UInt8(ascii: "-") }

    private static func capitalized(_ word: some Sequence<UInt8>) -> [UInt8] {
        var letters = Array(word)
        letters[0] -= UInt8(ascii: "a") - UInt8(ascii: "A")
        return letters
    }
}
