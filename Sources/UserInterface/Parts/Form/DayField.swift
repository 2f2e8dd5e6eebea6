internal import Gtk

/// A day of the calendar, always a real one: day, month and year to type or step through, and a
/// calendar to pick it from.
final class DayField: Box {
    private let day = SpinButton(1...31)
    private let month: ComboBoxText
    private let year = SpinButton(1...9999)
    private let calendar = Calendar()
    private let pick: MenuButton
    private var handlers: [(CalendarDay) -> Void] = []

    /// - Parameter months: the names of the twelve months.
    init(_ value: CalendarDay, months: [String]) {
        month = ComboBoxText(months)
        pick = MenuButton(iconName: "x-office-calendar-symbolic", name: "Pick a day")
        super.init(.horizontal, spacing: 6)
        day.accessibleName = "Day"
        month.accessibleName = "Month"
        year.accessibleName = "Year"
        calendar.accessibleName = "Calendar"
        day.widthChars = 2
        year.widthChars = 4
        for part in [day, month, year, pick] as [Widget] { append(part) }

        let popover = Popover(relativeTo: pick, child: calendar)
        pick.setPopover(popover)
        self.value = value

        day.onValueChanged { [weak self] _ in self?.changed() }
        month.onChanged { [weak self] _ in self?.changed() }
        year.onValueChanged { [weak self] _ in self?.changed() }
        calendar.onDaySelected { [weak self] in self?.picked($0) }
        calendar.onDayConfirmed { [weak popover] _ in popover?.popdown() }
    }

    /// What labels are about and the focus goes to.
    var firstField: Widget { day }

    var value: CalendarDay {
        get {
            CalendarDay(
                year: year.intValue, month: (month.selectedIndex ?? 0) + 1, day: day.intValue)
        }
        set {
            year.intValue = newValue.year
            month.selectedIndex = newValue.month - 1
            day.setRange(1...Double(newValue.daysInMonth))
            day.intValue = min(newValue.day, newValue.daysInMonth)
            calendar.date = value
        }
    }

    func onChanged(_ handler: @escaping (CalendarDay) -> Void) {
        handlers.append(handler)
    }

    private func changed() {
        value = value
        tell()
    }

    private func picked(_ day: CalendarDay) {
        value = day
        tell()
    }

    private func tell() {
        for handler in handlers { handler(value) }
    }
}

extension CalendarDay {
    fileprivate var daysInMonth: Int {
        switch month {
        case 2:
            year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
                ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}
