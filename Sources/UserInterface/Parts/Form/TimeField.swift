internal import Gtk
internal import Presentation
internal import Wording

/// The fields for a departure or an arrival: the day, the clock, and its time zone or the button
/// that reveals it. They are in one row if they fit.
final class TimeField: Box {
    let zone: ZoneField

    private let day: DayField
    private let clock: ClockField

    /// - Parameter grid: the grid that shows the complaints about the fields.
    init(
        _ time: TypedTime, months: [String], zones: [String], clock format: ClockFormat,
        days: DayFormat? = nil,
        row: FormRow, clockName: String, zoneName: String, in grid: FormGrid<FormKey>
    ) {
        day = DayField(time.typedDay, months: months, format: days)
        clock = ClockField(
            hour: time.hour, minute: time.minute, name: clockName, format: format)
        zone = ZoneField(
            time.zone, zones: zones, name: zoneName, hint: row.hint)
        super.init(.vertical, spacing: Space.close)
        clock.show(hour: time.hour, minute: time.minute, typed: time.unreadClock)
        for part in [clock, zone] as [Widget] { day.put(beside: part) }
        append(day)
        append(grid.complaint(about: row.key.day, in: day, focus: day.firstField))
        append(grid.complaint(about: row.key.clock, in: clock, focus: clock.firstField))
        append(grid.complaint(about: row.key.zone, in: zone.entry))
    }

    /// The widget that labels name and that takes the focus.
    var firstField: Widget { day.firstField }

    /// The typed value, whether it is a time or not. Setting it calls no handlers.
    var value: TypedTime {
        get {
            let date = day.value
            var time = TypedTime(
                year: date.year, month: date.month, day: date.day, hour: clock.hour,
                minute: clock.minute, zone: zone.entry.text)
            time.unreadDay = date.unread
            time.unreadClock = clock.isTime ? nil : clock.text
            return time
        }
        set {
            let old = value
            if newValue.typedDay != old.typedDay { day.value = newValue.typedDay }
            if (newValue.hour, newValue.minute) != (old.hour, old.minute)
                || newValue.unreadClock != old.unreadClock
            {
                clock.show(
                    hour: newValue.hour, minute: newValue.minute, typed: newValue.unreadClock)
            }
            zone.entry.text = newValue.zone
        }
    }

    /// Calls the handler when focus leaves a typed part, and when a value is chosen or stepped to.
    func onSet(_ handler: @escaping () -> Void) {
        day.onSet(handler)
        clock.onSet(handler)
        zone.entry.onFocusOut(handler)
    }

    func onChanged(_ handler: @escaping () -> Void) {
        day.onChanged { _ in handler() }
        clock.onChanged(handler)
        zone.entry.onChanged { _ in handler() }
    }
}
