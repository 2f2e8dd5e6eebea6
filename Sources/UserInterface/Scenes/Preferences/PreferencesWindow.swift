internal import Gtk
internal import JournalFeature
internal import Presentation
internal import Signals

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

    func dismiss() { destroy() }

    private func layOut() {
        let column = Box(.vertical, spacing: Space.part, margin: Space.part)
        for section in sections { column.append(section) }
        let scrolled = ScrolledWindow(column, horizontal: .never)
        // The warning is above the scrolled sections, so that it is always visible.
        warning.margin = Space.part
        child = Box(.vertical, of: warning, expanding: scrolled)
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

/// Preferences about one subject: a heading, and below it a row for each with its name and control.
final class PreferencesSection: Box {
    private(set) var controls: [Widget] = []
    private let card = Box(.vertical, spacing: Space.near).styled(Style.card)
    /// The rows of the preferences, each with its caption first.
    private(set) var lines: [Box] = []
    /// Returns the parent of dialogs that choose a folder.
    var window: () -> Window? = { nil }

    private let onChange: (PreferenceChange) -> Void
    private var rows: [PreferenceName: (control: Widget, complaint: Label)] = [:]
    private var folders: [PreferenceName: FolderButton] = [:]

    /// - Parameter onChange: is called with each choice of the person.
    init(
        _ section: PreferencesViewModel.Section, onChange: @escaping (PreferenceChange) -> Void
    ) {
        self.onChange = onChange
        super.init(.vertical, spacing: Space.close)
        append(Text.caption(section.heading), card)
        for row in section.rows { add(row, control(for: row)) }
        show(section)
    }

    func show(_ section: PreferencesViewModel.Section) {
        for row in section.rows {
            guard let (control, complaint) = rows[row.name] else { continue }
            switch (row.control, control) {
            case (.choice(_, let chosen), let choice as ComboBoxText):
                choice.selectedIndex = chosen
            case (.toggle(let isOn), let toggle as Switch): toggle.isOn = isOn
            case (.folder(let path, let isEnabled), _):
                folders[row.name]?.path = path
                control.isSensitive = isEnabled
            case (.text(let text, _, _), let entry as Entry): entry.text = text
            default: break
            }
            complaint.show(row.complaint)
            control.complain(row.complaint)
        }
    }

    func offer(_ completions: [CompletionOffer], for name: PreferenceName) {
        (rows[name]?.control as? Entry)?.offer(completions)
    }

    private func control(for row: PreferencesViewModel.Row) -> Widget {
        let change = { [onChange, name = row.name] (value: PreferenceChange.Value) in
            onChange(PreferenceChange(name, value))
        }
        switch row.control {
        case .choice(let items, _):
            let choice = ComboBoxText(items)
            choice.cutsItemsShort()
            choice.onChanged { if let place = $0 { change(.choice(place)) } }
            return choice
        case .toggle:
            let toggle = Switch()
            toggle.onSwitched { change(.toggle($0)) }
            return toggle
        case .folder(let path, _):
            let folder = FolderButton(path)
            folder.window = { [weak self] in self?.window() }
            folder.onChosen { change(.folder($0)) }
            folders[row.name] = folder
            return folder.button
        case .text(_, let hint, let offered):
            let entry = Entry(placeholder: hint)
            entry.widthChars = 22
            // The hint may be cut off in a narrow window, or in a language of long words.
            entry.tooltip = hint
            entry.completesParts = true
            entry.completions = offered
            entry.onChanged { change(.text($0)) }
            entry.onActivate { change(.left) }
            entry.onFocusOut { change(.left) }
            return entry
        }
    }

    /// Adds a row, and below it its complaint, which appears and disappears with the row's error.
    private func add(_ row: PreferencesViewModel.Row, _ control: Widget) {
        let caption = Label(mnemonic: row.caption, for: control)
        caption.xalign = 0
        caption.wraps = true
        let line = Box(.horizontal, spacing: Space.part, expanding: caption, then: control)
        let complaint = Text.wrapping(style: "counterfoil-complaint")
        complaint.halign = .end
        card.append(line, complaint)
        // A switch is small enough to stay where it is.
        if !(control is Switch) { lines.append(line) }
        controls.append(control)
        rows[row.name] = (control, complaint)
    }
}

/// A button with the name of a folder, which opens a dialog to choose another.
final class FolderButton {
    let button: Button
    var path: String {
        didSet { show() }
    }
    var window: () -> Window? = { nil }

    private let name = Label()

    init(_ path: String) {
        self.path = path
        let icon = Image(iconName: "folder-symbolic")
        button = Button(child: Box(.horizontal, spacing: Space.close, of: icon, name))
        name.ellipsis = .middle
        name.maxWidthChars = 22
        show()
    }

    func onChosen(_ handler: @escaping (String) -> Void) {
        button.onClicked { [weak self] in
            guard let self else { return }
            let chooser = FileChooser(
                .createFolder, title: localized("Folder of Tickets"), accept: localized("_Open"),
                cancel: localized("_Cancel"), parent: window())
            chooser.setCurrentFolder(path)
            chooser.present { if let path = $0 { handler(path) } }
        }
    }

    private func show() {
        name.text = path.fileName
        button.tooltip = path
        button.accessibleName = path.fileName
    }
}
