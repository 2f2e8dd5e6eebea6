internal import Gtk

/// A time of the day: hour and minute to type or step through.
final class ClockField: Box {
    private let hourField = SpinButton(0...23)
    private let minuteField = SpinButton(0...59)

    init(hour: Int, minute: Int) {
        super.init(.horizontal, spacing: 6)
        for field in [hourField, minuteField] {
            field.wrapsAround = true
            field.widthChars = 2
            field.padWithZeros()
        }
        hourField.accessibleName = "Hour"
        minuteField.accessibleName = "Minute"
        hourField.intValue = hour
        minuteField.intValue = minute
        // Hours stand before minutes in languages written from right to left too.
        let colon = Label(":")
        readsLeftToRight()
        for part in [hourField, colon, minuteField] as [Widget] {
            part.readsLeftToRight()
            append(part)
        }
    }

    var hour: Int { hourField.intValue }
    var minute: Int { minuteField.intValue }
    /// What labels are about and the focus goes to.
    var firstField: Widget { hourField }

    /// Shows another time without telling of it.
    func show(hour: Int, minute: Int) {
        hourField.intValue = hour
        minuteField.intValue = minute
    }

    func onChanged(_ handler: @escaping () -> Void) {
        hourField.onValueChanged { _ in handler() }
        minuteField.onValueChanged { _ in handler() }
    }
}
