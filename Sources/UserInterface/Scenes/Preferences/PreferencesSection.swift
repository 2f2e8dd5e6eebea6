internal import Gtk
internal import PreferencesFeature

/// Preferences that are about the same: a heading, and beneath it a row each with its name and its control.
final class PreferencesSection: Box {
    /// The controls that are chosen with, in their order.
    private(set) var controls: [Widget] = []
    private let card = Box(.vertical, spacing: 12)
    private let onChange: (PreferenceChange) -> Void
    /// Shows what is chosen in the control of a row.
    private var showing: [PreferenceName: (PreferencesViewModel.Control) -> Void] = [:]

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
            }
        }
    }

    func show(_ section: PreferencesViewModel.Section) {
        for row in section.rows { showing[row.name]?(row.control) }
    }

    private func addChoice(_ row: PreferencesViewModel.Row, _ items: [String], _ chosen: Int) {
        let choice = ComboBoxText(items, selectedIndex: chosen)
        choice.onChanged { [onChange] place in
            if let place { onChange(PreferenceChange(row.name, .choice(place))) }
        }
        showing[row.name] = { [weak choice] control in
            if case .choice(_, let chosen) = control { choice?.selectedIndex = chosen }
        }
        add(row, choice)
    }

    private func addSwitch(_ row: PreferencesViewModel.Row, _ isOn: Bool) {
        let toggle = Switch(isOn: isOn)
        toggle.onSwitched { [onChange] isOn in
            onChange(PreferenceChange(row.name, .toggle(isOn)))
        }
        showing[row.name] = { [weak toggle] control in
            if case .toggle(let isOn) = control { toggle?.isOn = isOn }
        }
        add(row, toggle)
    }

    private func add(_ row: PreferencesViewModel.Row, _ control: Widget) {
        let caption = Label(mnemonic: row.caption, for: control)
        caption.xalign = 0
        caption.wraps = true
        let line = Box(.horizontal, spacing: 18)
        line.append(caption, expand: true)
        line.append(control)
        card.append(line)
        controls.append(control)
    }
}
