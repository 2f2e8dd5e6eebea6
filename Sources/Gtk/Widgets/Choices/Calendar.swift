import CGtk

/// A month to choose a day from.
open class Calendar: Widget {
    /// A calendar with this day chosen, or today.
    public init(_ date: CalendarDay? = nil) {
        super.init(gtk_calendar_new())
        if let date { self.date = date }
        leaveWheelUnlessFocused()
    }

    /// The day chosen; `nil` when none is. A new calendar has chosen today.
    public final var date: CalendarDay? {
        get {
            var year: guint = 0
            var month: guint = 0
            var day: guint = 0
            gtk_calendar_get_date(cast(), &year, &month, &day)
            guard day > 0 else { return nil }
            return CalendarDay(year: Int(year), month: Int(month) + 1, day: Int(day))
        }
        set {
            silently {
                // No day first: the old one may not exist in the new month.
                gtk_calendar_select_day(cast(), 0)
                guard let newValue else { return }
                gtk_calendar_select_month(
                    cast(), guint(clamping: newValue.month - 1), guint(clamping: newValue.year))
                gtk_calendar_select_day(cast(), guint(clamping: newValue.day))
            }
        }
    }

    /// Called with the day when a person chose one, be it by going to another month.
    public final func onDaySelected(_ handler: @escaping (CalendarDay) -> Void) {
        connectChange("day-selected") { [weak self] in
            if let date = self?.date { handler(date) }
        }
    }

    /// Called with the day when a person chose it by a double click.
    public final func onDayConfirmed(_ handler: @escaping (CalendarDay) -> Void) {
        connectChange("day-selected-double-click") { [weak self] in
            if let date = self?.date { handler(date) }
        }
    }
}
