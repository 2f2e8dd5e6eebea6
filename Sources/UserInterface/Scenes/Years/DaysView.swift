internal import Gtk
internal import StatisticsFeature

/// Fields for the first and the last day of a period.
final class DaysView: Box {
    private let first = DayField("2000-01-01", hasCalendar: false)
    private let last = DayField("2000-01-01", hasCalendar: false)
    private let onShow: (TypedDays) -> Void
    private let complaint = Text.wrapping(style: "counterfoil-complaint")

    /// - Parameter onShow: is called with the days that are to be shown.
    init(onShow: @escaping (TypedDays) -> Void) {
        self.onShow = onShow
        super.init(.vertical, spacing: Space.close)
        margin = Space.near
        for (name, field) in [(localized("From"), first), (localized("Until"), last)] {
            append(Text.dim(name), field)
            field.firstField.accessibleName = name
        }
        complaint.show(nil)
        append(complaint)
        let show = Button(localized("Show"))
        show.addStyleClass("suggested-action")
        show.halign = .end
        show.onClicked { [weak self] in self?.ask() }
        for field in [first, last] {
            field.onChanged = { [weak self] in self?.complain(nil) }
            field.firstField.onActivate { [weak self] in self?.ask() }
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

    /// Shows a complaint about the days, or removes it if `words` is `nil`.
    func complain(_ words: String?) {
        complaint.show(words)
        for field in [first, last] { field.firstField.complain(words) }
        if let words { complaint.announce(words) }
    }

    private func ask() {
        complain(nil)
        onShow(days)
    }
}
