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
        case .desktop: say("Follow System", context: "style")
        case .light: say("Light", context: "style")
        case .dark: say("Dark", context: "style")
        }
    }

    package var timesHeading: String { say("Times and Dates") }
    package var clockCaption: String { say("_Clock") }

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

    package var weekStartCaption: String { say("First day of the _week") }

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

    package var newEntriesHeading: String { say("New Entries") }
    package var currencyCaption: String { say("C_urrency") }
    /// The placeholder of the currency's field.
    package var noCurrency: String { say("Not set", context: "currency") }
    package var homeZoneCaption: String { say("Time _zone for new trips") }
    /// The placeholder of the time zone's field.
    package var zoneOfComputer: String { say("System time zone") }
    package var scaleCaption: String { say("Feedback sc_ale for new films") }

    package var ticketsHeading: String { say("Tickets", context: "files of tickets") }
    package var keepsTickets: String { say("_Keep Copies of Tickets") }
    package var ticketFolderCaption: String { say("Ticket _folder") }

    /// - Parameter path: the path of a folder that was chosen for tickets.
    package func noFolderForTickets(_ path: String) -> String {
        say("“{path}” belongs to a journal. Choose another folder for tickets.", ["path": path])
    }

    package var remindersHeading: String { say("Reminders") }
    package var remindsOfTrips: String { say("Remind Me to Record _Trips") }
    package var remindsOfDeadlines: String { say("Remind Me of Claim _Deadlines") }
    package var remindsWithoutWindow: String { say("Also When Counterfoil Is Cl_osed") }

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
