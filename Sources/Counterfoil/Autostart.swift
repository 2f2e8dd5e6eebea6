internal import Foundation
internal import Gtk
internal import JournalFeature
internal import Presentation
internal import Wording

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
