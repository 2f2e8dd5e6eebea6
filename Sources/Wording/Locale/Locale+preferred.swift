internal import Domain
public import Foundation

extension Locale {
    /// The locale that the environment asks for in dates and times: `LC_ALL`, then `LC_TIME`, then
    /// `LANG`. `Locale.current` knows none of them on Linux. Where none is set, or it is the C
    /// locale, British English: words as in the program's own, a clock of 24 hours.
    public static func preferred() -> Locale {
        gregorian(preferredIdentifier(environment: SpokenEnvironment.variables))
    }

    /// The locale with the calendar that all days here are of. One that does not say which it has is looked
    /// for among the calendars of all regions as soon as it is made.
    static func gregorian(_ identifier: String) -> Locale {
        Locale(identifier: identifier + "@calendar=gregorian")
    }

    /// Such as `de_AT`, by what an environment says.
    package static func preferredIdentifier(environment: [String: String]) -> String {
        let value = ["LC_ALL", "LC_TIME", "LANG"].lazy
            .compactMap { environment[$0] }
            .first { !$0.isEmpty }
        let name = value.map { String($0.prefix { $0 != "." && $0 != "@" }) } ?? "C"
        return ["C", "POSIX"].contains(name) ? "en_GB" : name
    }

    /// The same with another clock and another first day of the week.
    func with(_ clock: ClockHabit, _ weekStart: WeekStart) -> Locale {
        // What is taken apart and put together again may be written another way.
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
