internal import Gtk
internal import Presentation
internal import Wording

/// A day, be it one of the calendar or not: day, month and year to type or step through, and a
/// calendar to pick it from. In the place of the day of the month a whole day can be typed, such as
/// "tomorrow" or "24 Dec". What is typed stays; whether it is a day is for others to say.
final class DayField: Box, FieldOfParts {
    private let day = SpinButton(1...31)
    private let month: ComboBoxText
    private let year = SpinButton(1...9999)
    /// Made when it is opened first.
    private(set) var picker: DayPicker?
    private let popover: Popover
    private let pick: MenuButton
    private let line = WrapBox(spacing: Space.close)
    private var handlers: [(TypedDay) -> Void] = []
    private var setHandlers: [() -> Void] = []
    private let format: DayFormat?
    /// The day that stood here before what is being typed.
    private var settled: TypedDay

    /// How wide it likes to be at most, in pixels.
    var greatestWidth: Int? {
        get { line.greatestWidth }
        set { line.greatestWidth = newValue }
    }

    /// - Parameters:
    ///   - months: the names of the twelve months.
    ///   - format: how a whole day is read; nil where only its numbers are.
    ///   - hasCalendar: whether there is a calendar to pick a day from. One popover cannot open over another.
    init(
        _ value: TypedDay, months: [String], format: DayFormat? = nil, hasCalendar: Bool = true
    ) {
        self.format = format
        settled = value
        month = ComboBoxText(months)
        pick = MenuButton(iconName: "x-office-calendar-symbolic", name: localized("Pick a day"))
        popover = Popover(relativeTo: pick)
        super.init(.horizontal)
        day.accessibleName = localized("Day")
        month.accessibleName = localized("Month")
        year.accessibleName = localized("Year")
        // Room for "tomorrow".
        day.widthChars = format == nil ? 2 : 8
        day.reads = { [weak self] in
            Int(typed: $0).map(Double.init) ?? self?.whole($0).map { Double($0.day) }
        }
        year.widthChars = 4
        year.reads = { Int(typedYear: $0).map(Double.init) }
        year.writes = { Int($0).asYear }
        for part in parts + (hasCalendar ? [pick] : []) { line.append(part) }
        append(line, expand: true)

        pick.setPopover(popover)
        popover.onMap { [weak self] in self?.openPicker() }
        self.value = value

        day.onChanged { [weak self] _ in self?.changed() }
        month.onChanged { [weak self] _ in
            self?.changed()
            self?.tellIsSet()
        }
        year.onChanged { [weak self] _ in self?.changed() }
        for field in [day, year] {
            field.onValueChanged { [weak self] _ in self?.tellIsSet() }
        }
    }

    /// Puts more beside the day, in the same row where there is room for it.
    func put(beside widget: Widget) {
        line.append(widget)
    }

    /// The widget that labels name and the focus goes to.
    var firstField: Widget { day }

    var parts: [Widget] { [day, month, year] }

    var wrongPart: Widget? {
        value.unread.map { $0.day == nil ? year : day }
    }

    var value: TypedDay {
        get {
            if let whole = whole(day.text) { return whole }
            return TypedDay(
                day: day.text, month: (month.selectedIndex ?? 0) + 1, year: year.text)
        }
        set {
            year.show(newValue.year, typed: newValue.unread?.year)
            month.selectedIndex = newValue.month - 1
            day.show(newValue.day, typed: newValue.unread?.day)
            settled = newValue
        }
    }

    func onChanged(_ handler: @escaping (TypedDay) -> Void) {
        handlers.append(handler)
    }

    /// Called when a day was chosen or stepped to, and when one that was typed is left.
    func onSet(_ handler: @escaping () -> Void) {
        setHandlers.append(handler)
    }

    /// The day that is typed in place of the day of the month; nil where it is only that.
    private func whole(_ text: String) -> TypedDay? {
        guard Int(typed: text) == nil else { return nil }
        return format?.read(text, near: settled)
    }

    private func tellIsSet() {
        settled = value
        for handler in setHandlers { handler() }
    }

    private func changed() {
        if let whole = whole(day.text) {
            month.selectedIndex = whole.month - 1
            year.intValue = whole.year
        }
        tell()
    }

    private func openPicker() {
        let picker = picker ?? makePicker()
        picker.open(at: CalendarDay(year: value.year, month: value.month, day: value.day))
    }

    private func makePicker() -> DayPicker {
        let picker = DayPicker()
        picker.onPicked = { [weak self] in
            self?.popover.popdown()
            self?.picked($0)
        }
        self.picker = picker
        popover.child = picker
        return picker
    }

    private func picked(_ day: CalendarDay) {
        value = TypedDay(year: day.year, month: day.month, day: day.day)
        tell()
        tellIsSet()
    }

    private func tell() {
        for handler in handlers { handler(value) }
    }
}

extension SpinButton {
    /// Shows a number, be it one of the range or not, or what was typed in the place of one.
    fileprivate func show(_ number: Int, typed: String?) {
        intValue = number
        if let typed { text = typed } else if intValue != number { text = String(number) }
    }
}
