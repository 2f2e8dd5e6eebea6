internal import CIntl
internal import Presentation

/// Translations of sentences: the catalogues made from `resources/po`, read by the C library's
/// gettext.
///
/// For English nothing is looked up. Nothing is cached either: gettext maps the catalogue into
/// memory and caches what it finds.
public struct Catalogue: Hashable, Sendable {
    /// The text domain of the program, after which its catalogues are named.
    public static let domain = "counterfoil"

    let domain: String

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

    /// Returns the key under which `msgfmt` files a text with a context.
    private static func key(_ text: String, _ context: String) -> String {
        context.isEmpty ? text : "\(context)\u{4}\(text)"
    }
}
