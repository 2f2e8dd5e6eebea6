internal import EntryFeature
internal import FilmsFeature
internal import Gtk
internal import Presentation

/// The selection page of a film in the detail pane.
final class FeedbackPage:
    EntryPage<
        FeedbackSelectionViewModel, FeedbackSelectionView, FeedbackPageEvents
    >,
    DisplaysFeedbackSelection
{
    /// The title of the film. The question stands on the page, and is longer than a header bar is
    /// wide.
    override var title: String { model?.film.title ?? "" }

    init(for id: String) {
        super.init(for: id, events: FeedbackPageEvents.init) { FeedbackSelectionView($0) }
    }

    func showFeedbackSelection(_ selection: FeedbackSelectionViewModel) {
        model = selection
    }

    override var capabilities: EntryCapabilities { EntryCapabilities(isOfFilm: true) }

    override func focus() {
        rootView.focus()
    }
}
