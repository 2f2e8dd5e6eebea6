internal import Domain
internal import Foundation
internal import Gtk
internal import JournalFeature
internal import Presentation
internal import Signals
internal import Synchronization
internal import Wording

/// The person's preferences, in a key file beside the settings. All windows follow them.
@MainActor
final class PreferencesFile: StoresPreferences, StoresReminderChoice {
    private let path: String
    private let changed = Emitter<Void>()
    private let wantsOtherReminders = Emitter<Void>()
    /// Refreshes the windows, which show entries differently from now on.
    var refreshWindows: () -> Void = {}

    /// Is called when the program begins or ceases to be needed without a window.
    var onNeedOfProgram: () -> Void = {}
    private let autostart: Autostart
    private let folders: ProgramFolders

    private(set) var unwritable: String?

    var autostartState: AutostartState { autostart.state(preferences.reminders.needsProgram) }

    var ticketFolder: String { folders.tickets(preferences.tickets) }

    func isOfJournal(_ folder: String) -> Bool { folders.isOfJournal(folder) }

    /// The preferences, which are saved at once. If that fails, they count until the program ends.
    var preferences: Preferences {
        didSet {
            guard preferences != oldValue else { return }
            save()
            Localizer.apply(preferences)
            FilledInZones.apply(preferences)
            // The home zone decides which zones are shown, and which compensation is owed; films
            // have stars or not, and their rows pictures.
            if preferences.clock != oldValue.clock || preferences.weekStart != oldValue.weekStart
                || preferences.homeZone != oldValue.homeZone
                || preferences.givesStars != oldValue.givesStars
                || preferences.showsPictures != oldValue.showsPictures
            {
                refreshWindows()
            }
            let needsProgram = preferences.reminders.needsProgram
            if needsProgram != oldValue.reminders.needsProgram {
                autostart.setEnabled(needsProgram)
                onNeedOfProgram()
            }
            if preferences.reminders.wanted != oldValue.reminders.wanted {
                wantsOtherReminders.emit()
            }
            changed.emit()
        }
    }

    var signalPreferences: Signal<Void> { changed.signal }

    var reminders: ReminderChoice {
        get { preferences.reminders }
        set { preferences.reminders = newValue }
    }

    var signalReminders: Signal<Void> { wantsOtherReminders.signal }

    init(in folders: ProgramFolders) {
        self.folders = folders
        autostart = Autostart(folders.sessionEntry)
        path = folders.preferences.path(percentEncoded: false)
        preferences = folders.keptPreferences
        Localizer.apply(preferences)
    }

    private func save() {
        let file = KeyFile(path: path)
        for kept in preferences.kept { file.set(kept.key, to: kept.text, in: kept.group) }
        do {
            try file.save()
            unwritable = nil
        } catch {
            unwritable = path
        }
    }
}

extension ReminderChoice {
    /// The kinds of reminders that are switched on.
    fileprivate var wanted: [Bool] { [ofTrips, ofDeadlines] }
}

@MainActor
extension StoresPreferences {
    /// The folder for copies of tickets, or `nil` if none are kept.
    var ticketsKeptIn: String? { preferences.tickets.areKept ? ticketFolder : nil }
}

/// The zones that forms and commands fill in by default: the computer's, and the preferred zone of
/// trips.
enum FilledInZones {
    private static let preferred = Mutex<Zone?>(nil)

    static func apply(_ preferences: Preferences) {
        preferred.withLock { $0 = preferences.homeZone }
    }

    static var names: Set<String> {
        let zones: [Zone?] = [.local(), preferred.withLock(\.self)]
        return Set(zones.compactMap { $0?.name })
    }
}

/// Lets the desktop start the program without a window at login: by an autostart entry or, in a
/// sandbox, by the portal, which keeps that entry.
@MainActor
final class Autostart {
    private let entry: URL
    private let isInSandbox: Bool
    private var failure: AutostartState?

    /// - Parameter entry: the path of the autostart entry.
    init(_ entry: URL) {
        self.entry = entry
        isInSandbox = FileManager.default.fileExists(atPath: "/.flatpak-info")
    }

    /// Writes or removes the entry. An existing one is not overwritten, because the user may have
    /// changed it.
    func setEnabled(_ isWanted: Bool) {
        failure = nil
        guard !isInSandbox else { return ask(isWanted) }
        if isWanted { write() } else { remove() }
    }

    /// Returns the state for a preference: as preferred, prevented, or failed.
    func state(_ isWanted: Bool) -> AutostartState {
        if let failure { return failure }
        return isWanted && !isInSandbox && !isStarted ? .prevented : .asPreferred
    }

    private var path: String { entry.path(percentEncoded: false) }

    private var isThere: Bool { FileManager.default.fileExists(atPath: path) }

    /// Whether the entry is switched on. Tools for autostart switch an entry off by one of these
    /// keys.
    private var isStarted: Bool {
        guard isThere else { return false }
        let file = KeyFile(path: path)
        return file.boolean("Hidden", in: Self.group) != true
            && file.boolean("X-GNOME-Autostart-enabled", in: Self.group) != false
    }

    private static let group = "Desktop Entry"

    private func write() {
        guard !isThere else { return }
        guard let program = AppInfo.path else { return failure = .notWritten(path) }
        let file = KeyFile(path: path)
        for (key, value) in [
            ("Type", "Application"), ("Name", AppInfo.name),
            ("Comment", Localizer().remindersOnly),
            ("Exec", "\(Self.quoted(program)) \(AppInfo.asService)"), ("TryExec", program),
            ("Icon", AppInfo.id), ("NoDisplay", "true"), ("StartupNotify", "false"),
        ] {
            file.set(key, to: value, in: Self.group)
        }
        do { try file.save() } catch { failure = .notWritten(path) }
    }

    private func remove() {
        guard isThere else { return }
        do {
            try FileManager.default.removeItem(at: entry)
        } catch {
            failure = .notRemoved(path)
        }
    }

    private func ask(_ isWanted: Bool) {
        BusRequest(
            to: "org.freedesktop.portal.Desktop", at: "/org/freedesktop/portal/desktop",
            interface: "org.freedesktop.portal.Background"
        ).send(
            "RequestBackground",
            [
                .text(""),
                .named([
                    "reason": .text(Localizer().remindersOnly), "autostart": .truth(isWanted),
                    "commandline": .texts(["counterfoil", AppInfo.asService]),
                    "dbus-activatable": .truth(false),
                ]),
            ])
    }

    /// Returns an argument of `Exec`, quoted by the Desktop Entry Specification.
    private static func quoted(_ argument: String) -> String {
        var quoted = "\""
        for character in argument {
            if "\"`$\\".contains(character) { quoted.append("\\") }
            if character == "%" { quoted.append("%") }
            quoted.append(character)
        }
        return quoted + "\""
    }
}

extension AppInfo {
    /// The path of the running program, or `nil` if the system does not tell it.
    static var path: String? {
        try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    }

    /// The option of GTK's programs to start without a window, which the session bus uses.
    static let asService = "--gapplication-service"
}
