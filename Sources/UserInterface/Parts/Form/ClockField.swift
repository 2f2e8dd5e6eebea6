internal import Gtk
internal import Presentation
internal import Wording

/// A time of the day, to type as people of the locale do or to step through.
final class ClockField: Box {
    private let field: SpinButton

    /// - Parameters:
    ///   - name: such as "Departure time".
    ///   - format: how times of day are written and read.
    ///   - leaves: what stays as it is typed, because it is something else than a time of day.
    init(
        hour: Int, minute: Int, name: String = localized("Time"), format: ClockFormat,
        leaves: @escaping (String) -> Bool = { _ in false }
    ) {
        field = SpinButton(0...(24 * 60 - 1), page: 60, value: hour * 60 + minute)
        super.init(.horizontal)
        field.reads = { typed in
            guard !leaves(typed) else { return nil }
            return format.read(typed).map { Double($0.hour * 60 + $0.minute) }
        }
        field.writes = { format.text(hour: Int($0) / 60, minute: Int($0) % 60) }
        field.wrapsAround = true
        field.accessibleName = name
        field.widthChars = format.text(hour: 22, minute: 58).count
        // Hours stand before minutes in languages written from right to left too.
        field.readsLeftToRight()
        append(field)
    }

    /// As it is typed.
    var text: String { field.text }
    /// Whether what is typed is a time of day.
    var isTime: Bool { field.typedValue != nil }
    /// Of what is typed, or of the last time of day that was.
    var hour: Int { minutes / 60 }
    var minute: Int { minutes % 60 }
    /// The widget that labels name and the focus goes to.
    var firstField: Widget { field }

    /// Takes the keyboard, with what a person typed before it had that.
    func begin(with typed: String) {
        field.grabFocus()
        field.take(typed)
    }

    /// Shows another time without telling of it.
    ///
    /// - Parameter typed: what stands there instead, after that time of day; nil for nothing else.
    func show(hour: Int, minute: Int, typed: String? = nil) {
        field.value = Double(hour * 60 + minute)
        if let typed { field.text = typed }
    }

    func onChanged(_ handler: @escaping () -> Void) {
        field.onChanged { _ in handler() }
    }

    /// Called when a time was stepped to, and when one that was typed is left.
    func onSet(_ handler: @escaping () -> Void) {
        field.onValueChanged { _ in handler() }
    }

    /// Called when a person pressed Enter.
    func onActivate(_ handler: @escaping () -> Void) {
        field.onActivate(handler)
    }

    private var minutes: Int { Int(field.typedValue ?? field.value) }
}
