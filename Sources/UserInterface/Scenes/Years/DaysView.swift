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
            field.onChanged = { [weak self] in self?.complain(nil, wrong: []) }
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
            complain(nil, wrong: [])
        }
    }

    /// Shows a complaint about one or both of the days, or removes it if `words` is `nil`. A single
    /// wrong day gets the focus.
    func complain(_ words: String?, wrong: Set<TypedDays.Place>) {
        let fields = [(TypedDays.Place.first, first.firstField), (.last, last.firstField)]
        // A field that is left may change its text, and would remove the complaint.
        for (place, field) in fields where wrong == [place] { field.grabFocus() }
        complaint.show(words)
        for (place, field) in fields { field.complain(wrong.contains(place) ? words : nil) }
        if let words { complaint.announce(words) }
    }

    private func ask() {
        complain(nil, wrong: [])
        onShow(days)
    }
}
