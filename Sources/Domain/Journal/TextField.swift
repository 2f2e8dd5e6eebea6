/// A text of an entry that is typed.
public enum TextField: Hashable, Sendable, CaseIterable {
    case title, place, link
    case from, to, `operator`, service, seat, travelClass, journey, claim
    case tags, notes
}
