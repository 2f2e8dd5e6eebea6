internal import Gtk
internal import JournalFeature
internal import Signals

/// The look of all windows, and the desktop's preferences from its settings portal.
@MainActor
final class ProgramLook: ShowsLook, KnowsDesktopLook {
    private(set) var desktopLook = DesktopLook()
    private let changed = Emitter<Void>()
    private var portal: PortalSettings?

    var signalDesktopLook: Signal<Void> { changed.signal }

    /// Asks the portal, once the program is on the bus.
    init(of application: Application) {
        portal = PortalSettings("org.freedesktop.appearance", of: application) { [weak self] in
            self?.portalDidChange()
        }
    }

    func showLook(_ look: LookViewModel) {
        Settings.show(
            isDark: look.isDark, hasHighContrast: look.hasHighContrast, isStill: look.isStill)
    }

    private func portalDidChange() {
        let numbers = portal?.numbers ?? [:]
        desktopLook = DesktopLook(
            colorScheme: numbers["color-scheme"], contrast: numbers["contrast"],
            reducedMotion: numbers["reduced-motion"])
        changed.emit()
    }
}
