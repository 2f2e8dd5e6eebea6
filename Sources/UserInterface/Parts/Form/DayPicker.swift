internal import Gtk
internal import Presentation
internal import Wording

/// A month to pick a day from. Its weeks begin on the preferred weekday, which `GtkCalendar` takes
/// from the C library and cannot be told.
///
/// Arrows lead from day to day and on to other months, Home and End to the ends of a week, Page Up
/// and Page Down to other months, and with Ctrl to other years. Moving picks nothing.
final class DayPicker: Box {
    /// Is called with the day that was picked.
    var onPicked: (CalendarDay) -> Void = { _ in }

    private let words = Localizer.ofWidgets
    private let month = Label()
    private let year = Label()
    private let names: [Label]
    private let days: [Button]
    /// The days of the month that is shown, as the buttons are; empty before one is.
    private var shown: [CalendarDay?] = []
    /// The value of the field.
    private var chosen: CalendarDay?
    /// The day that has the focus, or gets it.
    private var cursor = CalendarDay.today

    init() {
        names = (0..<7).map { _ in Label() }
        days = (0..<42).map { _ in Button("") }
        super.init(.vertical, spacing: Space.close)
        accessibleName = localized("Calendar")
        setAccessibleRole(.calendar)
        margin = Space.close
        append(head())
        append(week(names))
        let weeks = Box(.vertical)
        for start in stride(from: 0, to: days.count, by: 7) {
            weeks.append(week(Array(days[start..<start + 7])))
        }
        append(weeks)
        for label in names { label.addStyleClass(Style.dim) }
        for (place, button) in days.enumerated() {
            button.addStyleClass("flat")
            button.addStyleClass("counterfoil-day")
            button.onClicked { [weak self] in self?.pick(place) }
        }
        // The arrows keep their place, whatever the month is called.
        month.widthChars = (1...12).map { words.monthName($0).count }.max() ?? 0
        onKeyPress { [weak self] in self?.goes(by: $0) ?? false }
    }

    /// Shows the month of a day, which gets the focus.
    ///
    /// - Parameter isChosen: whether the day is the value of the field.
    func open(at day: CalendarDay, isChosen: Bool) {
        chosen = isChosen && day.isInCalendar ? day : nil
        go(to: day.isInCalendar ? day : .today)
    }

    private func head() -> Widget {
        let head = Box(.horizontal)
        head.append(
            stepper(
                month, back: (localized("Previous month"), { $0.inMonths(-1) }),
                forward: (localized("Next month"), { $0.inMonths(1) })), expand: true)
        head.append(
            stepper(
                year, back: (localized("Previous year"), { $0.inMonths(-12) }),
                forward: (localized("Next year"), { $0.inMonths(12) })))
        return head
    }

    private typealias Step = (name: String, from: (CalendarDay) -> CalendarDay)

    private func stepper(_ label: Label, back: Step, forward: Step) -> Widget {
        let box = Box(.horizontal)
        for (icon, step) in [("pan-start-symbolic", back), ("pan-end-symbolic", forward)] {
            let button = Button(iconName: icon, name: step.name)
            button.addStyleClass("flat")
            // The calendar has keys for this, and the focus stays with the days.
            button.isFocusable = false
            button.onClicked { [weak self] in
                guard let self else { return }
                go(to: step.from(cursor))
            }
            if icon == "pan-end-symbolic" { box.append(label, expand: true) }
            box.append(button)
        }
        return box
    }

    private func week(_ parts: [Widget]) -> Widget {
        let box = Box(.horizontal)
        box.isHomogeneous = true
        for part in parts { box.append(part, expand: true) }
        return box
    }

    /// Shows the month of a day and focuses the day, unless it is outside the calendar.
    private func go(to day: CalendarDay) {
        guard day.isInCalendar else { return }
        cursor = day
        month.text = words.monthName(day.month)
        year.text = String(day.isoText.prefix(4))
        guard let calendar = words.calendarMonth(year: day.year, month: day.month) else { return }
        for (label, weekday) in zip(names, calendar.weekdays) {
            label.text = weekday.short
            label.accessibleName = weekday.name
        }
        shown = calendar.days.map {
            $0.map { CalendarDay(year: $0.year, month: $0.month, day: $0.day) }
        }
        var focused: Button?
        for (place, button) in days.enumerated() {
            let date = shown[place]
            // An empty button keeps its place.
            button.isSensitive = date != nil
            button.label = date.map { String($0.day) } ?? ""
            button.accessibleName = calendar.days[place]?.name
            button.setStyleClass(Style.dim, on: date?.month != day.month)
            button.setStyleClass("counterfoil-today", on: date == .today)
            button.setStyleClass("counterfoil-chosen", on: date != nil && date == chosen)
            // Tab leaves all days at once.
            button.isFocusable = date == cursor
            if date == cursor { focused = button }
        }
        focused?.grabFocus()
    }

    private func pick(_ place: Int) {
        if let day = shown[place] { onPicked(day) }
    }

    private func goes(by press: KeyPress) -> Bool {
        guard let day = destination(of: press) else { return false }
        go(to: day)
        return true
    }

    private func destination(of press: KeyPress) -> CalendarDay? {
        let forward = isRightToLeft ? -1 : 1
        let place = shown.firstIndex(of: cursor)
        let isWithControl = press.modifiers == .control
        guard press.modifiers.isEmpty || isWithControl, let place else { return nil }
        return switch press.key {
        case .left: isWithControl ? cursor.inMonths(-forward) : cursor.inDays(-forward)
        case .right: isWithControl ? cursor.inMonths(forward) : cursor.inDays(forward)
        case .up: isWithControl ? cursor.inMonths(-12) : cursor.inDays(-7)
        case .down: isWithControl ? cursor.inMonths(12) : cursor.inDays(7)
        case .pageUp: cursor.inMonths(isWithControl ? -12 : -1)
        case .pageDown: cursor.inMonths(isWithControl ? 12 : 1)
        case .home: cursor.inDays(-(place % 7))
        case .end: cursor.inDays(6 - place % 7)
        default: nil
        }
    }
}
