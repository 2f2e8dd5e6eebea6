import Presentation

extension LocalWords {
    /// Says a sentence or a label: the one door that words for people go through on their way into a
    /// language. Nothing is put together from pieces outside of it.
    ///
    /// - Parameters:
    ///   - text: the whole of it in English, with places such as `{title}` for what differs.
    ///   - values: what stands at the places.
    ///   - context: what a translator has to know who sees nothing but the text.
    package func say(
        _ text: StaticString, _ values: KeyValuePairs<String, String> = [:],
        context: StaticString = ""
    ) -> String {
        Self.filled(text, values)
    }

    /// The same of what is written into an entry: values stay as they are, and whoever shows it sets
    /// it apart.
    func say(stored text: StaticString, _ values: KeyValuePairs<String, String>) -> String {
        Self.filled(text, values) { $0 }
    }

    /// The same of a number of things, which stands at the place `{count}`.
    package func say(
        one: StaticString, other: StaticString, count: Int,
        _ values: KeyValuePairs<String, String> = [:], context: StaticString = ""
    ) -> String {
        Self.filled(count == 1 ? one : other, values, count: number(count))
    }

    /// Such as "title, year and notes".
    func list(_ parts: [String]) -> String { list(parts, "{list} and {last}") }

    /// Such as "letterboxd, json or backup".
    func choice(of parts: [String]) -> String { list(parts, "{list} or {last}") }

    private func list(_ parts: [String], _ text: StaticString) -> String {
        guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
        return say(text, ["list": Array(parts.dropLast()).commaSeparated, "last": last])
    }

    /// Braces in a value are never taken for a place, and a value that is written from right to left
    /// does not turn the words around it.
    private static func filled(
        _ text: StaticString, _ values: KeyValuePairs<String, String>, count: String? = nil,
        setting: (String) -> String = \.isolated
    ) -> String {
        let text = "\(text)"
        guard !values.isEmpty || count != nil else { return text }
        var filled = ""
        var rest = text[...]
        while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
            let name = rest[rest.index(after: start)..<end]
            filled += rest[..<start]
            let value = name == "count" ? count : values.first { $0.key == name }?.value
            filled += value.map(setting) ?? String(rest[start...end])
            rest = rest[rest.index(after: end)...]
        }
        return filled + rest
    }
}

extension String {
    /// A text of somebody else as a sentence quotes it: not so much of it that it fills the window.
    var quoted: String { displayIsolated(upTo: 60) }
}
