package import Domain
internal import Foundation

/// The words of the window of preferences.
extension Localizer {
    package var preferences: String { say("Preferences") }

    /// - Parameter path: the path of the file in which preferences are kept.
    package func preferencesNotWritten(in path: String) -> String {
        say(
            "Preferences could not be saved to {path}. They apply until you quit.",
            ["path": path])
    }

    package var appearanceHeading: String { say("Appearance") }
    package var appearanceCaption: String { say("_Style") }

    package func name(of appearance: Appearance) -> String {
        switch appearance {
        case .desktop: say("Follow the desktop", context: "style")
        case .light: say("Light", context: "style")
        case .dark: say("Dark", context: "style")
        }
    }

    package var timesHeading: String { say("Times and dates") }
    package var clockCaption: String { say("_Clock") }

    /// The name of a kind of clock, with an example of it.
    package func name(of clock: ClockHabit) -> String {
        let example = Localizer(locale: Locale.preferred().with(clock, .region))
            .time(hour: 14, minute: 2)
        return switch clock {
        case .region: say("As in your region ({time})", ["time": example])
        case .hours24: say("24 hours ({time})", ["time": example])
        case .hours12: say("12 hours ({time})", ["time": example])
        }
    }

    package var weekStartCaption: String { say("First day of the _week") }

    package func name(of start: WeekStart) -> String {
        switch start {
        case .region:
            say(
                "As in your region ({day})",
                ["day": weekday(Localizer(locale: .preferred()).firstWeekday)])
        case .monday: weekday(.monday)
        case .saturday: weekday(.saturday)
        case .sunday: weekday(.sunday)
        }
    }

    package var newEntriesHeading: String { say("New entries") }
    package var currencyCaption: String { say("C_urrency") }
    /// The placeholder of the currency's field.
    package var noCurrency: String { say("None", context: "currency") }
    package var homeZoneCaption: String { say("Time _zone of trips") }
    /// The placeholder of the time zone's field.
    package var zoneOfComputer: String { say("That of the computer", context: "time zone") }
    package var scaleCaption: String { say("Sc_ale of films") }

    package var ticketsHeading: String { say("Tickets", context: "files of tickets") }
    package var keepsTickets: String { say("_Keep copies of tickets") }
    package var ticketFolderCaption: String { say("_Folder of tickets") }

    /// - Parameter path: the path of a folder that was chosen for tickets.
    package func noFolderForTickets(_ path: String) -> String {
        say("“{path}” belongs to a journal. Choose another folder for tickets.", ["path": path])
    }

    package var remindersHeading: String { say("Reminders") }
    package var remindsOfTrips: String { say("_Trips to record") }
    package var remindsOfDeadlines: String { say("_Deadlines of claims") }
    package var remindsWithoutWindow: String { say("Even when Counterfoil is not _open") }

    /// Tells that the autostart entry is missing or switched off.
    package var sessionStartPrevented: String {
        say(
            "Autostart is disabled for Counterfoil. Switch this off and on to enable it.")
    }

    /// - Parameter path: the path of the autostart entry.
    package func sessionStartNotWritten(in path: String) -> String {
        say(
            "“{path}” cannot be written: Counterfoil will not start when you log in.",
            ["path": path])
    }

    /// - Parameter path: the path of the autostart entry.
    package func sessionStartNotRemoved(from path: String) -> String {
        say(
            "“{path}” cannot be removed: your desktop still starts Counterfoil when you log in.",
            ["path": path])
    }
}
