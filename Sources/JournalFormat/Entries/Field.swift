import Domain

/// A property as an entry would have it.
struct Field: Hashable {
    let name: String
    /// Encoded; nil where the entry has no such property.
    let value: String?
    /// The parameters that are ours to set on this property; nil takes one away.
    let parameters: [OwnParameter]
    /// Fields of one group are all written when one of them changes, because each is read in the
    /// light of the others.
    let group: Group?

    enum Group { case name, timetable, outcome }

    struct OwnParameter: Hashable {
        let name: String
        let value: String?
    }

    init(
        _ name: String, _ value: String?, _ parameters: KeyValuePairs<String, String?> = [:],
        in group: Group? = nil
    ) {
        self.name = name
        self.value = value
        self.parameters = parameters.map { OwnParameter(name: $0.key, value: $0.value) }
        self.group = group
    }

    /// Text; none where it is empty.
    init(text: String, as name: String, in group: Group? = nil) {
        self.init(name, text.unlessEmpty.map { Values.encoded($0) }, in: group)
    }

    /// A list of texts; none where it is empty.
    init(texts: [String], as name: String) {
        self.init(name, texts.map(Values.encoded).joined(separator: ",").unlessEmpty)
    }

    init(integer: Int?, as name: String, in group: Group? = nil) {
        self.init(
            name, integer.map(String.init), [ParameterName.value: "INTEGER"], in: group)
    }

    /// This field as a line. Parameters that are not ours stay as `line` has them.
    func written(over line: ContentLine?) -> ContentLine? {
        guard let value else { return nil }
        var written = line ?? ContentLine(name, value: value)
        written.value = value
        written.parameters.removeAll { parameter in
            parameters.contains { $0.name == parameter.name }
        }
        written.parameters += parameters.compactMap { parameter in
            parameter.value.map { Parameter(parameter.name, $0) }
        }
        return written
    }
}
