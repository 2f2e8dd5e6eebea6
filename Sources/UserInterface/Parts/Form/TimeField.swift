internal import EntryFeature
internal import Gtk
internal import Presentation
internal import Wording

/// The fields for a departure or an arrival: the day, the clock, and its time zone or the button
/// that reveals it. They are in one row if they fit.
final class TimeField: Box {
    let day: DayField
    let clock: ClockField
    let zone: ZoneField

    private let isRequired: Bool

    /// - Parameters:
    ///   - today: the day that a typed one is near.
    ///   - grid: the grid that shows the complaints about the fields.
    init(
        _ row: FormRow, clockName: String, zoneName: String, today: String,
        in form: FormViewModel,
        grid: FormGrid<FormKey>
    ) {
        day = DayField(today, format: form.days)
        clock = ClockField(hour: 0, minute: 0, name: clockName, format: form.clock)
        zone = ZoneField(
            form.homeZone, zones: form.zones, name: zoneName, hint: row.hint,
            hasButton: row.isRequired)
        isRequired = row.isRequired
        super.init(.vertical, spacing: Space.close)
        let line = WrapBox(spacing: Space.close)
        for part in [day, clock, zone] as [Widget] { line.append(part) }
        append(line)
        append(grid.complaint(about: row.key.day, in: day, focus: day.firstField))
        append(grid.complaint(about: row.key.clock, in: clock, focus: clock.firstField))
        append(grid.complaint(about: row.key.zone, in: zone.entry))
    }

    /// The widget that labels name and that takes the focus.
    var firstField: Widget { day.firstField }

    /// Whether a time is typed or has to be, so that the zone is one of a time.
    var isOfTime: Bool { isRequired || !day.firstField.text.isEmpty || !clock.text.isEmpty }

    /// Calls the handler when focus leaves a typed part, and when a value is chosen or stepped to.
    func onSet(_ handler: @escaping () -> Void) {
        day.onSet(handler)
        clock.onSet(handler)
        zone.entry.onFocusOut(handler)
    }

    func onChanged(_ handler: @escaping () -> Void) {
        day.onChanged(handler)
        clock.onChanged(handler)
        zone.entry.onChanged { _ in handler() }
    }
}
