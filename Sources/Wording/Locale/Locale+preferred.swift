internal import Domain
public import Foundation

extension Locale {
    /// Returns the locale that the environment sets for dates and times: `LC_ALL`, then `LC_TIME`,
    /// then `LANG`. `Locale.current` reads none of them on Linux. If none is set, or it is the C
    /// locale, the locale is British English, which has the program's own words and a clock of 24
    /// hours.
    public static func preferred() -> Locale {
        gregorian(preferredIdentifier(environment: SpokenEnvironment.variables))
    }

    /// Returns the locale with the Gregorian calendar, which all days here are of. Foundation
    /// searches the calendars of all regions when it makes a locale that does not name one.
    static func gregorian(_ identifier: String) -> Locale {
        Locale(identifier: identifier + "@calendar=gregorian")
    }

    /// Returns the identifier of the locale that an environment sets, such as `de_AT`.
    package static func preferredIdentifier(environment: [String: String]) -> String {
        let value = ["LC_ALL", "LC_TIME", "LANG"].lazy
            .compactMap { environment[$0] }
            .first { !$0.isEmpty }
        let name = value.map { String($0.prefix { $0 != "." && $0 != "@" }) } ?? "C"
        return ["C", "POSIX"].contains(name) ? "en_GB" : name
    }

    /// Returns the locale with another clock and another first day of the week.
    func with(_ clock: ClockHabit, _ weekStart: WeekStart) -> Locale {
        // Taking an identifier apart and putting it together again may change how it is written.
        guard clock != .region || weekStart != .region else { return self }
        var components = Components(locale: self)
        switch clock {
        case .region: break
        case .hours24: components.hourCycle = .zeroToTwentyThree
        case .hours12: components.hourCycle = .oneToTwelve
        }
        switch weekStart {
        case .region: break
        case .monday: components.firstDayOfWeek = .monday
        case .saturday: components.firstDayOfWeek = .saturday
        case .sunday: components.firstDayOfWeek = .sunday
        }
        return Locale(components: components)
    }
}

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

/// The environment variables that set language and locale.
enum SpokenEnvironment {
    /// The variables that are set. Only these are read, because `ProcessInfo` makes a dictionary of
    /// all variables each time.
    static var variables: [String: String] {
        ["LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LC_TIME"].reduce(into: [:]) { found, name in
            found[name] = getenv(name).map { String(cString: $0) }
        }
    }
}
