import Domain

extension PropertyName {
    /// What is said of a property that is too long, in words for people.
    /// - Parameter kind: nil where nobody knows yet what the property is of.
    static func tooLong(_ name: String, of kind: EntryKind? = nil) -> String {
        let subject =
            (kind == .trip ? nil : subject(name, in: FilmFields.all))
            ?? (kind == .film ? nil : subject(name, in: TripFields.all))
            ?? words[name].map { "The \($0) is" } ?? "The line \(name) is"
        let room = Item.longest(name) > 8 << 10 ? "250,000" : "7,800"
        return "\(subject) too long. There is room for about \(room) letters."
    }

    private static func subject<Whole>(_ name: String, in fields: [EntryField<Whole>]) -> String? {
        fields.first { $0.property == name }.map {
            "The \($0.label) \($0.isPlural ? "are" : "is")"
        }
    }

    private static let words = [
        "SUMMARY": "title", "LOCATION": "origin", reservation: "reservation",
    ]
}
