internal import EntryFeature
public import FilmsFeature
public import Presentation
internal import Signals
internal import Wording

extension MainWindow: FilmsView {
    public func makeFilmMainPage(for id: String) -> any InteractivePage<FilmPageEvents> {
        let page = detail.add(FilmPage(for: id))
        page.opening =
            page.events.link.signal.onReception § eachTime § { [weak self] in
                self?.open($0, orSay: localized("The link was not opened."))
            }
        return page
    }

    public func makeFeedbackSelectionPage(for id: String) -> any InteractivePage<FeedbackPageEvents>
    {
        detail.add(FeedbackPage(for: id))
    }

    public func showFilm(_ film: FilmViewModel) {
        detail.update(film.id, (any DisplaysFilm).self) { $0.showFilm(film) }
        entries.update()
    }

    public func showWholeFeedbackHistory(_ history: String, of id: String) {
        detail.update(id, (any DisplaysFeedbackHistory).self) {
            $0.showWholeFeedbackHistory(history, of: id)
        }
    }

    public func showFeedbackSelection(_ selection: FeedbackSelectionViewModel) {
        detail.update(selection.film.id, (any DisplaysFeedbackSelection).self) {
            $0.showFeedbackSelection(selection)
        }
    }

    public func showThanks(_ thanks: ThanksViewModel) { toasts.showThanks(thanks) }
}
