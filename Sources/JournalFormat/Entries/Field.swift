import Domain

/// A property as an entry is to have it.
struct Field: Hashable {
    let name: String
    /// The encoded value, or `nil` if the entry has no such property.
    let value: String?
    /// The parameters that Counterfoil sets on this property; one without a value is removed.
    let parameters: [OwnParameter]
    /// The group of the field. If one field of a group changes, all are written, because each is
    /// read in the light of the others.
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

    /// Makes a property of a text, without a value if the text is empty.
    init(text: String, as name: String, in group: Group? = nil) {
        self.init(name, text.unlessEmpty.map { Values.encoded($0) }, in: group)
    }

    /// Makes a property of a list of texts, without a value if it is empty.
    init(texts: [String], as name: String) {
        self.init(name, texts.map(Values.encoded).joined(separator: ",").unlessEmpty)
    }

    init(integer: Int?, as name: String, in group: Group? = nil) {
        self.init(
            name, integer.map(String.init), [ParameterName.value: "INTEGER"], in: group)
    }

    /// Returns the field as a line. Other parameters of `line` stay.
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
