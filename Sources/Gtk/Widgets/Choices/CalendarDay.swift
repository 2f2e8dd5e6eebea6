internal import CGtk

/// A day of the Gregorian calendar.
public nonisolated struct CalendarDay: Hashable, Sendable {
    /// The year, such as 2026.
    public var year: Int
    /// The month, from 1 to 12.
    public var month: Int
    /// The day of the month, from 1.
    public var day: Int

    /// Makes a day, which is not checked.
    public init(year: Int, month: Int, day: Int) {
        self.year = year
        self.month = month
        self.day = day
    }

    /// Whether the day exists, in the years from 1 to 9999.
    public var isInCalendar: Bool {
        (1...9999).contains(year) && (1...12).contains(month) && (1...31).contains(day)
            && g_date_valid_dmy(GDateDay(day), GDateMonth(UInt32(month)), GDateYear(year)) != 0
    }
}

nonisolated extension CalendarDay {
    /// The present day by the computer's clock and time zone.
    public static var today: CalendarDay {
        let now = g_date_time_new_now_local()
        defer { g_date_time_unref(now) }
        return CalendarDay(
            year: Int(g_date_time_get_year(now)), month: Int(g_date_time_get_month(now)),
            day: Int(g_date_time_get_day_of_month(now)))
    }

    /// Returns the day that is `count` days later, or earlier; the same day if the calendar ends
    /// before.
    public func inDays(_ count: Int) -> CalendarDay {
        moved { date in
            let julian = Int(g_date_get_julian(&date)) + count
            if julian > 0 {
                g_date_set_julian(&date, guint32(julian))
            } else {
                g_date_clear(&date, 1)
            }
        }
    }

    /// Returns the day that is `count` months later, or earlier, or the last day of a shorter
    /// month; the same day if the calendar ends before.
    public func inMonths(_ count: Int) -> CalendarDay {
        let months = year * 12 + month - 1 + count
        guard (12..<120_000).contains(months) else { return self }
        return moved { date in
            if count < 0 {
                g_date_subtract_months(&date, guint(-count))
            } else {
                g_date_add_months(&date, guint(count))
            }
        }
    }

    private func moved(_ move: (inout GDate) -> Void) -> CalendarDay {
        guard isInCalendar else { return self }
        var date = GDate()
        g_date_clear(&date, 1)
        g_date_set_dmy(&date, GDateDay(day), GDateMonth(UInt32(month)), GDateYear(year))
        move(&date)
        guard g_date_valid(&date) != 0 else { return self }
        let day = CalendarDay(
            year: Int(g_date_get_year(&date)), month: Int(g_date_get_month(&date).rawValue),
            day: Int(g_date_get_day(&date)))
        return day.isInCalendar ? day : self
    }
}
