internal import Gtk
internal import JournalFeature
internal import Presentation
internal import Signals

/// The window of preferences. Each choice takes effect at once.
final class PreferencesWindow: Window, PreferencesScreen {
    var signalChange: Signal<PreferenceChange> { changeEmitter.signal }
    var signalClose: Signal<Void> { closeEmitter.signal }

    /// Is called for the key that quits the program, which only this window receives.
    var onQuit: () -> Void = {}

    private let changeEmitter = Emitter<PreferenceChange>()
    private let closeEmitter = Emitter<Void>()
    private let sections: [PreferencesSection]
    private let warning = Text.wrapping(style: "counterfoil-complaint")

    init(_ preferences: PreferencesViewModel, parent: Window) {
        sections = preferences.sections.map { [changeEmitter] section in
            PreferencesSection(section) { changeEmitter.emit($0) }
        }
        super.init()
        becomeDialog(over: parent, titled: preferences.title, width: 600, height: 690)
        setHeader()
        for section in sections { section.window = { [weak self] in self } }
        layOut()
        warning.show(preferences.warning)
        listenForKeys()
    }

    func show(_ preferences: PreferencesViewModel) {
        warning.show(preferences.warning)
        for (view, section) in zip(sections, preferences.sections) { view.show(section) }
    }

    func offer(_ completions: [CompletionOffer], for name: PreferenceName) {
        for section in sections { section.offer(completions, for: name) }
    }

    func dismiss() {
        destroy()
    }

    private func layOut() {
        let column = Box(.vertical, spacing: Space.part)
        column.margin = Space.part
        for section in sections { column.append(section) }
        let scrolled = ScrolledWindow(column, horizontal: .never)
        // The warning is above the scrolled sections, so that it is always visible.
        warning.margin = Space.part
        let content = Box(.vertical)
        content.append(warning)
        content.append(scrolled, expand: true)
        child = content
        for line in sections.flatMap(\.lines) { stack(line, below: 480, spacing: Space.line) }
        let controls = sections.flatMap(\.controls)
        onFocusMoved { [weak self, weak scrolled] in
            guard let self, let control = controls.first(where: isFocus(within:)) else { return }
            scrolled?.show([control], margin: 12)
        }
        controls.first?.grabFocus()
    }

    private func listenForKeys() {
        onCancelled { [weak self] in self?.closeEmitter.emit() }
        onClosingKey({ [weak self] in self?.closeEmitter.emit() }) { [weak self] in
            self?.onQuit()
        }
    }
}
