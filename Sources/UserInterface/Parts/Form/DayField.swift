internal import Gtk
internal import Presentation
internal import Wording

/// A field for a day, which is typed, such as "tomorrow" or "24 Dec", stepped to by the arrows up
/// and down, or picked from the calendar that Alt and the arrow down opens. A text that is no day
/// stays as it is typed.
final class DayField: Box {
    /// The calendar, which is made when it is first opened.
    private(set) var picker: DayPicker?
    /// Is called when another day or text is typed or chosen.
    var onChanged: () -> Void = {}
    /// Is called when a day is picked or stepped to, and when focus leaves a typed one.
    var onSet: () -> Void = {}
    /// Returns the day that completes a number in the empty field, or `nil` for the last day.
    var near: () -> String? = { nil }
    /// The widget that labels name and that takes the focus.
    let firstField = Entry()
    private let pick: MenuButton
    private let popover: Popover
    private let format: DayFormat
    /// The last day, whose month and year complete a number.
    private var settled: String
    /// Whether the text was typed since the last day was set.
    private var isTyped = false
    /// Whether the field was empty before the text was typed.
    private var wasEmpty = false

    /// - Parameters:
    ///   - value: the day in ISO 8601, or the one that is near if the field is emptied; `nil` for
    ///     the format's today.
    ///   - format: the format in which a day is read, or `nil` for that of the user's language.
    ///   - hasCalendar: whether a calendar can be opened. One popover cannot open over another.
    init(_ value: String? = nil, format: DayFormat? = nil, hasCalendar: Bool = true) {
        self.format = format ?? DayFormat(.ofWidgets, today: CalendarDay.today.isoText)
        let value = value ?? self.format.today ?? ""
        settled = value
        pick = MenuButton(iconName: "x-office-calendar-symbolic", name: localized("Pick a day"))
        popover = Popover(relativeTo: pick)
        super.init(.horizontal)
        addStyleClass("linked")
        firstField.accessibleName = localized("Day")
        firstField.widthChars = max(11, self.format.text("2026-12-28").count)
        append(firstField)
        if hasCalendar { append(pick) }
        // The keyboard has the arrow down for it.
        pick.isFocusable = false
        pick.setPopover(popover)
        popover.onMap { [weak self] in self?.openPicker() }
        popover.onClosed { [weak self] in self?.firstField.grabFocus() }
        self.value = value

        firstField.onChanged { [weak self] _ in self?.typed() }
        firstField.onFocusOut { [weak self] in self?.leave() }
        firstField.onKeyPress { [weak self] in self?.goes(by: $0) ?? false }
    }

    /// The day in ISO 8601, or the text if it is no day. Setting it calls no handlers.
    var value: String {
        get { format.read(firstField.text, near: proposed) }
        set {
            isTyped = false
            wasEmpty = newValue.isEmpty
            firstField.text = format.text(newValue)
            if CalendarDay(newValue) != nil { settled = newValue }
        }
    }

    /// The last day, or the one that an empty field is near.
    private var proposed: String {
        guard wasEmpty, let day = near(), CalendarDay(day) != nil else { return settled }
        return day
    }

    /// Shows the proposed day if the field is empty.
    func refill() {
        if firstField.text.isEmpty { value = proposed }
    }

    private func typed() {
        isTyped = true
        onChanged()
    }

    private func leave() {
        guard isTyped else { return }
        // A day that is not in the calendar stays as it is typed.
        if firstField.text.isEmpty || CalendarDay(value) != nil { value = value }
        isTyped = false
        onSet()
    }

    private func goes(by press: KeyPress) -> Bool {
        if press.key == .down, press.modifiers == .alt, pick.parent != nil {
            pick.popup()
            return true
        }
        guard press.modifiers.isEmpty, let day = CalendarDay(value) ?? CalendarDay(proposed)
        else { return false }
        let next: CalendarDay
        switch press.key {
        case .up: next = day.inDays(1)
        case .down: next = day.inDays(-1)
        case .pageUp: next = day.inMonths(1)
        case .pageDown: next = day.inMonths(-1)
        default: return false
        }
        choose(firstField.text.isEmpty ? day : next)
        return true
    }

    private func openPicker() {
        let picker = picker ?? makePicker()
        picker.open(
            at: CalendarDay(value) ?? CalendarDay(proposed) ?? .today,
            isChosen: CalendarDay(value) != nil)
    }

    private func makePicker() -> DayPicker {
        let picker = DayPicker()
        picker.onPicked = { [weak self] in
            self?.popover.popdown()
            self?.choose($0)
        }
        self.picker = picker
        popover.child = picker
        return picker
    }

    private func choose(_ day: CalendarDay) {
        value = day.isoText
        onChanged()
        onSet()
    }
}

extension CalendarDay {
    /// The day in ISO 8601, such as "2026-11-20".
    var isoText: String {
        [10_000 + year, 100 + month, 100 + day].map { String($0).dropFirst() }
            .joined(separator: "-")
    }

    /// Makes the day that a text is in ISO 8601, or returns `nil` if the calendar has no such day.
    fileprivate init?(_ text: String) {
        let numbers = text.split(separator: "-").compactMap { Int($0) }
        guard numbers.count == 3 else { return nil }
        self.init(year: numbers[0], month: numbers[1], day: numbers[2])
        guard isInCalendar, isoText == text else { return nil }
    }
}
