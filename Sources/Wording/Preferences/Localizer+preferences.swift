package import Domain
internal import Foundation

/// The words of the window of preferences.
extension Localizer {
    package var preferences: String { say("Preferences") }

    package func name(of appearance: Appearance) -> String {
        switch appearance {
        case .desktop: say("Follow System", context: "style")
        case .light: say("Light", context: "style")
        case .dark: say("Dark", context: "style")
        }
    }
    /// The name of a kind of clock, with an example of it.
    package func name(of clock: ClockHabit) -> String {
        let example = Localizer(locale: Locale.preferred().with(clock, .region))
            .time(hour: 14, minute: 2)
        return switch clock {
        case .region: say("Region Default ({time})", ["time": example])
        case .hours24: say("24 hours ({time})", ["time": example])
        case .hours12: say("12 hours ({time})", ["time": example])
        }
    }

    package func name(of start: WeekStart) -> String {
        switch start {
        case .region:
            say(
                "Region Default ({day})",
                ["day": weekday(Localizer(locale: .preferred()).firstWeekday)])
        case .monday: weekday(.monday)
        case .saturday: weekday(.saturday)
        case .sunday: weekday(.sunday)
        }
    }
    package var keepsTickets: String { say("_Keep Copies of Tickets") }
}
