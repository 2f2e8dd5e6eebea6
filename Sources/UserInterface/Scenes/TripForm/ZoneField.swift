internal import Gtk
internal import Wording

/// The zone of a clock: a field to type it in, or in its place the button that asks for that. Both take
/// the same room, so that nothing moves when the field comes.
final class ZoneField: Stack {
    let entry: Entry
    private let asking = Button(localized("Time zone…"))

    /// - Parameters:
    ///   - zones: the names that complete what is typed.
    ///   - name: told to those who do not see beside which clock it stands.
    ///   - hint: stands in the field while it is empty.
    init(_ zone: String, zones: [String], name: String, hint: String) {
        entry = Entry(zone, placeholder: hint)
        super.init()
        entry.completesParts = true
        entry.completions = zones
        entry.accessibleName = name
        entry.tooltip = LocalWords.ofWidgets.zoneExplained
        entry.widthChars = 14
        asking.accessibleName = name
        add(asking)
        add(entry)
    }

    /// Shows the field from now on.
    func showEntry() {
        show(entry)
    }

    /// Called when a person asks for the field, which gets the keyboard then.
    func onAsked(_ handler: @escaping () -> Void) {
        asking.onClicked { [weak self] in
            handler()
            self?.entry.grabFocus()
        }
    }
}
