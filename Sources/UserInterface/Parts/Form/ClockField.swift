internal import Gtk
internal import Presentation
internal import Wording

/// A field for a time of day, which is typed in the locale's format or stepped.
final class ClockField: Box {
    /// The widget that holds the text, that labels name, and that takes the focus.
    let firstField: SpinButton
    private let format: ClockFormat

    /// - Parameters:
    ///   - name: the accessible name, such as "Departure time".
    ///   - format: the format in which times are read and written.
    ///   - leaves: returns whether a text is left as it is typed, because it is no time of day.
    init(
        hour: Int, minute: Int, name: String = localized("Time"), format: ClockFormat,
        leaves: @escaping (String) -> Bool = { _ in false }
    ) {
        firstField = SpinButton(0...(24 * 60 - 1), page: 60, value: hour * 60 + minute)
        self.format = format
        super.init(.horizontal)
        firstField.setFormat(
            reading: { typed in
                guard !leaves(typed) else { return nil }
                return format.read(typed).map { Double($0.hour * 60 + $0.minute) }
            },
            writing: { format.text(hour: Int($0) / 60, minute: Int($0) % 60) })
        firstField.wrapsAround = true
        firstField.accessibleName = name
        firstField.widthChars = format.text(hour: 22, minute: 58).count
        // Hours stand before minutes in right-to-left languages too.
        firstField.readsLeftToRight()
        append(firstField)
    }

    /// The time of day, such as "14:02", or the text if it is none. Setting it calls no handlers.
    var value: String {
        get {
            guard isTime else { return firstField.text }
            return [hour, minute].map { String(String(100 + $0).dropFirst()) }
                .joined(separator: ":")
        }
        set {
            if let time = format.read(newValue) {
                firstField.value = Double(time.hour * 60 + time.minute)
            } else {
                firstField.text = newValue
            }
        }
    }
    /// Whether the text is a time of day.
    var isTime: Bool { firstField.typedValue != nil }
    /// The hour of the text, or of the last time of day before it.
    var hour: Int { minutes / 60 }
    var minute: Int { minutes % 60 }

    private var minutes: Int { Int(firstField.typedValue ?? firstField.value) }
}

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
