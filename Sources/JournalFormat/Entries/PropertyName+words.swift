import Domain

extension PropertyName {
    /// Says that a property is too long, in words for people.
    /// - Parameter kind: nil while the kind of the entry is unknown.
    /// - Parameter room: for how many of its letters there is room.
    static func tooLong(_ name: String, of kind: EntryKind? = nil, room: Int) -> String {
        let subject =
            (kind == .trip ? nil : subject(name, in: FilmFields.all))
            ?? (kind == .film ? nil : subject(name, in: TripFields.all))
            ?? words[name].map { "The \($0) is" } ?? "The line \(name) is"
        let sentence = "\(subject) too long."
        // One letter to people may be any number of marks.
        return room < 10
            ? sentence : "\(sentence) There is room for about \(rounded(room)) letters."
    }

    /// Down to two figures, such as "7,800".
    private static func rounded(_ number: Int) -> String {
        var unit = 1
        while number / unit >= 100 { unit *= 10 }
        let digits = String(number / unit * unit)
        return digits.count <= 3 ? digits : "\(digits.dropLast(3)),\(digits.suffix(3))"
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
