internal import Gtk
internal import JournalFeature
internal import Presentation

/// Preferences about one subject: a heading, and below it a row for each with its name and control.
final class PreferencesSection: Box {
    /// The controls in their order.
    private(set) var controls: [Widget] = []
    private let card = Box(.vertical, spacing: Space.near)
    /// The rows of the preferences, each with its caption first.
    private(set) var lines: [Box] = []
    /// Returns the parent of dialogs that choose a folder.
    var window: () -> Window? = { nil }

    private let onChange: (PreferenceChange) -> Void
    private var folders: [FolderButton] = []
    private var entries: [PreferenceName: Entry] = [:]
    /// The functions that show a row's value in its control.
    private var showing: [PreferenceName: (PreferencesViewModel.Row) -> Void] = [:]

    /// - Parameter onChange: is called with each choice of the person.
    init(
        _ section: PreferencesViewModel.Section, onChange: @escaping (PreferenceChange) -> Void
    ) {
        self.onChange = onChange
        super.init(.vertical, spacing: Space.close)
        append(Text.caption(section.heading))
        card.addStyleClass(Style.card)
        append(card)
        for row in section.rows {
            switch row.control {
            case .choice(let items, let chosen): addChoice(row, items, chosen)
            case .toggle(let isOn): addSwitch(row, isOn)
            case .folder(let path, _): addFolder(row, path)
            case .text(let text, let hint, let offered): addEntry(row, text, hint, offered)
            }
        }
    }

    func show(_ section: PreferencesViewModel.Section) {
        for row in section.rows { showing[row.name]?(row) }
    }

    func offer(_ completions: [CompletionOffer], for name: PreferenceName) {
        entries[name]?.offer(completions)
    }

    private func addChoice(_ row: PreferencesViewModel.Row, _ items: [String], _ chosen: Int) {
        let choice = ComboBoxText(items, selectedIndex: chosen)
        choice.cutsItemsShort()
        choice.onChanged { [onChange] place in
            if let place { onChange(PreferenceChange(row.name, .choice(place))) }
        }
        showing[row.name] = { [weak choice] row in
            if case .choice(_, let chosen) = row.control { choice?.selectedIndex = chosen }
        }
        add(row, choice)
    }

    private func addSwitch(_ row: PreferencesViewModel.Row, _ isOn: Bool) {
        let toggle = Switch(isOn: isOn)
        toggle.onSwitched { [onChange] isOn in
            onChange(PreferenceChange(row.name, .toggle(isOn)))
        }
        showing[row.name] = { [weak toggle] row in
            if case .toggle(let isOn) = row.control { toggle?.isOn = isOn }
        }
        add(row, toggle)
        complain(row, about: toggle)
    }

    private func addFolder(_ row: PreferencesViewModel.Row, _ path: String) {
        let folder = FolderButton(path)
        folder.onChosen { [onChange] in onChange(PreferenceChange(row.name, .folder($0))) }
        let show = { [weak folder] (row: PreferencesViewModel.Row) in
            guard case .folder(let path, let isEnabled) = row.control else { return }
            folder?.path = path
            folder?.button.isSensitive = isEnabled
        }
        show(row)
        showing[row.name] = show
        folder.window = { [weak self] in self?.window() }
        folders.append(folder)
        add(row, folder.button)
        complain(row, about: folder.button)
    }

    private func addEntry(
        _ row: PreferencesViewModel.Row, _ text: String, _ hint: String, _ offered: [String]
    ) {
        let entry = Entry(text, placeholder: hint)
        entry.widthChars = 22
        // The hint may be cut off in a narrow window, or in a language of long words.
        entry.tooltip = hint
        entry.completesParts = true
        entry.completions = offered
        entries[row.name] = entry
        entry.onChanged { [onChange] in onChange(PreferenceChange(row.name, .text($0))) }
        entry.onActivate { [onChange] in onChange(PreferenceChange(row.name, .left)) }
        entry.onFocusOut { [onChange] in onChange(PreferenceChange(row.name, .left)) }
        showing[row.name] = { [weak entry] row in
            if case .text(let text, _, _) = row.control { entry?.text = text }
        }
        add(row, entry)
        complain(row, about: entry)
    }

    /// Adds a complaint below a row, which appears and disappears with the row's error.
    private func complain(_ row: PreferencesViewModel.Row, about control: Widget) {
        let complaint = Text.wrapping(style: "counterfoil-complaint")
        complaint.halign = .end
        card.append(complaint)
        let showControl = showing[row.name]
        let show = { [weak control, weak complaint] (row: PreferencesViewModel.Row) in
            showControl?(row)
            complaint?.show(row.complaint)
            control?.complain(row.complaint)
        }
        showing[row.name] = show
        show(row)
    }

    private func add(_ row: PreferencesViewModel.Row, _ control: Widget) {
        let caption = Label(mnemonic: row.caption, for: control)
        caption.xalign = 0
        caption.wraps = true
        let line = Box(.horizontal, spacing: Space.part)
        line.append(caption, expand: true)
        line.append(control)
        card.append(line)
        // A switch is small enough to stay where it is.
        if !(control is Switch) { lines.append(line) }
        controls.append(control)
    }
}
