import Domain

extension PropertyName {
    /// What is said of a property that is too long, in words for people.
    /// - Parameter kind: nil where nobody knows yet what the property is of.
    static func tooLong(_ name: String, of kind: EntryKind? = nil) -> String {
        let film = kind == .trip ? nil : FilmFields.all.first { $0.property == name }?.label
        let trip = kind == .film ? nil : TripFields.all.first { $0.property == name }?.label
        let label = film ?? trip ?? words[name]
        let verb = plurals.contains(name) ? "are" : "is"
        let room = Item.longest(name) > 8 << 10 ? "250,000" : "7,800"
        return (label.map { "The \($0) \(verb)" } ?? "The line \(name) is")
            + " too long. There is room for about \(room) letters."
    }

    private static let words = [
        "SUMMARY": "title", "LOCATION": "origin", reservation: "reservation",
    ]
    private static let plurals: Set = ["DESCRIPTION", "CATEGORIES"]
}
