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
        column.append(TourView(folder: folder))
        let ways = self.ways(canBegin: canBegin)
        column.append(ways)
        let scrolled = ScrolledWindow(column, horizontal: .never)
        scrolled.takesFocus = false
        child = scrolled
        onEscape { [weak self] in self?.close() }
        onFocusMoved { [weak self, weak scrolled] in
            guard let self, let way = ways.children.first(where: isFocus(within:)) else { return }
            scrolled?.show([way], margin: 12)
        }
        ways.children.first?.grabFocus()
    }

    private func ways(canBegin: Bool) -> Box {
        let ways = WrapBox(spacing: Space.near)
        ways.halign = .center
        for (name, command) in [
            (localized("New Film…"), WindowCommand.newFilm), (localized("New Trip…"), .newTrip),
            (localized("Import…"), .importFiles),
        ] {
            let way = Button(name)
            way.isSensitive = canBegin
            way.onClicked { [weak self] in
                self?.chosen = command
                self?.close()
            }
            ways.append(way)
        }
        ways.children.first?.addStyleClass("suggested-action")
        return ways
    }
}
