internal import FilmsFeature
internal import Gtk
internal import Presentation

/// The selection page of a film in the detail pane.
final class FeedbackPage:
    EntryPage<
        SelectionModel<FilmViewModel, FeedbackSelectionViewModel>, FeedbackSelectionView,
        FeedbackPageEvents
    >,
    DisplaysFilm, DisplaysFeedbackSelection
{
    /// The title of the film. The question stands on the page, and is longer than a header bar is
    /// wide.
    override var title: String { model?.card?.title ?? "" }

    init(for id: String) {
        super.init(for: id, events: FeedbackPageEvents.init) { FeedbackSelectionView($0) }
        model = SelectionModel()
    }

    func showFilm(_ film: FilmViewModel) {
        model?.card = film
    }

    func showFeedbackSelection(_ selection: FeedbackSelectionViewModel) {
        model?.choices = selection
    }

    override func focus() {
        rootView.focus()
    }
}
