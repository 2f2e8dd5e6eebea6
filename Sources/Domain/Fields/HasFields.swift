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
