public import FilmsFeature
internal import Gtk
internal import Presentation

extension MainWindow: DisplaysFilm, DisplaysFeedbackSelection, DisplaysFilmForm, MakesFilmPages {
    public func makeFilmMainPage(for id: String) -> any FilmMainPage {
        let page = pages.remember(FilmPage(for: id))
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
        let page = pages.remember(FeedbackPage(for: id))
        page.rootView.card.model = pages.film(id)?.model
        return page
    }

    public func showFilm(_ film: FilmViewModel) {
        pages.film(film.id)?.model = film
        pages.feedback(film.id)?.rootView.card.model = film
        pageRefilled()
    }

    public func showWholeTrail(_ trail: String, of id: String) {
        pages.film(id)?.rootView.showWholeTrail(trail)
    }

    public func showFeedbackSelection(_ selection: FeedbackSelectionViewModel) {
        pages.feedback(selection.id)?.model = selection
        pageRefilled()
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
