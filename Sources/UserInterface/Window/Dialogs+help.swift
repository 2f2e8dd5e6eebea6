internal import Gtk
internal import Presentation
internal import Wording

/// The windows of help: about the program, its keyboard shortcuts, and the tour.
extension Dialogs {
    /// Opens the pages of resources/help in the desktop's help viewer.
    func openHelp() {
        let words = Localizer.ofWidgets
        open(
            "help:counterfoil", orSay: words.say("Could not open Help"),
            withoutProgram: words.say("No help viewer is installed."))
    }

    func showShortcuts() {
        shortcuts.open { ShortcutsWindow(parent: window) }
    }

    func showAbout() {
        AboutDialog(
            program: AppInfo.name, version: AppInfo.version, icon: AppInfo.id,
            comments: localized("A journal of the films you watched and the trips you took."),
            copyright: [
                localized("Copyright © 2026 Counterfoil contributors"),
                localized("Airports by airportsdata (MIT), towns by GeoNames (CC BY 4.0)"),
            ].joined(separator: "\n"),
            parent: window
        ).present {}
    }

    func showWelcome() {
        welcome.open {
            let tour = WelcomeWindow(parent: window, folder: folder, canBegin: actions.canChange)
            tour.onClose { [weak self, weak tour] in
                let chosen = tour?.chosen
                // A form that opens before this window is destroyed would not get the focus.
                ScheduledCall.idle { if let chosen { self?.actions.activate(chosen) } }
                return true
            }
            return tour
        }
    }
}

/// The tour of the first start, which the menu opens again.
final class WelcomeWindow: Window {
    /// The way to begin that the person chose, or `nil` if the window was closed otherwise.
    private(set) var chosen: WindowCommand?

    /// - Parameters:
    ///   - folder: the path of the journal in readable form.
    ///   - canBegin: whether entries can be added.
    init(parent: Window, folder: String, canBegin: Bool) {
        super.init()
        becomeDialog(over: parent, titled: localized("Welcome"), width: 480, height: 600)
        setHeader()
        let column = Box(.vertical, spacing: Space.near)
        column.margin = Space.page
        let heading = Text.title(Localizer.ofWidgets.welcome)
        let purpose = Text.dim(Localizer.ofWidgets.purpose)
        for label in [heading, purpose] {
            label.halign = .center
            label.xalign = 0.5
            label.justification = .center
            label.maxWidthChars = 40
            column.append(label)
        }
        let ways = WaysToBegin([.film, .trip, .files], folder: folder) { [weak self] in
            self?.chosen = $0.command
            self?.close()
        }
        for way in ways.buttons { way.isSensitive = canBegin }
        column.append(ways)
        let scrolled = column.scrolling()
        child = scrolled
        onEscape { [weak self] in self?.close() }
        onFocusMoved { [weak self, weak scrolled] in
            guard let self, let way = ways.buttons.first(where: isFocus(within:)) else { return }
            scrolled?.show([way], margin: 12)
        }
        ways.buttons.first?.grabFocus()
    }
}

extension WaysToBegin.Way {
    fileprivate var command: WindowCommand? {
        switch self {
        case .film: .newFilm
        case .trip: .newTrip
        case .files: .importFiles
        case .sample: nil
        }
    }
}
