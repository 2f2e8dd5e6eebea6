internal import Gtk
internal import Presentation
internal import TripsFeature
internal import Wording

/// The fields for a departure or an arrival: the day, the clock, and its time zone or the button
/// that reveals it. They are in one row if they fit.
final class TripTimeField: Box {
    let zone: ZoneField

    private let day: DayField
    private let clock: ClockField

    /// - Parameter grid: the grid that shows the complaints about the fields.
    init(
        _ time: TripDraft.Time, months: [String], zones: [String], clock format: ClockFormat,
        days: DayFormat? = nil,
        fields: (day: TripFormCheck.Field, time: TripFormCheck.Field, zone: TripFormCheck.Field),
        in grid: FormGrid<TripFormCheck.Field>
    ) {
        day = DayField(time.day(), months: months, format: days)
        clock = ClockField(
            hour: time.hour, minute: time.minute, name: grid.caption(of: fields.time),
            format: format)
        zone = ZoneField(
            time.zone, zones: zones, name: grid.caption(of: fields.zone),
            hint: grid.hint(for: fields.zone))
        super.init(.vertical, spacing: Space.close)
        clock.show(hour: time.hour, minute: time.minute, typed: time.unreadClock)
        for part in [clock, zone] as [Widget] { day.put(beside: part) }
        append(day)
        append(grid.complaint(about: fields.day, in: day, focus: day.firstField))
        append(grid.complaint(about: fields.time, in: clock, focus: clock.firstField))
        append(grid.complaint(about: fields.zone, in: zone.entry))
    }

    /// The widget that labels name and that takes the focus.
    var firstField: Widget { day.firstField }

    /// The typed value, whether it is a time or not. Setting it calls no handlers.
    var value: TripDraft.Time {
        get {
            let date = day.value
            var time = TripDraft.Time(
                year: date.year, month: date.month, day: date.day, hour: clock.hour,
                minute: clock.minute, zone: zone.entry.text)
            time.unreadDay = date.unread
            time.unreadClock = clock.isTime ? nil : clock.text
            return time
        }
        set {
            day.value = newValue.day()
            clock.show(hour: newValue.hour, minute: newValue.minute, typed: newValue.unreadClock)
            zone.entry.text = newValue.zone
        }
    }

    /// Shows another zone without calling handlers.
    func show(zone identifier: String) {
        zone.entry.text = identifier
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

extension TripDraft.Time {
    fileprivate func day() -> TypedDay {
        TypedDay(year: year, month: month, day: day, unread: unreadDay)
    }
}
