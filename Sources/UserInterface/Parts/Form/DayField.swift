internal import Gtk
internal import Presentation
internal import Wording

/// A field for a day: day, month and year to type or step through, and a calendar. Instead of the
/// day of the month, a whole day can be typed, such as "tomorrow" or "24 Dec". An impossible date
/// is kept as it is typed. In a field that may be without a day, the calendar has No Date, and the
/// parts are empty then.
final class DayField: Box, FieldOfParts {
    private let day = SpinButton(1...31)
    private let month: ComboBoxText
    private let year = SpinButton(1...9999)
    /// The calendar, which is made when it is first opened.
    private(set) var picker: DayPicker?
    private let popover: Popover
    private let pick: MenuButton
    private let line = WrapBox(spacing: Space.close)
    private var handlers: [(TypedDay) -> Void] = []
    private var setHandlers: [() -> Void] = []
    private let format: DayFormat?
    private let allowsNone: Bool
    /// The day before the present typing.
    private var settled: TypedDay

    private var isEmptied = false

    /// The greatest preferred width, in pixels.
    var greatestWidth: Int? {
        get { line.greatestWidth }
        set { line.greatestWidth = newValue }
    }

    /// - Parameters:
    ///   - months: the names of the twelve months.
    ///   - format: the format in which a whole day is read, or `nil` to read only numbers.
    ///   - hasCalendar: whether a calendar can be opened. One popover cannot open over another.
    ///   - allowsNone: whether the field can be without a day.
    init(
        _ value: TypedDay, months: [String], format: DayFormat? = nil, hasCalendar: Bool = true,
        allowsNone: Bool = false
    ) {
        self.format = format
        self.allowsNone = allowsNone
        settled = value
        month = ComboBoxText(months)
        pick = MenuButton(iconName: "x-office-calendar-symbolic", name: localized("Pick a day"))
        popover = Popover(relativeTo: pick)
        super.init(.horizontal)
        day.accessibleName = localized("Day")
        month.accessibleName = localized("Month")
        year.accessibleName = localized("Year")
        // Translators: in an empty field that has room for eight letters.
        if allowsNone { day.placeholder = localized("No date") }
        // The text "tomorrow" has to fit.
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
        // GTK remembers no widget to return to, because the calendar takes the focus as it opens.
        popover.onClosed { [weak self] in self?.pick.grabFocus() }
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

    /// Adds a widget beside the day, in the same row if it fits.
    func put(beside widget: Widget) {
        line.append(widget)
    }

    /// The widget that labels name and that takes the focus.
    var firstField: Widget { day }

    var parts: [Widget] { [day, month, year] }

    var wrongPart: Widget? {
        chosen?.unread.map { $0.day == nil ? year : day }
    }

    /// The day, or `nil` if there is none.
    var chosen: TypedDay? { isEmptied ? nil : value }

    /// Whether there is no day. If there is one again, it is the last one.
    var isNone: Bool {
        get { isEmptied }
        set {
            guard newValue != isEmptied else { return }
            if newValue { empty() } else { value = settled }
        }
    }

    var value: TypedDay {
        get {
            if let whole = whole(day.text) { return whole }
            return TypedDay(
                day: day.text, month: (month.selectedIndex ?? 0) + 1, year: year.text)
        }
        set {
            isEmptied = false
            year.show(newValue.year, typed: newValue.unread?.year)
            month.selectedIndex = newValue.month - 1
            day.show(newValue.day, typed: newValue.unread?.day)
            settled = newValue
        }
    }

    func onChanged(_ handler: @escaping (TypedDay) -> Void) {
        handlers.append(handler)
    }

    /// Calls the handler when a day is chosen or stepped to, and when focus leaves a typed one.
    func onSet(_ handler: @escaping () -> Void) {
        setHandlers.append(handler)
    }

    /// Returns the whole day that a text means, or `nil` if it is only a number.
    private func whole(_ text: String) -> TypedDay? {
        guard Int(typed: text) == nil else { return nil }
        return format?.read(text, near: settled)
    }

    private func tellIsSet() {
        // GTK tells of a number when the focus leaves an empty field, too.
        guard !isEmptied else { return }
        settled = value
        for handler in setHandlers { handler() }
    }

    private func empty() {
        settled = value
        isEmptied = true
        day.text = ""
        month.selectedIndex = nil
        year.text = ""
    }

    /// Fills the other parts once one of an emptied field is typed or chosen.
    private func fillRest() {
        isEmptied = false
        if day.text.isEmpty { day.show(settled.day, typed: nil) }
        if month.selectedIndex == nil { month.selectedIndex = settled.month - 1 }
        if year.text.isEmpty { year.show(settled.year, typed: nil) }
    }

    private func changed() {
        if isEmptied { fillRest() }
        if let whole = whole(day.text) {
            month.selectedIndex = whole.month - 1
            year.intValue = whole.year
        }
        notifyHandlers()
    }

    private func openPicker() {
        let picker = picker ?? makePicker()
        let day = chosen ?? settled
        picker.open(
            at: CalendarDay(year: day.year, month: day.month, day: day.day), isChosen: !isEmptied)
    }

    private func makePicker() -> DayPicker {
        let picker = DayPicker(offersNone: allowsNone)
        picker.onPicked = { [weak self] in
            self?.popover.popdown()
            self?.picked($0)
        }
        self.picker = picker
        popover.child = picker
        return picker
    }

    private func picked(_ day: CalendarDay?) {
        guard let day else {
            isNone = true
            return notifyHandlers()
        }
        value = TypedDay(year: day.year, month: day.month, day: day.day)
        notifyHandlers()
        tellIsSet()
    }

    private func notifyHandlers() {
        for handler in handlers { handler(value) }
    }
}

extension SpinButton {
    /// Shows a number, in the range or not, or the text that was typed instead of one.
    fileprivate func show(_ number: Int, typed: String?) {
        intValue = number
        if let typed { text = typed } else if intValue != number { text = String(number) }
    }
}
