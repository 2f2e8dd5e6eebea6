/// The languages that the environment asks for, the preferred one first.
public enum PreferredLanguages {
    /// Returns the names that a catalogue of these languages may have, as gettext looks for them:
    /// by `LANGUAGE`, which is a list, or else `LC_ALL`, `LC_MESSAGES` or `LANG`. Empty if English
    /// comes first, which needs no catalogue.
    public static func preferred() -> [String] {
        preferred(environment: SpokenEnvironment.variables)
    }

    /// Returns the names for another environment.
    package static func preferred(environment: [String: String]) -> [String] {
        let locale =
            ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }
            .first { !$0.isEmpty } ?? ""
        // The C locale means no translation, whatever `LANGUAGE` says.
        guard !["", "C", "POSIX"].contains(locale) else { return [] }
        let listed = (environment["LANGUAGE"] ?? "").split(separator: ":").map(String.init)
        return (listed.isEmpty ? [locale] : listed).prefix { !isEnglish($0) }.flatMap(names(of:))
    }

    private static func isEnglish(_ locale: String) -> Bool {
        ["", "C", "POSIX", "en"].contains(withoutCodeset(locale).prefix { $0 != "_" && $0 != "@" })
    }

    private static func withoutCodeset(_ locale: String) -> String {
        let modifier = locale.firstIndex(of: "@").map { String(locale[$0...]) } ?? ""
        return locale.prefix { $0 != "." && $0 != "@" } + modifier
    }

    /// The catalogue names for a locale, such as `sr_RS@latin`, `sr@latin`, `sr_RS` and `sr`.
    private static func names(of locale: String) -> [String] {
        let name = withoutCodeset(locale)
        // A language must not become a path.
        guard !name.contains("/") else { return [] }
        let parts = name.split(separator: "@", maxSplits: 1)
        let place = String(parts.first ?? "")
        let modifier = parts.count > 1 ? "@\(parts[1])" : ""
        let language = String(place.prefix { $0 != "_" })
        var names: [String] = []
        for name in [place + modifier, language + modifier, place, language]
        where !names.contains(name) {
            names.append(name)
        }
        return names
    }
}
