internal import CIntl
internal import Presentation

/// Where sentences are found in another language: the catalogues that translators made of
/// `resources/po`, read by the C library's gettext.
///
/// Nothing is looked up for those who read English, and nothing is kept: gettext maps the catalogue
/// into memory and remembers what it found.
public struct Catalogue: Hashable, Sendable {
    /// What the catalogues are called, and the program.
    public static let domain = "counterfoil"

    let domain: String

    /// Makes the language of the environment the one in which the program speaks, from now on. Nil
    /// where that cannot be done: then it speaks English.
    ///
    /// To be called while the program is one thread.
    ///
    /// - Parameters:
    ///   - folder: the path of a folder that has `de/LC_MESSAGES/counterfoil.mo` and the like.
    ///   - domain: the name of the catalogues.
    public init?(in folder: String, domain: String = Self.domain) {
        guard counterfoil_open_catalogues(domain, folder) != 0 else { return nil }
        self.domain = domain
    }

    /// The text in the other language; nil where no translator wrote one.
    func text(_ text: String, context: String = "") -> String? {
        guard !text.isEmpty else { return nil }
        let key = Self.key(text, context)
        return key.withCString { key in
            let found = counterfoil_translation(domain, key)
            return found == key ? nil : found.map { String(cString: $0) }
        }
    }

    /// The same of a number of things, in the form that the other language has for so many.
    func text(one: String, other: String, count: Int, context: String = "") -> String? {
        guard !one.isEmpty else { return nil }
        let key = Self.key(one, context)
        return key.withCString { key in
            other.withCString { other in
                let found = counterfoil_translation_of_number(
                    domain, key, other, count.magnitude)
                return found == key || found == other ? nil : found.map { String(cString: $0) }
            }
        }
    }

    /// As `msgfmt` files it.
    private static func key(_ text: String, _ context: String) -> String {
        context.isEmpty ? text : "\(context)\u{4}\(text)"
    }
}
