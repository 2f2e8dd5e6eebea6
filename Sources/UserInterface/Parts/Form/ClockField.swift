internal import Gtk
internal import Presentation
internal import Wording

/// A field for a time of day, which is typed in the locale's format or stepped.
final class ClockField: Box {
    private let field: SpinButton
    private let format: ClockFormat

    /// - Parameters:
    ///   - name: the accessible name, such as "Departure time".
    ///   - format: the format in which times are read and written.
    ///   - leaves: returns whether a text is left as it is typed, because it is no time of day.
    init(
        hour: Int, minute: Int, name: String = localized("Time"), format: ClockFormat,
        leaves: @escaping (String) -> Bool = { _ in false }
    ) {
        field = SpinButton(0...(24 * 60 - 1), page: 60, value: hour * 60 + minute)
        self.format = format
        super.init(.horizontal)
        field.setFormat(
            reading: { typed in
                guard !leaves(typed) else { return nil }
                return format.read(typed).map { Double($0.hour * 60 + $0.minute) }
            },
            writing: { format.text(hour: Int($0) / 60, minute: Int($0) % 60) })
        field.wrapsAround = true
        field.accessibleName = name
        field.widthChars = format.text(hour: 22, minute: 58).count
        // Hours stand before minutes in right-to-left languages too.
        field.readsLeftToRight()
        append(field)
    }

    /// The text. Setting it calls no handlers.
    var text: String {
        get { field.text }
        set { field.text = newValue }
    }
    /// The time of day, such as "14:02", or the text if it is none. Setting it calls no handlers.
    var value: String {
        get {
            guard isTime else { return text }
            return [hour, minute].map { String(String(100 + $0).dropFirst()) }
                .joined(separator: ":")
        }
        set {
            if let time = format.read(newValue) {
                field.value = Double(time.hour * 60 + time.minute)
            } else {
                text = newValue
            }
        }
    }
    /// Whether the text is a time of day.
    var isTime: Bool { field.typedValue != nil }
    /// The hour of the text, or of the last time of day before it.
    var hour: Int { minutes / 60 }
    var minute: Int { minutes % 60 }
    /// The widget that labels name and that takes the focus.
    var firstField: Widget { field }

    /// Takes the focus, with text that was typed before.
    func startTyping(with typed: String) {
        field.grabFocus()
        field.adoptTyped(typed)
    }

    func onChanged(_ handler: @escaping () -> Void) {
        field.onChanged { _ in handler() }
    }

    /// Calls the handler when a time is stepped to, and when focus leaves a typed one.
    func onSet(_ handler: @escaping () -> Void) {
        field.onValueChanged { _ in handler() }
    }

    /// Calls the handler when Enter is pressed.
    func onActivate(_ handler: @escaping () -> Void) {
        field.onActivate(handler)
    }

    private var minutes: Int { Int(field.typedValue ?? field.value) }
}
