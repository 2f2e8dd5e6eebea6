internal import Gtk
internal import PreferencesFeature

/// Preferences that are about the same: a heading, and beneath it a row each with its name and its control.
final class PreferencesSection: Box {
    /// The controls that are chosen with, in their order.
    private(set) var controls: [Widget] = []
    private let card = Box(.vertical, spacing: 12)
    /// A row each of what is chosen or typed, with the caption first.
    private(set) var lines: [Box] = []
    private let onChange: (PreferenceChange) -> Void
    /// Shows what is chosen in the control of a row.
    private var showing: [PreferenceName: (PreferencesViewModel.Row) -> Void] = [:]

    /// - Parameter onChange: called with each choice of a person.
    init(
        _ section: PreferencesViewModel.Section, onChange: @escaping (PreferenceChange) -> Void
    ) {
        self.onChange = onChange
        super.init(.vertical, spacing: 6)
        append(Text.caption(section.heading))
        card.addStyleClass("counterfoil-card")
        append(card)
        for row in section.rows {
            switch row.control {
            case .choice(let items, let chosen): addChoice(row, items, chosen)
            case .toggle(let isOn): addSwitch(row, isOn)
            case .text(let text, let hint, let offered): addEntry(row, text, hint, offered)
            }
        }
    }

    func show(_ section: PreferencesViewModel.Section) {
        for row in section.rows { showing[row.name]?(row) }
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
    }

    private func addEntry(
        _ row: PreferencesViewModel.Row, _ text: String, _ hint: String, _ offered: [String]
    ) {
        let entry = Entry(text, placeholder: hint)
        entry.widthChars = 22
        entry.completions = offered
        entry.onChanged { [onChange] in onChange(PreferenceChange(row.name, .text($0))) }
        entry.onActivate { [onChange] in onChange(PreferenceChange(row.name, .left)) }
        entry.onFocusOut { [onChange] in onChange(PreferenceChange(row.name, .left)) }
        add(row, entry)
        let complaint = Text.wrapping(style: "counterfoil-complaint")
        complaint.halign = .end
        card.append(complaint)
        let show = { [weak entry, weak complaint] (row: PreferencesViewModel.Row) in
            if case .text(let text, _, _) = row.control { entry?.text = text }
            complaint?.show(row.complaint)
            entry?.accessibleDescription = row.complaint
        }
        showing[row.name] = show
        show(row)
    }

    private func add(_ row: PreferencesViewModel.Row, _ control: Widget) {
        let caption = Label(mnemonic: row.caption, for: control)
        caption.xalign = 0
        caption.wraps = true
        let line = Box(.horizontal, spacing: 18)
        line.append(caption, expand: true)
        line.append(control)
        card.append(line)
        // A switch is small enough to stay where it is.
        if !(control is Switch) { lines.append(line) }
        controls.append(control)
    }
}
