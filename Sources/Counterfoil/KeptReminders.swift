internal import Foundation
internal import Gtk
internal import RemindersFeature
internal import Signals

/// Of what a person wants to be reminded, in a key file beside the settings. The menus of all windows
/// turn the same reminders on and off.
@MainActor
final class KeptReminders: RemindersPage {
    private let path: String
    private let changed = Emitter<Void>()
    private static let group = "Reminders"

    /// Saved at once; what cannot be saved counts until the program ends.
    var reminders = ReminderChoice() {
        didSet { if reminders != oldValue { save() } }
    }

    var signalReminders: Signal<Void> { changed.signal }

    /// Adds `app.remind-of-trips` and `app.remind-of-deadlines` to the program.
    init(_ file: URL, of application: Application) {
        path = file.path(percentEncoded: false)
        let file = KeyFile(path: path)
        var reminders = ReminderChoice()
        reminders.ofTrips = file.boolean("trips", in: Self.group) ?? true
        reminders.ofDeadlines = file.boolean("deadlines", in: Self.group) ?? true
        reminders.lookedOn = file.string("looked-on", in: Self.group) ?? ""
        self.reminders = reminders
        addToggle("remind-of-trips", \.ofTrips, to: application)
        addToggle("remind-of-deadlines", \.ofDeadlines, to: application)
    }

    private func addToggle(
        _ name: String, _ path: WritableKeyPath<ReminderChoice, Bool>, to application: Application
    ) {
        application.add(
            ToggleAction(name, isOn: reminders[keyPath: path]) { [weak self] isOn in
                self?.reminders[keyPath: path] = isOn
                self?.changed.emit()
            })
    }

    private func save() {
        let file = KeyFile(path: path)
        file.set("trips", to: reminders.ofTrips, in: Self.group)
        file.set("deadlines", to: reminders.ofDeadlines, in: Self.group)
        file.set("looked-on", to: reminders.lookedOn, in: Self.group)
        try? file.save()
    }
}
