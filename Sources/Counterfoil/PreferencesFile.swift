internal import Domain
internal import Foundation
internal import Gtk
internal import JournalFeature
internal import Signals
internal import Synchronization
internal import Wording

/// The person's preferences, in a key file beside the settings. All windows follow them.
@MainActor
final class PreferencesFile: StoresPreferences, RemindersPage {
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
