public import FilmsFeature
internal import Gtk
internal import Presentation

extension MainWindow: DisplaysFilm, DisplaysFeedbackTrail, DisplaysThanks,
    DisplaysFeedbackSelection, DisplaysFilmForm, MakesFilmPages
{
    public func makeFilmMainPage(for id: String) -> any FilmMainPage {
        let page = pages.add(FilmPage(for: id))
        page.onFollowLink = { [weak self] in self?.openLink($0) }
        return page
    }

    private func openLink(_ address: String) {
        do throws(SystemError) {
            try window.show(address: address)
        } catch {
            showFailure(
                FailureViewModel(title: "The link was not opened.", reason: "\(error)"))
        }
    }

    public func makeFeedbackSelectionPage(for id: String) -> any FeedbackSelectionPage {
        let page = pages.add(FeedbackPage(for: id))
        if let film, film.id == id { page.showFilm(film) }
        return page
    }

    public func showFilm(_ film: FilmViewModel) {
        self.film = film
        pass(to: film.id) { (page: any DisplaysFilm) in page.showFilm(film) }
    }

    public func showWholeTrail(_ trail: String, of id: String) {
        pass(to: id) { (page: any DisplaysFeedbackTrail) in page.showWholeTrail(trail, of: id) }
    }

    public func showFeedbackSelection(_ selection: FeedbackSelectionViewModel) {
        pass(to: selection.id) { (page: any DisplaysFeedbackSelection) in
            page.showFeedbackSelection(selection)
        }
    }

    public func showThanks(_ thanks: ThanksViewModel) {
        guard !isEnding else { return }
        MessageDialog(
            .info, text: thanks.title, secondary: thanks.text, buttons: [("_Close", .close)],
            parent: window
        ).present { _ in }
    }

    public func openFilmForm(_ form: FilmFormViewModel) -> any FilmForm {
        let formWindow = FilmFormWindow(
            form, today: CalendarDay(calendar.today()), months: calendar.months(), parent: window)
        present(formWindow)
        return formWindow
    }
}

extension CalendarDay {
    init(_ day: (year: Int, month: Int, day: Int)) {
        self.init(year: day.year, month: day.month, day: day.day)
    }
}
