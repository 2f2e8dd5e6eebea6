internal import Gtk
internal import Wording

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
        let header = HeaderBar(title: localized("Welcome"))
        header.showsCloseButton = true
        titlebar = header
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
        let ways = WaysToBegin([.film, .trip, .files], folder: folder)
        for way in ways.buttons { way.isSensitive = canBegin }
        ways.onChosen = { [weak self] in
            self?.chosen = $0.command
            self?.close()
        }
        column.append(ways)
        let scrolled = ScrolledWindow(column, horizontal: .never)
        scrolled.takesFocus = false
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
