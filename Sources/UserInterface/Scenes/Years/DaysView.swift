internal import Gtk
internal import Presentation
internal import StatisticsFeature

/// Fields for the first and the last day of a period.
final class DaysView: Box {
    var onShow: (TypedDays) -> Void = { _ in }

    private let first: DayField
    private let last: DayField
    private let complaint = Text.wrapping(style: "counterfoil-complaint")

    /// - Parameter months: the names of the twelve months.
    init(months: [String]) {
        let day = TypedDay(year: 2000, month: 1, day: 1)
        first = DayField(day, months: months, hasCalendar: false)
        last = DayField(day, months: months, hasCalendar: false)
        super.init(.vertical, spacing: Space.close)
        margin = Space.near
        for (name, field) in [(localized("From"), first), (localized("Until"), last)] {
            let label = Text.dim(name)
            append(label)
            append(field)
            field.setAccessibleRole(.grouping)
            field.accessibleName = name
        }
        complaint.show(nil)
        append(complaint)
        let show = Button(localized("Show"))
        show.addStyleClass("suggested-action")
        show.halign = .end
        show.onClicked { [weak self] in self?.ask() }
        for field in [first, last] {
            field.onChanged { [weak self] _ in self?.complain(nil) }
            for part in field.parts {
                (part as? Entry)?.onActivate { [weak self] in self?.ask() }
            }
        }
        append(show)
    }

    /// The days in the fields.
    var days: TypedDays {
        get { TypedDays(first: first.value, last: last.value) }
        set {
            first.value = newValue.first
            last.value = newValue.last
            complain(nil)
        }
    }

    /// Adapts the fields to the width of their window, in pixels.
    func fit(width: Int) {
        // The margins of the view and of its popover are subtracted.
        for field in [first, last] { field.greatestWidth = max(0, width - 60) }
    }

    /// Shows a complaint about the days, or removes it if `words` is `nil`.
    func complain(_ words: String?) {
        complaint.show(words)
        for part in first.parts + last.parts { part.complain(words) }
        if let words { complaint.announce(words) }
    }

    private func ask() {
        complain(nil)
        onShow(days)
    }
}
