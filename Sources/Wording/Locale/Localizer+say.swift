import Presentation

extension Localizer {
    /// Says a sentence or a label in the language of these words. All words for people pass through
    /// here; no sentence is assembled outside of it.
    ///
    /// - Parameters:
    ///   - text: the whole English text, with places such as `{title}` for values.
    ///   - values: the values by their places' names.
    ///   - context: a note for translators, who see nothing but the text.
    package func say(
        _ text: StaticString, _ values: KeyValuePairs<String, String> = [:],
        context: StaticString = ""
    ) -> String {
        let english = "\(text)"
        guard let catalogue else { return Self.filled(english, values) }
        let translated = catalogue.text(english, context: "\(context)")
        guard let translated, values.isEmpty || MessageArguments(in: english).fit(translated) else {
            return Self.filled(english, values)
        }
        return Self.filled(translated, values)
    }

    /// Says how many things there are, in the right plural form. Their number stands at the place
    /// `{count}`.
    package func say(
        one: StaticString, other: StaticString, count: Int,
        _ values: KeyValuePairs<String, String> = [:], context: StaticString = ""
    ) -> String {
        let (one, other) = ("\(one)", "\(other)")
        let english = count == 1 ? one : other
        guard let catalogue else { return Self.filled(english, values, count: number(count)) }
        let translated = catalogue.text(one: one, other: other, count: count, context: "\(context)")
        guard let translated,
            MessageArguments(in: other, and: one, besides: "count").fit(translated)
        else {
            return Self.filled(english, values, count: number(count))
        }
        return Self.filled(translated, values, count: number(count))
    }

    /// Says how many things there are, or returns an empty text if there are none.
    package func say(
        one: StaticString, other: StaticString, ifAny count: Int,
        _ values: KeyValuePairs<String, String> = [:], context: StaticString = ""
    ) -> String {
        count == 0 ? "" : say(one: one, other: other, count: count, values, context: context)
    }

    /// A list in words, such as "title, year and notes".
    func list(_ parts: [String]) -> String {
        list(parts) { say("{list} and {last}", ["list": $0, "last": $1]) }
    }

    /// A list of alternatives, such as "letterboxd, json or backup".
    package func choice(of parts: [String]) -> String {
        list(parts) { say("{list} or {last}", ["list": $0, "last": $1]) }
    }

    private func list(
        _ parts: [String], _ joined: (_ list: String, _ last: String) -> String
    ) -> String {
        guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
        return joined(Array(parts.dropLast()).commaSeparated, last)
    }

    /// Returns the text with its places filled. Braces in a value are not taken for a place, a
    /// value that is written from right to left does not turn the words around it, nor do such words
    /// turn a value, and no full stop follows a value that ends with one, as in “1 Std., 8 Min.”
    static func filled(
        _ text: String, _ values: KeyValuePairs<String, String>, count: String? = nil
    ) -> String {
        guard !values.isEmpty || count != nil else { return text }
        let isMixed = isMixed(text, values.lazy.map(\.value))
        return filled(text) { name in
            let value = name == "count" ? count : values.first { $0.key == name }?.value
            return value.map { isMixed ? $0.isolatedAmongRightToLeft : $0.isolated }
        }
    }

    /// Whether values stand among words from right to left: those of the text, or another value if
    /// the text has no letters.
    private static func isMixed(_ text: String, _ values: some Sequence<String>) -> Bool {
        text.hasRightToLeft
            || values.contains(where: \.hasRightToLeft)
                && !filled(text) { _ in "" }.unicodeScalars.contains(
                    where: \.properties.isAlphabetic)
    }

    static func filled(_ text: String, by value: (String) -> String?) -> String {
        // Bytes are compared, because finding the bounds of characters is slow.
        var filled = ""
        var rest = text.utf8[...]
        while let start = rest.firstIndex(of: UInt8(ascii: "{")),
            let end = rest[start...].firstIndex(of: UInt8(ascii: "}"))
        {
            let place = rest[start...end]
            filled += String(Substring(rest[..<start]))
            filled +=
                value(String(Substring(place.dropFirst().dropLast()))) ?? String(Substring(place))
            rest = rest[end...].dropFirst()
            if rest.first == UInt8(ascii: "."), filled.endsWithFullStop { rest = rest.dropFirst() }
        }
        return filled + String(Substring(rest))
    }
}

extension String {
    /// Whether the text ends with a full stop, or with an isolated text that does.
    fileprivate var endsWithFullStop: Bool {
        let last = utf8.last == 0xA9 && hasSuffix("\u{2069}") ? utf8.dropLast(3).last : utf8.last
        return last == UInt8(ascii: ".")
    }

    /// A text from outside the program for use within a sentence, cut to 60 characters.
    var quoted: String { displayIsolated(upTo: 60) }
}
