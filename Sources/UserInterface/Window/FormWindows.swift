public import EntryFeature
internal import Gtk
public import Presentation

/// Remembers which headings of forms have their fields shown.
final class OpenDetails {
    private(set) var keys: Set<String>

    init(_ keys: Set<String>) {
        self.keys = keys
    }

    func remember(_ key: String, isOpen: Bool) {
        if isOpen { keys.insert(key) } else { keys.remove(key) }
    }
}

/// Opens forms over the window, which cannot be closed under a form with unsaved content.
final class FormWindows {
    private let parent: Window
    private let details: OpenDetails
    /// The form that was opened last, while it exists.
    private weak var opened: FormWindow?

    /// Is called for the key that quits the program, which only a form receives. By default the
    /// window closes.
    lazy var onQuit: () -> Void = { [weak self] in self?.closeParent() }

    init(over parent: Window, details: OpenDetails, actions: WindowActions) {
        self.parent = parent
        self.details = details
        actions.on(.close) { [weak self] in self?.closeParent() }
    }

    func open(_ form: FormViewModel) -> FormWindow {
        let window = FormWindow(form, details: details, parent: parent)
        opened = window
        window.onQuit = { [weak self] in self?.onQuit() }
        window.present()
        return window
    }

    /// Closes the window after its key or menu item. A form with unsaved content asks first, and
    /// the window closes after it. The window's own button cannot be used under a form.
    func closeParent() {
        guard let opened, !opened.leave() else { return parent.close() }
        opened.onDismissed = { [weak parent] in parent?.close() }
    }
}

extension MainWindow {
    public func openForm(_ form: FormViewModel) -> any FormView { forms.open(form) }

    /// Opens the form for a new film, unless the journal is read-only or a form or dialog is open.
    public func addFilm() {
        if !window.isBlocked { actions.activate(.newFilm) }
    }

    /// Opens the form for a new trip, unless the journal is read-only or a form or dialog is open.
    public func addTrip() {
        if !window.isBlocked { actions.activate(.newTrip) }
    }
}
