internal import Gtk
internal import Wording

/// The time zone of a clock: a field, or a button in its place that reveals it. Both take the same
/// space, so that nothing moves.
final class ZoneField: Stack {
    let entry: Entry
    private let asking = Button(localized("Time Zone…"))

    /// - Parameters:
    ///   - zones: the names that complete the typed text.
    ///   - name: the accessible name of the field, which says whose clock it belongs to.
    ///   - hint: the placeholder of the field.
    ///   - hasButton: whether the button is there, which reveals the zones of both ends. The field is
    ///     hidden otherwise.
    init(_ zone: String, zones: [String], name: String, hint: String, hasButton: Bool) {
        entry = Entry(zone, placeholder: hint)
        super.init()
        entry.completesParts = true
        entry.completions = zones
        entry.accessibleName = name
        entry.tooltip = localized("For example Europe/Vienna. Leave empty for local time.")
        entry.widthChars = 14
        asking.accessibleName = name
        if hasButton { add(asking) }
        isVisible = hasButton
        add(entry)
    }

    /// Shows the field in place of the button.
    func showEntry() {
        isVisible = true
        show(entry)
    }

    /// Calls the handler when the person asks for the field, which then gets the focus.
    func onAsked(_ handler: @escaping () -> Void) {
        asking.onClicked { [weak self] in
            handler()
            self?.entry.grabFocus()
        }
    }
}
