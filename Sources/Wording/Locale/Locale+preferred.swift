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
