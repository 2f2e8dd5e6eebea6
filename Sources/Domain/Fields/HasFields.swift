/// A kind of entry that has a table of fields.
public protocol HasFields: Sendable {
    static var kind: EntryKind { get }
    static var fields: [EntryField<Self>] { get }
}

extension Film: HasFields {
    public static var kind: EntryKind { .film }
    public static var fields: [EntryField<Film>] { FilmFields.all }
}

extension Trip: HasFields {
    public static var kind: EntryKind { .trip }
    public static var fields: [EntryField<Trip>] { TripFields.all }
}

extension Pass: HasFields {
    public static var kind: EntryKind { .pass }
    public static var fields: [EntryField<Pass>] { PassFields.all }
}

extension Claim: HasFields {
    public static var kind: EntryKind { .claim }
    public static var fields: [EntryField<Claim>] { ClaimFields.all }
}

/// The fields of a claim, in the order of its tables' columns.
public enum ClaimFields {
    public static let all: [EntryField<Claim>] = [
        .line(.subject, \.subject, isSearched: true),
        .day(.travelled, \.travelled, as: "DTSTART"),
        .day(.due, \.due, as: "DUE"),
        .line(.recipient, \.recipient, isSearched: true),
        .fare(.amount, \.amount),
        .fare(.paid, \.paid),
        .rule(.rule, \.rule),
        .line(.reference, \.reference, isSearched: true),
        .paragraphs(.answer, \.answer, isSearched: true),
        .steps(.steps, \.steps, as: "X-COUNTERFOIL-STEP"),
        .about(.about, \.about),
        .tags(\.tags),
        .paragraphs(.notes, \.notes, as: "DESCRIPTION", isSearched: true),
        .imports(\.imports),
    ]
}

/// The fields of a season ticket or a pass, in the order of its tables' columns.
public enum PassFields {
    public static let all: [EntryField<Pass>] = [
        .line(.name, \.name, as: "SUMMARY", isSearched: true),
        .line(.operator, \.operator, searchedBy: .operator, isIndexed: true),
        .line(.area, \.area, as: "LOCATION", isSearched: true),
        .line(.product, \.product),
        .line(.travelClass, \.travelClass),
        .day(.validFrom, \.validFrom, as: "DTSTART"),
        .day(.validUntil, \.validUntil),
        .fare(.price, \.price),
        .line(.ticketNumber, \.ticketNumber, isSearched: true),
        .tags(\.tags),
        .paragraphs(.notes, \.notes, as: "DESCRIPTION", isSearched: true),
        .imports(\.imports),
    ]
}
