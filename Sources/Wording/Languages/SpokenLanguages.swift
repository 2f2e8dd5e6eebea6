/// In which languages the environment asks for messages, the most welcome one first.
public enum SpokenLanguages {
    /// The names under which a catalogue may be kept, as gettext looks for them: `LANGUAGE`, which is a
    /// list, or else `LC_ALL`, `LC_MESSAGES` or `LANG`. Empty where English comes first, which is what
    /// the program speaks by itself.
    public static func preferred() -> [String] {
        preferred(environment: SpokenEnvironment.variables)
    }

    /// The same by what another environment says.
    package static func preferred(environment: [String: String]) -> [String] {
        let locale =
            ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }
            .first { !$0.isEmpty } ?? ""
        // Whoever works in the C locale wants no language, whatever else is said.
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

    /// Such as `sr_RS@latin`, `sr@latin`, `sr_RS` and `sr`.
    private static func names(of locale: String) -> [String] {
        let name = withoutCodeset(locale)
        // A language is no path.
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
