/// The places, such as `{title}`, that a text has for values.
struct MessageArguments {
    private let required: Set<Substring>
    private let allowed: Set<Substring>

    /// - Parameters:
    ///   - text: a text in English.
    ///   - another: its singular form, whose missing places may be left out.
    ///   - optional: a place that may always be left out, as a language may say “a day”.
    init(in text: String, and another: String? = nil, besides optional: Substring? = nil) {
        let other = Self.names(in: text)
        let one = another.map(Self.names) ?? other
        required = other.intersection(one).subtracting(optional.map { [$0] } ?? [])
        allowed = other.union(one)
    }

    /// Whether a translation has a place for every required value and no place without a value.
    func fit(_ translation: String) -> Bool {
        let names = Self.names(in: translation)
        return required.isSubset(of: names) && names.isSubset(of: allowed)
    }

    private static func names(in text: String) -> Set<Substring> {
        var names: Set<Substring> = []
        var rest = text[...]
        while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
            names.insert(rest[rest.index(after: start)..<end])
            rest = rest[rest.index(after: end)...]
        }
        return names
    }
}
