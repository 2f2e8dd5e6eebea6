internal import FilmsFeature
internal import Gtk
internal import Presentation

/// The main page of a film in the detail pane.
final class FilmPage: EntryPage<FilmViewModel, FilmMainView>, DisplaysFilm, DisplaysFeedbackHistory
{
    override var title: String { model?.title ?? "" }

    /// The callback that waits for the text of every feedback.
    private var onFeedbackHistory: ((String) -> Void)?

    func showFilm(_ film: FilmViewModel) {
        model = film
    }

    /// Shows the text that was asked for on this page. Another page ignores it.
    func showWholeFeedbackHistory(_ history: String, of id: String) {
        if let onFeedbackHistory {
            self.onFeedbackHistory = nil
            onFeedbackHistory(history)
        } else {
            rootViewIfLoaded?.showWholeFeedbackHistory(history)
        }
    }

    /// Calls back with the text of every feedback.
    func requestFeedbackHistory(_ done: @escaping (String) -> Void) {
        guard let model, !model.isFeedbackHistoryComplete else {
            return done(model?.feedbackHistory ?? "")
        }
        onFeedbackHistory = done
        events.wholeFeedbackHistory.emit()
    }

    /// Marks a film on the watchlist as watched today.
    func markWatched() {
        guard let model, model.isWanted, model.leavingFeedback == .available else { return }
        events.watched.emit()
    }

    override var capabilities: EntryCapabilities {
        var capabilities = EntryCapabilities(isOfFilm: true, putOnPaper: putOnPaper)
        if model?.leavingFeedback == .available {
            capabilities.takePicture = { [events] in events.pictureChosen.emit($0) }
        }
        if model?.isWanted == true {
            capabilities.isWanted = true
            capabilities.markWatched = { [weak self] in self?.markWatched() }
        }
        return capabilities
    }
}
