internal import ClaimsFeature
internal import FilmsFeature
internal import Gtk
internal import TripsFeature

/// Opens forms over the window, which cannot be closed under one with something unsaved in it.
final class FormWindows {
    private let parent: Window
    private let calendar: FormCalendar
    /// The form that was opened last, as long as it is there.
    private weak var open: FormWindow?

    /// Called when the program is asked to end by its key, which reaches only a form.
    var onQuit: () -> Void = {}

    init(over parent: Window, calendar: FormCalendar) {
        self.parent = parent
        self.calendar = calendar
    }

    func openFilm(_ form: FilmFormViewModel) -> FilmFormWindow {
        present(
            FilmFormWindow(
                form, today: CalendarDay(calendar.today()), months: calendar.months(),
                parent: parent))
    }

    func openTrip(_ form: TripFormViewModel) -> TripFormWindow {
        present(
            TripFormWindow(
                form, today: CalendarDay(calendar.today()), months: calendar.months(),
                parent: parent))
    }

    func openPass(_ form: PassFormViewModel) -> PassFormWindow {
        present(
            PassFormWindow(
                form, today: CalendarDay(calendar.today()), months: calendar.months(),
                parent: parent))
    }

    func openClaim(_ form: ClaimFormViewModel) -> ClaimFormWindow {
        present(
            ClaimFormWindow(
                form, today: CalendarDay(calendar.today()), months: calendar.months(),
                parent: parent))
    }

    func openProfile(_ form: ProfileFormViewModel) -> ProfileFormWindow {
        present(ProfileFormWindow(form, parent: parent))
    }

    /// Closes the window by its keys and its menu. A form with something unsaved in it asks first,
    /// and the window closes after it; by its button, it cannot be closed under a form.
    func closeParent() {
        guard let open, !open.leave() else { return parent.close() }
        open.onDismissed = { [weak parent] in parent?.close() }
    }

    private func present<Form: FormWindow>(_ form: Form) -> Form {
        open = form
        form.onQuit = { [weak self] in self?.onQuit() }
        form.present()
        return form
    }
}

extension CalendarDay {
    fileprivate init(_ day: (year: Int, month: Int, day: Int)) {
        self.init(year: day.year, month: day.month, day: day.day)
    }
}
