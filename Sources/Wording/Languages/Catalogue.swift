internal import CIntl

/// Translations of sentences: the catalogues made from `resources/po`, read by the C library's
/// gettext.
///
/// For English nothing is looked up. Nothing is cached either: gettext maps the catalogue into
/// memory and caches what it finds.
public struct Catalogue: Hashable, Sendable {
    /// The text domain of the program, after which its catalogues are named.
    public static let domain = "counterfoil"

    let domain: String
    /// The code of the language of the translations, or `nil` if their file names none.
    let language: String?

    /// Makes the program speak the language of the environment from now on, or returns `nil` if
    /// that fails, so that the program speaks English.
    ///
    /// It may be called only while the program has one thread.
    ///
    /// - Parameters:
    ///   - folder: the path of a folder that has `de/LC_MESSAGES/counterfoil.mo` and the like.
    ///   - domain: the text domain of the catalogues.
    public init?(in folder: String, domain: String = Self.domain) {
        guard counterfoil_open_catalogues(domain, folder) != 0 else { return nil }
        self.domain = domain
        // The translation of an empty text is the header of the file.
        let header = counterfoil_translation(domain, "").map { String(cString: $0) } ?? ""
        language = header.split(separator: "\n").first { $0.hasPrefix("Language: ") }
            .map { String($0.dropFirst("Language: ".count)) }
    }

    /// Returns the translation of a text, or `nil` if there is none.
    func text(_ text: String, context: String = "") -> String? {
        guard !text.isEmpty else { return nil }
        let key = Self.key(text, context)
        return key.withCString { key in
            let found = counterfoil_translation(domain, key)
            return found == key ? nil : found.map { String(cString: $0) }
        }
    }

    /// Returns the translation of a text about a number of things, in the plural form for that
    /// number, or `nil` if there is none.
    func text(one: String, other: String, count: Int, context: String) -> String? {
        guard !one.isEmpty else { return nil }
        let key = Self.key(one, context)
        return key.withCString { key in
            other.withCString { other in
                let found = counterfoil_translation_of_number(domain, key, other, count.magnitude)
                return found == key || found == other ? nil : found.map { String(cString: $0) }
            }
        }
    }

    /// Returns the key under which `msgfmt` files a text with a context.
    private static func key(_ text: String, _ context: String) -> String {
        context.isEmpty ? text : "\(context)\u{4}\(text)"
    }
}

/// Checks the file of a catalogue, which gettext maps into memory without a check.
public enum CatalogueFile {
    /// Whether a catalogue is complete, so that no text in it lies beyond its end. One that was cut
    /// off by a full disk would crash the program at its first lookup.
    public static func isWhole(_ bytes: UnsafeRawBufferPointer) -> Bool {
        func number(at place: Int) -> Int? {
            guard place + 4 <= bytes.count else { return nil }
            return Int(bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self))
        }
        // The byte order is this computer's: msgfmt writes it unless told otherwise.
        guard number(at: 0) == 0x9504_12de, let version = number(at: 4), version >> 16 == 0,
            let count = number(at: 8), let originals = number(at: 12),
            let translations = number(at: 16), count > 0, count <= bytes.count / 16
        else { return false }
        return [originals, translations].allSatisfy { table in
            (0..<count).allSatisfy { index in
                guard let length = number(at: table + 8 * index),
                    let place = number(at: table + 8 * index + 4), place + length < bytes.count
                else { return false }
                return bytes[place + length] == 0
            }
        }
    }
}

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
