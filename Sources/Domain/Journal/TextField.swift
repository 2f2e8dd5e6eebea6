/// A text of an entry that is typed, by the name of its field.
public enum TextField: String, Hashable, Sendable, CaseIterable {
    case title, directors, genres, countries, languages, place, link
    case originalTitle = "original-title"
    case from, to, `operator`, service, seat, journey, claim
    case travelClass = "class"
    case tags, notes
}
