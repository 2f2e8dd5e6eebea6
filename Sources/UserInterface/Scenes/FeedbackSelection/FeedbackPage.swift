internal import FilmsFeature
internal import Gtk
internal import Signals

/// The selection page of a film in the detail pane.
final class FeedbackPage:
    EntryPage<SelectionModel<FilmViewModel, FeedbackSelectionViewModel>, FeedbackSelectionView>,
    FeedbackSelectionPage, DisplaysFilm, DisplaysFeedbackSelection
{
    /// The title of the film. The question stands on the page, and is longer than a header bar is
    /// wide.
    override var title: String { model?.card?.title ?? "" }
    var signalSelection: Signal<FeedbackChoice> { selectionEmitter.signal }

    private let selectionEmitter = Emitter<FeedbackChoice>()

    init(for id: String) {
        super.init(for: id) { FeedbackSelectionView() }
        model = SelectionModel()
    }

    func showFilm(_ film: FilmViewModel) {
        model?.card = film
    }

    func showFeedbackSelection(_ selection: FeedbackSelectionViewModel) {
        model?.choices = selection
    }

    override func rootViewDidLoad() {
        rootView.onChoice = { [weak self] value in
            self?.performIfVisible { self?.selectionEmitter.emit(value) }
        }
    }

    override func focus() {
        rootView.focus()
    }
}
