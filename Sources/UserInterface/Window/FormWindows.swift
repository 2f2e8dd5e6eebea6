internal import ClaimsFeature
internal import FilmsFeature
internal import Gtk
internal import TripsFeature

/// Opens forms over the window, which cannot be closed under a form with unsaved content.
final class FormWindows {
    private let parent: Window
    private let calendar: FormCalendar
    /// The form that was opened last, while it exists.
    private weak var open: FormWindow?

    /// Is called for the key that quits the program, which only a form receives.
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

    /// Closes the window after its key or menu item. A form with unsaved content asks first, and
    /// the window closes after it. The window's own button cannot be used under a form.
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
